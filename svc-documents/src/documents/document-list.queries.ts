import { createHash } from 'node:crypto';
import { today } from '@fsvp/contracts/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/call';
import { EXPIRES_SOON_DAYS, type listDocuments } from '@fsvp/contracts/document';
import type { Statement } from '@fsvp/service-kit/database';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/sql';

export type ListQuery = HandlerInput<typeof listDocuments>['query'];

const DOCUMENT_JSON = `json_build_object('id', d.id, 'version', d.version, 'createdBy', d.created_by, 'createdAt', iso(d.created_at), 'updatedAt', iso(d.updated_at),
  'supplierId', d.supplier_id, 'supplierName', s.name, 'verificationId', d.verification_id, 'correctiveActionId', d.corrective_action_id,
  'title', d.title, 'description', d.description, 'type', d.type, 'fileName', d.file_name, 'filePath', d.file_path, 'fileSize', d.file_size,
  'mimeType', d.mime_type, 'sha256', d.sha256, 'fileVersion', d.file_version, 'expirationDate', iso(d.expiration_date), 'isActive', d.is_active,
  'uploadedBy', d.uploaded_by)`;

/** Each order matches an index. Documents without a date or a supplier are last in both directions. */
const SORTS: Record<NonNullable<ListQuery['sort']>, Record<'asc' | 'desc', string>> = {
  title: { asc: 'lower(d.title), d.id', desc: 'lower(d.title) desc, d.id desc' },
  type: { asc: 'd.type, d.created_at desc, d.id desc', desc: 'd.type desc, d.created_at, d.id' },
  expirationDate: { asc: 'd.expiration_date, d.id', desc: 'd.expiration_date desc nulls last, d.id desc' },
  supplierName: { asc: 'lower(s.name), d.id', desc: 'lower(s.name) desc nulls last, d.id desc' },
  createdAt: { asc: 'd.created_at, d.id', desc: 'd.created_at desc, d.id desc' },
};

/**
 * The rule of documentExpiry in the contracts, for all active documents; those without a date are valid (spec-map:
 * derived-7).
 */
function buildCountsQuery(day: string): string {
  return `select count(*) as total, count(*) filter (where expiry_day < ${day}::date) as expired,
      count(*) filter (where expiry_day between ${day}::date and ${day}::date + ${EXPIRES_SOON_DAYS}) as soon from documents where is_active`;
}

/** One statement for a page of documents, the number of matches and the counts of the stat cards. */
export function listStatement(query: ListQuery): Statement {
  const values = new SqlValues();
  const { sort = 'createdAt' } = query;
  const order = SORTS[sort][query.order ?? (sort === 'createdAt' ? 'desc' : 'asc')];
  const conditions = [
    query.search && buildSearchCondition(query.search, values),
    query.type?.length && `d.type = any(${values.add(query.type)})`,
    query.supplierId && `d.supplier_id = ${values.add(query.supplierId)}`,
    query.verificationId && `d.verification_id = ${values.add(query.verificationId)}`,
    query.correctiveActionId && `d.corrective_action_id = ${values.add(query.correctiveActionId)}`,
  ].filter(Boolean);
  const from = `from documents d ${sort === 'supplierName' ? 'left join supplier_directory s on s.id = d.supplier_id' : ''}`;
  // Ids first, with an index-only scan: rows that the offset skips are never read.
  const text = `with counts as (${buildCountsQuery(values.add(today()))}),
      page as materialized (select id, row_number() over () as place from (
        select d.id ${from} ${whereAll(['d.is_active', ...conditions])} order by ${order} limit ${values.add(query.limit)} offset ${values.add(query.offset)}) hits)
    select json_build_object(
      'documents', coalesce((select json_agg(${DOCUMENT_JSON} order by page.place) from page join documents d on d.id = page.id left join supplier_directory s on s.id = d.supplier_id), '[]'),
      'total', ${conditions.length ? buildTotalExpression(`from documents d ${whereAll(['d.is_active', ...conditions])}`, query) : 'counts.total'},
      'counts', json_build_object('total', counts.total, 'expired', counts.expired, 'expiresSoon', counts.soon, 'valid', counts.total - counts.expired - counts.soon))::text as json
    from counts`;
  // Unnamed when it has filters, so that PostgreSQL plans it for the values: types and suppliers differ much in size.
  return {
    name: conditions.length ? '' : createHash('sha1').update(text).digest('base64url'),
    text,
    values: values.values,
  };
}

/** A page that is not full gives the total; otherwise the matching rows are counted. */
function buildTotalExpression(matching: string, query: ListQuery): string {
  const onPage = '(select count(*) from page)';
  return `case when ${onPage} between ${query.offset ? 1 : 0} and ${query.limit - 1} then ${query.offset} + ${onPage} else (select count(*) ${matching}) end`;
}

/** Filters rows of the index: half of all documents may match, by their text or by their supplier's name. */
function buildSearchCondition(search: string, values: SqlValues): string {
  const pattern = `lower(${values.add(likePattern(search))})`;
  return `(d.search_text like ${pattern} or d.supplier_id in (select id from supplier_directory where name ilike ${pattern}))`;
}
