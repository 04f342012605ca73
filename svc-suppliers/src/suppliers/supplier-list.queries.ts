import { today, type Day } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { Compliance } from '@fsvp/contracts/suppliers/compliance';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { foldText } from '@fsvp/contracts/core/text';
import type { FsvpStatus } from '@fsvp/contracts/suppliers/fsvp';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import type { Changes, CountCache } from '@fsvp/service-kit/lists/counts/count-cache';
import type { Statement } from '@fsvp/service-kit/database/database';
import { asksForExternalId, externalIdCondition } from '@fsvp/service-kit/external-ids/external-id-filter';
import { fieldsOf } from '@fsvp/service-kit/http/list-query';
import { letters, oneOf, type List, type OrderColumn } from '@fsvp/service-kit/lists/list';
import { jsonSql, recordMembers, type Members } from '@fsvp/service-kit/lists/members';
import { pageSql } from '@fsvp/service-kit/lists/page';
import type { ReadPage } from '@fsvp/service-kit/lists/read-list';
import { SqlValues, whereAll } from '@fsvp/service-kit/database/sql';
import { DUE_DAY, fsvpRanges } from './fsvp-ranges.js';
import { SupplierEntity } from './supplier.entity.js';
import { countFiltered, type CountedBy, type SupplierCount } from './supplier-counts.js';

export type ListQuery = HandlerInput<typeof listSuppliers>['query'];

const MEMBERS = recordMembers(SupplierEntity, fieldsOf(listSuppliers), {
  nextVerificationDate: `r.next_verification_day || 'T00:00:00.000Z'`,
  fsvpStatus: '',
  approvalStatus: 'r.status',
  contactName: 'r.contact_person',
  contactEmail: 'r.email',
  contactPhone: 'r.phone',
});

/** A supplier's fields in the form of the contract, as SQL. @param day SQL of the current day */
const supplierMembers = (day: string): Members => ({
  ...MEMBERS,
  fsvpStatus: `fsvp_status(r.fsvp_required, r.next_verification_day, ${day})`,
});

/** SQL of a supplier's JSON, for a row `r`. */
export const supplierJson = (day: string): string => jsonSql(supplierMembers(day));

const NEWEST: OrderColumn = { sql: 'r.created_at', type: 'timestamptz', back: true };

// Each order must equal that of an index (ADR 0012), or the whole directory is sorted for one page.
const listOn = (day: string): List<ListQuery> => ({
  name: 'suppliers',
  from: 'suppliers r',
  row: 'r',
  members: supplierMembers(day),
  sorts: {
    name: { sql: letters('r.name'), type: 'text' },
    country: { sql: letters('r.country'), type: 'text' },
    status: [{ sql: 'r.status', type: 'text' }, NEWEST],
    riskLevel: [{ sql: 'risk_rank(r.risk_level)', type: 'integer' }, NEWEST],
    lastVerificationDate: { sql: 'r.last_verification_date', type: 'timestamptz', nullable: true },
    nextVerificationDate: [
      { sql: DUE_DAY, type: 'date', nullable: true },
      { sql: letters('r.name'), type: 'text' },
    ],
  },
});

/** The trigram index can find only three consecutive letters or digits. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

export const hasTrigram = (search: string): boolean => HAS_TRIGRAM.test(foldText(search));

/**
 * Finds a part of the supplier's text, or the whole of an external id.
 * @param prepared computes the pattern once, not for each row that is compared, and so suits a plan for all values
 */
function searchCondition(search: string, prepared: boolean, values: SqlValues): string {
  const given = values.add(search);
  const pattern = `search_pattern(${given})`;
  // An array, so that PostgreSQL combines the indexes on text and id.
  const ids = `array(select record_id from external_ids where record_type = 'supplier' and external_id = ${given})`;
  return `(search_text like ${prepared ? `(select ${pattern})` : pattern} or id = any(${ids}))`;
}

/**
 * A pattern without a trigram would scan the whole trigram index: another collation prevents its use, and compares the
 * same bytes.
 */
