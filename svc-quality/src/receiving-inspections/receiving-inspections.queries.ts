import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { INSPECTION_STATUSES, type InspectionStatus, type listInspections } from '@fsvp/contracts/receiving-inspection';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database, type Statement } from '@fsvp/service-kit/database';
import { SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { entryFor, listParts, listStatement, ofSupplier, oneOf, orderOf, pageOf, RECORD_JSON, type RecordList } from '../records/record-list.js';
import { comparedWith, contains, hasWordPart } from '../records/search.js';
import { InspectionCounts, type InspectionCount } from './inspection-counts.js';

type ListQuery = HandlerInput<typeof listInspections>['query'];

const LIST: RecordList<NonNullable<ListQuery['sort']>> = {
  table: 'receiving_inspections',
  json: `json_build_object(${RECORD_JSON}, 'productName', r.product_name, 'lotNumber', r.lot_number, 'receivedDate', iso(r.received_date),
    'actualTemp', r.actual_temp, 'tempCompliant', r.temp_compliant, 'tempUnit', r.temp_unit, 'requiredTempMin', r.required_temp_min,
    'requiredTempMax', r.required_temp_max, 'quantity', r.quantity, 'quantityUnit', r.quantity_unit, 'inspectionQuestions', r.inspection_questions,
    'status', r.status, 'notes', r.notes, 'failureReasons', r.failure_reasons, 'inspectedBy', r.inspected_by)`,
  searchedNames: {},
  sorts: {
    // Product, then lot: the search text begins with the one and ends with the other.
    productName: 'r.search_text',
    receivedDate: 'r.received_date',
    status: 'r.status',
    supplierName: 'lower(d.name)',
    createdAt: 'r.created_at',
  },
};

/** Up to so many hits are found by the index on parts of words and sorted; of more, the order's index is followed until the page is full. */
const FEW = 20_000;
/** The same for a search that no index serves: finding them means comparing all. */
const FEW_COMPARED = 500;
/** So many rows of the order are looked at first where a page is likely to be full by then: most searches' hits are spread evenly, a lot's are not. */
const LOOKED_AT_FIRST = 30_000;
const EVENLY_WITHIN = 50;

/** What changed since a count, and the list as it is now. */
interface Listed {
  json: JsonText;
  changes: Partial<Record<InspectionStatus, number>> | null;
  snapshot: string;
  server: string;
}

/** Reads of receiving inspections, as SQL that answers JSON. */
@Injectable()
export class ReceivingInspectionsQueries {
  constructor(
    private readonly database: Database,
    private readonly counts: InspectionCounts,
  ) {}

  async list(query: ListQuery): Promise<JsonText> {
    // A supplier's inspections are few enough to count each time.
    if (query.supplier ?? query.supplierId) return this.database.value<JsonText>(listOfSupplier(query));
    const listedAt = performance.now();
    const count = await this.counts.of(query.search ?? '');
    const [listed] = (await this.database.rows(listSince(query, count))) as unknown as [Listed];
    if (listed.server !== count.server) {
      this.counts.forget(count.search);
      return this.list(query);
    }
    const byStatus = { ...count.byStatus };
    for (const status of INSPECTION_STATUSES) byStatus[status] += listed.changes?.[status] ?? 0;
    this.counts.renew({ ...count, byStatus, snapshot: listed.snapshot, countedAt: listedAt });
    return listed.json;
  }
}

function listOfSupplier(query: ListQuery): Statement {
  const { page, matching, values } = listParts(LIST, query, [oneOf('status', query.status), ofSupplier(query.supplier), ofSupplier(query.supplierId)]);
  const text = `select json_build_object('inspections', ${page}, 'total', (select count(*) ${matching}))::text`;
  return listStatement(text, values, query.search);
}

/** The list and its total out of a count made before: all in one statement, hence of one snapshot. */
function listSince(query: ListQuery, count: InspectionCount): Statement {
  const values = new SqlValues();
  const { limit, offset, search, status } = query;
  const accepted: readonly InspectionStatus[] = status?.length ? status : INSPECTION_STATUSES;
  const counted = accepted.reduce((sum, one) => sum + count.byStatus[one], 0);
  const snapshot = `${values.add(count.snapshot)}::pg_snapshot`;
  const few = counted <= (hasWordPart(search ?? '') ? FEW : FEW_COMPARED);
  const compared = (column: string) => search && (few ? contains(column, search, values) : comparedWith(column, search, values));
  const changed = compared('search_text');
  const { key, direction } = orderOf(LIST, query);
  const { way, taken, skipped } = pageWay(direction, { limit: values.add(limit), offset: values.add(offset), fromEnd: offset > counted / 2 });
  const inOrder = `order by key ${way}, id ${way}`;
  const onPage = `${inOrder} limit ${taken} offset ${skipped}`;
  const rowsOf = (...conditions: (string | false | undefined)[]) =>
    `select r.id, ${key} as key, r.search_text from ${LIST.table} r ${entryFor(key)} ${whereAll(['r.deleted_at is null', status?.length ? `r.status = any(${values.add(status)})` : undefined, ...conditions])}`;
  const found = () => `(with found as materialized (${rowsOf(compared('r.search_text'))} and (select total from now) > 0) select id, key from found ${onPage})`;
  const first = () => `(select id, key from (${rowsOf()} ${inOrder} limit ${LOOKED_AT_FIRST}) r where ${comparedWith('r.search_text', search ?? '', values)} ${onPage})`;
  let hits: string;
  if (!search || !few) hits = `select id, key from (${rowsOf(compared('r.search_text'))}) r ${onPage}`;
  else if ((offset + limit) * EVENLY_WITHIN > counted) hits = found();
  else {
    hits = `with first as materialized ${first()}, filled as materialized (select count(*) = ${values.add(limit)}::int as page from first)
      select * from first where (select page from filled) union all select * from ${found()} found where not (select page from filled)`;
  }
  const text = `with changes as (
      select status, sum(amount)::int as amount from inspection_changes
      where xid >= pg_snapshot_xmin(${snapshot}) and not pg_visible_in_snapshot(xid, ${snapshot}) ${changed ? `and ${changed}` : ''}
      group by status),
    now as (select ${values.add(counted)}::int + coalesce((select sum(amount) from changes where status = any(${values.add(accepted)})), 0)::int as total)
    select json_build_object('inspections', ${pageOf(LIST, hits, direction).page}, 'total', (select total from now))::text as json,
      (select json_object_agg(status, amount) from changes) as changes, pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server`;
  return listStatement(text, values, search);
}

/** Past the middle an order is followed from its other end, so that the last page costs no more than the first. */
function pageWay(direction: 'asc' | 'desc', { limit, offset, fromEnd }: { limit: string; offset: string; fromEnd: boolean }): { way: string; taken: string; skipped: string } {
  if (!fromEnd) return { way: direction, taken: limit, skipped: offset };
  return {
    way: direction === 'asc' ? 'desc' : 'asc',
    taken: `(select greatest(0, least(${limit}::int, total - ${offset}::int)) from now)`,
    skipped: `(select greatest(0, total - ${offset}::int - ${limit}::int) from now)`,
  };
}
