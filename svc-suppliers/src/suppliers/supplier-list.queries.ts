import { today, type Day } from '@fsvp/contracts/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { Compliance } from '@fsvp/contracts/compliance';
import { DEFAULT_LIMIT } from '@fsvp/contracts/fields';
import type { FsvpStatus } from '@fsvp/contracts/fsvp';
import type { listSuppliers } from '@fsvp/contracts/supplier';
import type { Changes, CountCache } from '@fsvp/service-kit/counts/count-cache';
import type { Statement } from '@fsvp/service-kit/database';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { fsvpRanges } from './fsvp-ranges.js';
import { countFiltered, type CountedBy, type SupplierCount } from './supplier-counts.js';

export type ListQuery = HandlerInput<typeof listSuppliers>['query'];
type Sort = NonNullable<ListQuery['sort']>;

/** A supplier's fields in the form of the contract. */
export const supplierFields = (
  day: string,
): string => `id, version, created_by as "createdBy", iso(created_at) as "createdAt",
  iso(updated_at) as "updatedAt", name, address, city, state, country, postal_code as "postalCode", contact_person as "contactPerson",
  email, phone, risk_level as "riskLevel", status, fsvp_required as "fsvpRequired", approved_by as "approvedBy", iso(approved_at) as "approvedAt",
  iso(last_verification_date) as "lastVerificationDate", last_verification_by as "lastVerificationBy",
  next_verification_day || 'T00:00:00.000Z' as "nextVerificationDate", verification_frequency_months as "verificationFrequencyMonths", notes,
  fsvp_status(fsvp_required, next_verification_day, ${day}) as "fsvpStatus", status as "approvalStatus",
  fsvp_program as "fsvpProgram", fsvp_importer_name as "fsvpImporterName", fsvp_importer_duns as "fsvpImporterDuns",
  fsvp_verification_methods as "fsvpVerificationMethods", fsvp_corrective_actions as "fsvpCorrectiveActions",
  fsvp_record_keeping as "fsvpRecordKeeping", contact_person as "contactName", email as "contactEmail", phone as "contactPhone"`;

// Each must equal the order of an index, `nulls` included (ADR 0012), or the whole directory is sorted for one page.
const SORTS: Record<Sort, { columns: string; asc: string; desc: string }> = {
  name: { columns: 'name', asc: 'lower(name), id', desc: 'lower(name) desc, id desc' },
  country: { columns: 'country', asc: 'lower(country), id', desc: 'lower(country) desc, id desc' },
  status: {
    columns: 'status, created_at',
    asc: 'status, created_at desc, id desc',
    desc: 'status desc, created_at, id',
  },
  riskLevel: {
    columns: 'risk_level, created_at',
    asc: 'risk_rank(risk_level), created_at desc, id desc',
    desc: 'risk_rank(risk_level) desc, created_at, id',
  },
  lastVerificationDate: {
    columns: 'last_verification_date',
    asc: 'last_verification_date, id',
    desc: 'last_verification_date desc nulls last, id desc',
  },
  nextVerificationDate: {
    columns: 'next_verification_day',
    asc: 'next_verification_day, id',
    desc: 'next_verification_day desc nulls last, id desc',
  },
  createdAt: { columns: 'created_at', asc: 'created_at, id', desc: 'created_at desc, id desc' },
};

/** The trigram index can find only three consecutive letters or digits. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * A pattern without a trigram would scan the whole trigram index. Another collation prevents its use, and compares the
 * same bytes.
 */
function searchCondition(search: string, values: SqlValues): string {
  const column = HAS_TRIGRAM.test(search) ? 'search_text' : 'search_text collate "C"';
  return `${column} like lower(${values.add(likePattern(search))})`;
}

/** Texts up to this length and longer ones have an index each, for the total of a search without a trigram. */
const COUNTED_TEXTS = ['octet_length(search_text) <= 2000', 'octet_length(search_text) > 2000'];

/** The values of a filter. With `=` PostgreSQL can use the order of an index behind the column. */
function oneOf(column: string, accepted: readonly string[] | undefined, values: SqlValues): string | undefined {
  if (!accepted?.length) return undefined;
  return accepted.length === 1 ? `${column} = ${values.add(accepted[0])}` : `${column} = any(${values.add(accepted)})`;
}

/** The rule of `complianceOf` in SQL that can use the indexes on status and due day. */
function complianceCondition(compliance: Compliance, { overdue }: Record<FsvpStatus, string[]>): string {
  if (compliance === 'pending') return `status = 'pending'`;
  const isOverdue = `(${overdue.map((range) => `(${range})`).join(' or ')})`;
  // An unknown due day makes `isOverdue` true, not null.
  return compliance === 'compliant'
    ? `(status = 'approved' and not ${isOverdue})`
    : `(status in ('rejected', 'suspended') or status = 'approved' and ${isOverdue})`;
}

