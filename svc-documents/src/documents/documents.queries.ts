import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { EXPIRES_SOON_DAYS, type listDocuments } from '@fsvp/contracts/document';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database, type Statement } from '@fsvp/service-kit/database';
import { likePattern, SqlValues, whereAll } from '@fsvp/service-kit/sql';

type ListQuery = HandlerInput<typeof listDocuments>['query'];

const DOCUMENT_JSON = `json_build_object('id', d.id, 'version', d.version, 'createdBy', d.created_by, 'createdAt', iso(d.created_at), 'updatedAt', iso(d.updated_at),
  'supplierId', d.supplier_id, 'supplierName', s.name, 'verificationId', d.verification_id, 'correctiveActionId', d.corrective_action_id,
  'title', d.title, 'description', d.description, 'type', d.type, 'fileName', d.file_name, 'filePath', d.file_path, 'fileSize', d.file_size,
  'mimeType', d.mime_type, 'sha256', d.sha256, 'fileVersion', d.file_version, 'expirationDate', iso(d.expiration_date), 'isActive', d.is_active, 'uploadedBy', d.uploaded_by)`;

const SORTS: Record<NonNullable<ListQuery['sort']>, string> = {
  title: 'lower(d.title)',
  type: 'd.type',
  expirationDate: 'd.expiration_date',
  supplierName: 'lower(s.name)',
  createdAt: 'd.created_at',
};

/** The same rule as documentExpiry of the contracts, over all active documents; undated ones count as valid (decisions §3). */
const COUNTS = `(select json_build_object('total', count(*),
    'expired', count(*) filter (where day < today),
    'expiresSoon', count(*) filter (where day between today and today + ${EXPIRES_SOON_DAYS}),
    'valid', count(*) filter (where day is null or day > today + ${EXPIRES_SOON_DAYS}))
  from (select utc_day(expiration_date) as day, utc_day(now()) as today from documents where is_active) counted)`;

function listStatement(query: ListQuery): Statement {
  const values = new SqlValues();
  const pattern = query.search ? values.add(likePattern(query.search)) : '';
  const where = whereAll([
    'd.is_active',
    query.search && `(d.title ilike ${pattern} or d.file_name ilike ${pattern} or d.supplier_id in (select id from supplier_directory where name ilike ${pattern}))`,
    query.type?.length && `d.type = any(${values.add(query.type)})`,
    query.supplierId && `d.supplier_id = ${values.add(query.supplierId)}`,
    query.verificationId && `d.verification_id = ${values.add(query.verificationId)}`,
    query.correctiveActionId && `d.corrective_action_id = ${values.add(query.correctiveActionId)}`,
  ]);
  const direction = query.order ?? (query.sort && query.sort !== 'createdAt' ? 'asc' : 'desc');
  const page = `select ${DOCUMENT_JSON} as record from documents d left join supplier_directory s on s.id = d.supplier_id ${where}
    order by ${SORTS[query.sort ?? 'createdAt']} ${direction} nulls last, d.id ${direction} limit ${values.add(query.limit)} offset ${values.add(query.offset)}`;
  const text = `select json_build_object('documents', coalesce((select json_agg(record) from (${page}) page), '[]'),
    'total', (select count(*) from documents d ${where}), 'counts', ${COUNTS})::text as json`;
  const shape = [query.search && 's', query.type?.length && 't', query.supplierId && 'u', query.verificationId && 'v', query.correctiveActionId && 'c', query.sort, query.order];
  return { name: `documents-${shape.map((part) => part || '').join('-')}`, text, values: values.values };
}

/** Reads of documents, as SQL that answers JSON. */
@Injectable()
export class DocumentsQueries {
  constructor(private readonly database: Database) {}

  list(query: ListQuery): Promise<JsonText> {
    return this.database.value<JsonText>(listStatement(query));
  }
}