const scanCondition = (search: string, values: SqlValues) =>
  `search_text collate "C" like search_pattern(${values.add(search)})`;

/** Texts up to this length and longer ones have an index each, for the total of a search without a trigram. */
const COUNTED_TEXTS = ['octet_length(search_text) <= 2000', 'octet_length(search_text) > 2000'];

/** The rule of `complianceOf` in SQL that can use the indexes on status and due day. */
function complianceCondition(compliance: Compliance, { overdue }: Record<FsvpStatus, string[]>): string {
  if (compliance === 'pending') return `status = 'pending'`;
  const isOverdue = `(${overdue.map((range) => `(${range})`).join(' or ')})`;
  // An unknown due day makes `isOverdue` true, not null.
  return compliance === 'compliant'
    ? `(status = 'approved' and not ${isOverdue})`
    : `(status in ('rejected', 'suspended') or status = 'approved' and ${isOverdue})`;
}

function filterConditions(query: ListQuery, day: string, values: SqlValues): (string | false | 0 | undefined)[] {
  const ranges = fsvpRanges(day);
  const anyOf = (conditions: string[]) =>
    conditions.length > 0 && `(${conditions.map((one) => `(${one})`).join(' or ')})`;
  return [
    'deleted_at is null',
    query.status?.length && oneOf('status')(query.status, values),
    query.riskLevel?.length && oneOf('risk_level')(query.riskLevel, values),
    anyOf([...new Set(query.fsvpStatus)].flatMap((status) => ranges[status])),
    anyOf([...new Set(query.compliance)].map((one) => complianceCondition(one, ranges))),
    query.updatedSince && `updated_at >= ${values.add(query.updatedSince)}::timestamptz`,
    query.fsvpRequired !== undefined && `fsvp_required = ${values.add(query.fsvpRequired)}`,
    externalIdCondition('supplier', query, 'id', values),
  ];
}

/** Whether a list shows suppliers that no cached count includes. */
const isCountedHere = (query: ListQuery) => query.updatedSince !== undefined || asksForExternalId(query);

/** A parameter that the chosen fields do not use would have no type; a statement with chosen fields is not prepared. */
function daySql({ fields }: ListQuery, asOf: Day, values: SqlValues): string {
  return fields ? `date '${asOf}'` : `${values.add(asOf)}::date`;
}

/** The counts over all suppliers as of the list's day, and one of them. */
export interface KnownCount {
  cache: CountCache<CountedBy>;
  count: SupplierCount;
  /** The list was read in the count's snapshot: it is read again only if a supplier has changed since. */
  isRead?: boolean;
}

/** Row of a list's statement. */
export interface ListRow extends Changes, Record<string, unknown>, Pick<ReadPage, 'last'> {
  /** Null if the list is not read again. */
  page: string | null;
  /** Null if the counts tell it. */
  total: number | null;
}

const isReadAgain = ({ isRead = false }: KnownCount, values: SqlValues) =>
  `(${values.add(!isRead)}::boolean or exists (select from changes))`;

/** SQL of a list's statement from CTEs and columns: also reads what has changed since the count. */
function listSql({ cache, count }: KnownCount, ctes: string, columns: string, values: SqlValues): string {
  return `with changes as (${cache.changesSince(count, values)}), ${ctes} select ${columns}, ${cache.answered}`;
}

/**
 * Builds the SQL of a list without a search, as of the day of the counts. With filters that few suppliers pass, those are
 * sorted. Otherwise the order's index is read until the page is full.
 * @returns reads `ListRow`, with `total` for suppliers that the counts do not tell apart (`isCountedHere`)
 */
