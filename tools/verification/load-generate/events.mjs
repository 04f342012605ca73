import { setTimeout as sleep } from 'node:timers/promises';

/** The state of the inspections that change, once for all inserts. */
const CHANGED = `
  create temp table changed as select row_number() over (order by id) - 1 as number, id,
    jsonb_build_object('id', id, 'version', 1, 'createdAt', iso(created_at), 'updatedAt', iso(updated_at),
      'supplierId', supplier_id, 'supplierName', null, 'productName', product_name, 'lotNumber', lot_number, 'receivedDate', iso(received_date),
      'actualTemp', actual_temp, 'tempCompliant', temp_compliant, 'tempUnit', temp_unit, 'quantity', quantity, 'quantityUnit', quantity_unit,
      'inspectionQuestions', inspection_questions, 'status', status, 'notes', notes, 'failureReasons', failure_reasons) as facts
  from (select * from receiving_inspections order by id limit 100000) as record;
  create unique index on changed (number);
  analyze changed`;

/** A change of an inspection, as svc-quality records it; the inspections take turns. */
const EVENTS = `
  with draft as (select no % $3 as number, 2 + (no / $3)::int as next_version from generate_series($1::bigint, $2::bigint) as row (no))
  insert into event_log (id, aggregate_type, aggregate_id, aggregate_version, type, request_id, before, after)
  select uuidv7(), 'receiving-inspection', id, next_version, 'receiving-inspection.updated.v1', 'generated',
    facts || jsonb_build_object('version', next_version - 1), facts || jsonb_build_object('version', next_version)
  from draft join changed using (number)
  on conflict do nothing`;

const ROWS_PER_INSERT = 20_000;
const PAUSE_MS = 200;
const IS_AHEAD = `select exists (select from event_log where seq is null order by id offset ${ROWS_PER_INSERT}) as ahead`;

/**
 * Adds entries to the event log of svc-quality, neither sealed nor published: its relay does both, so that they are a valid part of the hash
 * chain. It waits for the relay after each part: with all entries inserted first, each would have two row versions on the disk. The records do
 * not change.
 * @param {import('pg').Client} quality the owner's connection @param {number} first @param {number} count
 */
export async function addEvents(quality, first, count) {
  await quality.query(CHANGED);
  const { rows } = await quality.query('select count(*)::int as inspections from changed');
  const last = first + count - 1;
  for (let from = first; from <= last; from += ROWS_PER_INSERT) {
    await quality.query(EVENTS, [from, Math.min(last, from + ROWS_PER_INSERT - 1), rows[0].inspections]);
    await quality.query('notify event_log');
    while ((await quality.query(IS_AHEAD)).rows[0].ahead) await sleep(PAUSE_MS);
  }
  await quality.query('drop table changed');
}
