import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listDocumentEntries } from '@fsvp/contracts/documents/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';

const PAGE = `select coalesce(json_agg(json_build_object('id', d.id, 'title', d.title, 'fileName', d.file_name,
    'mimeType', d.mime_type, 'fileSize', d.file_size, 'verificationId', d.verification_id,
    'correctiveActionId', d.corrective_action_id, 'supplierId', d.supplier_id, 'expirationDate', iso(d.expiration_date),
    'language', d.language, 'fileDamagedSince', iso(d.file_damaged_since),
    'fileVersion', d.file_version, 'translations', d.translations,
    'version', d.version, 'withdrawn', not d.is_active) order by d.id), '[]')::text
  from (select * from documents where $1::uuid is null or id > $1 order by id limit $2::int) d`;

/** Documents for services that keep a copy of them. */
@Injectable()
export class DocumentEntriesQueries {
  constructor(private readonly database: Database) {}

  list({ after, limit }: HandlerInput<typeof listDocumentEntries>['query']): Promise<JsonText> {
    return this.database.value<JsonText>({ name: 'document-entries', text: PAGE, values: [after ?? null, limit] });
  }
}