export function buildPageStatement(query: ListQuery, known: KnownCount, asOf: Day = today()): Statement {
  const values = new SqlValues();
  const day = daySql(query, asOf, values);
  const conditions = filterConditions(query, day, values).filter(Boolean);
  const { sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' } = query;
  const passing = countFiltered(known.count, query);
  const few = conditions.length > 1 && passing ** 2 < (query.offset + query.limit) * countFiltered(known.count, {});
  // The plan of these depends on no value except the limit, which is part of the text.
  const onlyOneStatus = conditions.length === 2 && query.status?.length === 1 && sort === 'createdAt';
  const prepared =
    (conditions.length === 1 || onlyOneStatus) &&
    !few &&
    query.offset === 0 &&
    query.limit === DEFAULT_LIMIT &&
    !query.cursor &&
    !query.fields;
  const onlyIf = isReadAgain(known, values);
  const { ctes, columns } = pageSql({ list: listOn(day), query, values, conditions, sorted: few, onlyIf });
  const counted = `(select count(*)::int from suppliers ${whereAll(conditions)})`;
  const total = isCountedHere(query) ? `case when ${onlyIf} then ${counted} end` : 'null::int';
  return {
    name: prepared ? `suppliers-${sort}-${order}${onlyOneStatus ? '-status' : ''}` : '',
    text: listSql(known, ctes, `${columns}, ${total} as total`, values),
    values: values.values,
  };
}

/**
 * Builds the SQL of a search as of a day.
 * @param byExternalId of a search without a trigram: the suppliers whose external id is the searched text
 * @returns reads `ListRow`, with `total`
 */
export function buildSearchStatement(
  query: ListQuery & { search: string },
  known: KnownCount,
  asOf: Day = today(),
  byExternalId: readonly string[] = [],
): Statement {
  const values = new SqlValues();
  const day = daySql(query, asOf, values);
  const filters = filterConditions(query, day, values);
  const list = listOn(day);
  if (hasTrigram(query.search)) {
    // One scan of the trigram index finds page and total. This plan suits rare and frequent words, so it is prepared.
    const { fsvpStatus, compliance, fsvpRequired, cursor, fields } = query;
    const prepared =
      !fsvpStatus?.length &&
      !compliance?.length &&
      fsvpRequired === undefined &&
      !isCountedHere(query) &&
      !cursor &&
      !fields;
    const conditions = [searchCondition(query.search, prepared, values), ...filters];
    const lengths = [query.status, query.riskLevel].map((accepted) => Math.min(accepted?.length ?? 0, 2)).join('-');
    const onlyIf = isReadAgain(known, values);
    const { ctes, columns } = pageSql({ list, query, values, conditions, sorted: true, onlyIf });
    const { sort = 'createdAt', order = '' } = query;
    const sizes = `${query.limit === DEFAULT_LIMIT ? '' : '-limit'}${query.offset > 0 ? '-offset' : ''}`;
    return {
      name: prepared ? `suppliers-search-${sort}-${order}-${lengths}${sizes}` : '',
      text: listSql(
        known,
        ctes,
        `${columns}, case when ${onlyIf} then (select count(*)::int from found) end as total`,
        values,
      ),
      values: values.values,
    };
  }
  const text = scanCondition(query.search, values);
  const ids = byExternalId.length > 0 && `id = any(${values.add(byExternalId)}::uuid[])`;
  const counts = [
    ...COUNTED_TEXTS.map((part) => [text, ...filters, part]),
    ...(ids ? [[ids, `not ${text}`, ...filters]] : []),
  ];
  const total = counts.map((conditions) => `(select count(*) from suppliers ${whereAll(conditions)})`).join(' + ');
  const conditions = [ids ? `(${text} or ${ids})` : text, ...filters];
  const { ctes, columns, limit, offset } = pageSql({ list, query, values, conditions });
  // A last page that has rows gives the total without a count.
  const isLast = query.cursor ? 'false' : `shown <= ${limit} and (shown > 0 or ${offset} = 0)`;
  const shownOr = `(select case when ${isLast} then ${offset} + shown else ${total} end
    from (select count(*) as shown from hits) counted)::int`;
  return { name: '', text: listSql(known, ctes, `${columns}, ${shownOr} as total`, values), values: values.values };
}
