/** A change of an inspection, as svc-quality records it; the inspections take turns. */
const EVENTS = `
  with changed as (select row_number() over (order by id) - 1 as number, record.* from receiving_inspections record limit $3),
  draft as (
    select changed.*, 2 + (no / $3)::int as next_version from generate_series($1::bigint, $2::bigint) as row (no)
      join changed on changed.number = no % $3
  )
  insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, request_id, before, after)
  select uuidv7(), 'receiving-inspection', id, next_version, 'receiving-inspection.updated.v1', 'generated', facts, facts || jsonb_build_object('version', next_version)
  from draft, lateral (select jsonb_build_object('id', id, 'version', next_version - 1, 'createdAt', iso(created_at), 'updatedAt', iso(updated_at),
    'supplierId', supplier_id, 'supplierName', null, 'productName', product_name, 'lotNumber', lot_number, 'receivedDate', iso(received_date),
    'actualTemp', actual_temp, 'tempCompliant', temp_compliant, 'tempUnit', temp_unit, 'quantity', quantity, 'quantityUnit', quantity_unit,
    'inspectionQuestions', inspection_questions, 'status', status, 'notes', notes, 'failureReasons', failure_reasons) as facts) as snapshot
  on conflict do nothing`;

const ROWS_PER_INSERT = 20_000;

/**
 * Adds entries to the event log of svc-quality, neither sealed nor published: its relay does both, so that they are a valid part of the hash
 * chain. The records do not change.
 * @param {import('pg').Client} quality the owner's connection @param {number} first @param {number} count
 */
export async function addEvents(quality, first, count) {
  const { rows } = await quality.query('select least(count(*), 100000)::int as inspections from receiving_inspections');
  const last = first + count - 1;
  for (let from = first; from <= last; from += ROWS_PER_INSERT)
    await quality.query(EVENTS, [from, Math.min(last, from + ROWS_PER_INSERT - 1), rows[0].inspections]);
  await quality.query('notify event_log');
}
