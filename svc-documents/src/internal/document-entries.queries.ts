import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listDocumentEntries } from '@fsvp/contracts/documents/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { notFound } from '@fsvp/service-kit/problems/problem.error';

const ENTRY = `json_build_object('id', d.id, 'title', d.title, 'fileName', d.file_name,
    'mimeType', d.mime_type, 'fileSize', d.file_size, 'verificationId', d.verification_id,
    'correctiveActionId', d.corrective_action_id, 'supplierId', d.supplier_id, 'expirationDate', iso(d.expiration_date),
    'language', d.language, 'fileDamagedSince', iso(d.file_damaged_since),
    'fileVersion', d.file_version, 'translations', d.translations, 'sha256', d.sha256,
    'fileAddedAt', (select iso(v.uploaded_at) from document_versions v where v.document_id = d.id and v.number = d.file_version),
    'version', d.version, 'withdrawn', not d.is_active)`;
const ONE = `select ${ENTRY}::text from documents d where d.id = $1`;
const PAGE = `select coalesce(json_agg(${ENTRY} order by d.id), '[]')::text
  from (select * from documents where $1::uuid is null or id > $1 order by id limit $2::int) d`;

/** Documents for services that keep a copy of them, including withdrawn ones. */
@Injectable()
export class DocumentEntriesQueries {
  constructor(private readonly database: Database) {}

  /** @throws 404 */
  async get(id: string): Promise<JsonText> {
    const found = await this.database.value<JsonText | undefined>({ name: 'document-entry', text: ONE, values: [id] });
    if (!found) throw notFound('document');
    return found;
  }

  list({ after, limit }: HandlerInput<typeof listDocumentEntries>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({ name: 'document-entries', text: PAGE, values: [after ?? null, limit] });
  }
}