function filterConditions(query: ListQuery, day: string, values: SqlValues): (string | false | undefined)[] {
  const ranges = fsvpRanges(day);
  const anyOf = (conditions: string[]) =>
    conditions.length > 0 && `(${conditions.map((one) => `(${one})`).join(' or ')})`;
  return [
    'deleted_at is null',
    oneOf('status', query.status, values),
    oneOf('risk_level', query.riskLevel, values),
    anyOf([...new Set(query.fsvpStatus)].flatMap((status) => ranges[status])),
    anyOf([...new Set(query.compliance)].map((one) => complianceCondition(one, ranges))),
    query.fsvpRequired !== undefined && `fsvp_required = ${values.add(query.fsvpRequired)}`,
  ];
}

/** JSON of the suppliers whose ids are in the CTE `page`. */
const pageJson = (day: string, order: string) =>
  `coalesce((select json_agg(one) from (select ${supplierFields(day)} from page join suppliers using (id) order by ${order}) one), '[]')`;

function resolveOrder({ sort = 'createdAt', order = sort === 'createdAt' ? 'desc' : 'asc' }: ListQuery) {
  return { sort, order, columns: SORTS[sort].columns, orderBy: SORTS[sort][order] };
}

/** The counts over all suppliers as of the list's day, and one of them. */
export interface KnownCount {
  cache: CountCache<CountedBy>;
  count: SupplierCount;
}

export interface PageRow extends Changes, Record<string, unknown> {
  page: string;
}

/**
 * Builds the SQL of a list without a search, as of the day of the counts: a page, and what has changed since a count.
 * With filters that few suppliers pass, those are sorted. Otherwise the order's index is read until the page is full.
 */
export function buildPageStatement(query: ListQuery, { cache, count }: KnownCount, asOf: Day = today()): Statement {
  const values = new SqlValues();
  const day = `${values.add(asOf)}::date`;
  const conditions = filterConditions(query, day, values).filter(Boolean);
  const { sort, order, columns, orderBy } = resolveOrder(query);
  const passing = countFiltered(count, query);
  const few = conditions.length > 1 && passing ** 2 < (query.offset + query.limit) * countFiltered(count, {});
  const from = few
    ? `(select id, ${columns} from suppliers ${whereAll(conditions)} offset 0) passing`
    : `suppliers ${whereAll(conditions)}`;
  // The plan of these depends on no value except the limit, which is part of the text.
  const onlyOneStatus = conditions.length === 2 && query.status?.length === 1 && sort === 'createdAt';
  const prepared =
    (conditions.length === 1 || onlyOneStatus) && !few && query.offset === 0 && query.limit === DEFAULT_LIMIT;
  const limits = prepared
    ? `limit ${DEFAULT_LIMIT}`
    : `limit ${values.add(query.limit)}::bigint offset ${values.add(query.offset)}::bigint`;
  return {
    name: prepared ? `suppliers-${sort}-${order}${onlyOneStatus ? '-status' : ''}` : '',
    text: `with changes as (${cache.changesSince(count, values)}),
      page as materialized (select id from ${from} order by ${orderBy} ${limits})
      select ${pageJson(day, orderBy)}::text as page, ${cache.answered}`,
    values: values.values,
  };
}

/** Builds the SQL of a search as of a day: a page and the total. */
export function buildSearchStatement(query: ListQuery & { search: string }, asOf: Day = today()): Statement {
  const values = new SqlValues();
  const day = `${values.add(asOf)}::date`;
  const [limit, offset] = [`${values.add(query.limit)}::bigint`, `${values.add(query.offset)}::bigint`];
  const conditions = [searchCondition(query.search, values), ...filterConditions(query, day, values)];
  const { sort, order, columns, orderBy } = resolveOrder(query);
  const respond = (ctes: string, total: string) =>
    `with ${ctes} select json_build_object('suppliers', ${pageJson(day, orderBy)}, 'total', ${total})::text as json`;
  const paged = `order by ${orderBy} limit ${limit} offset ${offset}`;
  if (HAS_TRIGRAM.test(query.search)) {
    // One scan of the trigram index finds page and total. This plan suits rare and frequent words, so it is prepared.
    const prepared = !query.fsvpStatus?.length && !query.compliance?.length && query.fsvpRequired === undefined;
    const filters = [query.status, query.riskLevel].map((accepted) => Math.min(accepted?.length ?? 0, 2)).join('-');
    return {
      name: prepared ? `suppliers-search-${sort}-${order}-${filters}` : '',
      text: respond(
        `found as materialized (select id, ${columns} from suppliers ${whereAll(conditions)}),
          page as materialized (select id from found ${paged})`,
        '(select count(*) from found)',
      ),
      values: values.values,
    };
  }
  const total = COUNTED_TEXTS.map((part) => `(select count(*) from suppliers ${whereAll([...conditions, part])})`).join(
    ' + ',
  );
  // A page shorter than its limit gives the total without a count.
  return {
    name: '',
    text: respond(
      `page as materialized (select id from suppliers ${whereAll(conditions)} ${paged})`,
      `(select case when shown < ${limit} and (shown > 0 or ${offset} = 0) then ${offset} + shown else ${total} end
        from (select count(*) as shown from page) counted)`,
    ),
    values: values.values,
  };
}
