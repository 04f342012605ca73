import { today, type Day } from '@fsvp/contracts/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { Compliance } from '@fsvp/contracts/compliance';
import type { FsvpStatus } from '@fsvp/contracts/fsvp';
import type { listSuppliers } from '@fsvp/contracts/supplier';
import type { Statement } from '@fsvp/service-kit/database';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/sql';
import { fsvpRanges } from './fsvp-ranges.js';

export type ListQuery = HandlerInput<typeof listSuppliers>['query'];
type Sort = NonNullable<ListQuery['sort']>;

/** A supplier in the form of the contract. */
const supplierJson = (day: string) => `json_build_object(
  'id', id, 'version', version, 'createdBy', created_by, 'createdAt', iso(created_at), 'updatedAt', iso(updated_at),
  'name', name, 'address', address, 'city', city, 'state', state, 'country', country, 'postalCode', postal_code,
  'contactPerson', contact_person, 'email', email, 'phone', phone, 'riskLevel', risk_level, 'status', status,
  'fsvpRequired', fsvp_required, 'approvedBy', approved_by, 'approvedAt', iso(approved_at),
  'lastVerificationDate', iso(last_verification_date), 'lastVerificationBy', last_verification_by,
  'nextVerificationDate', next_verification_day || 'T00:00:00.000Z', 'verificationFrequencyMonths', verification_frequency_months, 'notes', notes,
  'fsvpStatus', fsvp_status(fsvp_required, next_verification_day, ${day}), 'approvalStatus', status,
  'fsvpProgram', fsvp_program, 'fsvpImporterName', fsvp_importer_name, 'fsvpImporterDuns', fsvp_importer_duns,
  'fsvpVerificationMethods', fsvp_verification_methods, 'fsvpCorrectiveActions', fsvp_corrective_actions,
  'fsvpRecordKeeping', fsvp_record_keeping, 'contactName', contact_person, 'contactEmail', email, 'contactPhone', phone)`;

// Each must equal the order of an index, `nulls` included (ADR 0012), or the whole directory is sorted for one page.
const SORTS: Record<Sort, { asc: string; desc: string }> = {
  name: { asc: 'lower(name), id', desc: 'lower(name) desc, id desc' },
  country: { asc: 'lower(country), id', desc: 'lower(country) desc, id desc' },
  status: { asc: 'status, created_at desc, id desc', desc: 'status desc, created_at, id' },
  riskLevel: {
    asc: 'risk_rank(risk_level), created_at desc, id desc',
    desc: 'risk_rank(risk_level) desc, created_at, id',
  },
  lastVerificationDate: { asc: 'last_verification_date, id', desc: 'last_verification_date desc nulls last, id desc' },
  nextVerificationDate: { asc: 'next_verification_day, id', desc: 'next_verification_day desc nulls last, id desc' },
  createdAt: { asc: 'created_at, id', desc: 'created_at desc, id desc' },
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

/** Disjoint conditions that together match all rows to count. Each has its own index. */
function splitCount({ search }: ListQuery, ranges: string[]): string[] {
  if (ranges.length) return ranges;
  return search && !HAS_TRIGRAM.test(search)
    ? ['octet_length(search_text) <= 2000', 'octet_length(search_text) > 2000']
    : ['true'];
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

/** Builds the list's SQL as of a day. The benchmark also runs it directly. */
export function buildListStatement(query: ListQuery, asOf: Day = today()): Statement {
  const values = new SqlValues();
  const day = `${values.add(asOf)}::date`;
  const [limit, offset] = [`${values.add(query.limit)}::bigint`, `${values.add(query.offset)}::bigint`];
  const conditions = [
    'deleted_at is null',
    query.search && searchCondition(query.search, values),
    query.status?.length && `status = any(${values.add(query.status)})`,
    query.riskLevel?.length && `risk_level = any(${values.add(query.riskLevel)})`,
    query.compliance?.length &&
      `(${query.compliance.map((one) => complianceCondition(one, fsvpRanges(day))).join(' or ')})`,
    query.fsvpRequired !== undefined && `fsvp_required = ${values.add(query.fsvpRequired)}`,
  ];
  const ranges = [...new Set(query.fsvpStatus)].flatMap((status) => fsvpRanges(day)[status]);
  const total = splitCount(query, ranges)
    .map((part) => `(select count(*) from suppliers ${whereAll([...conditions, part])})`)
    .join(' + ');
  const where = whereAll([...conditions, ranges.length && `(${ranges.map((range) => `(${range})`).join(' or ')})`]);
  const sort = query.sort ?? 'createdAt';
  const order = SORTS[sort][query.order ?? (sort === 'createdAt' ? 'desc' : 'asc')];
  // Only ids are sorted and skipped. Full rows are read only for the page. A page shorter than its limit gives the
  // total without a count.
  const text = `with page as materialized (select id from suppliers ${where} order by ${order} limit ${limit} offset ${offset})
    select json_build_object('suppliers', coalesce((select json_agg(${supplierJson(day)} order by ${order}) from page join suppliers using (id)), '[]'),
      'total', (select case when shown < ${limit} and (shown > 0 or ${offset} = 0) then ${offset} + shown else ${total} end
        from (select count(*) as shown from page) counted))::text as json`;
  // With conditions the statement is not prepared, since the best plan for a rare word is slow for a frequent one.
  const named = !ranges.length && conditions.filter(Boolean).length === 1;
  return { name: named ? `suppliers-${sort}-${query.order ?? ''}` : '', text, values: values.values };
}
