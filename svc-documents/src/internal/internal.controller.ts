import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import {
  getDocumentEntry,
  getDocumentReminders,
  listDocumentEntries,
  type DocumentEntry,
} from '@fsvp/contracts/documents/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { DocumentsService } from '../documents/documents.service.js';
import { DocumentEntriesQueries } from './document-entries.queries.js';
import { RemindersQueries } from './reminders.queries.js';

/** Endpoints for the other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly queries: RemindersQueries,
    private readonly documents: DocumentsService,
    private readonly entries: DocumentEntriesQueries,
  ) {}

  @Handle(getDocumentEntry)
  async getEntry(@Input() { params }: HandlerInput<typeof getDocumentEntry>): Promise<DocumentEntry> {
    const document = await this.documents.get(params.id);
    const { id, title, fileName, mimeType, fileSize, verificationId, correctiveActionId, version } = document;
    const { supplierId, expirationDate, language, fileDamagedSince, fileVersion, translations, isActive } = document;
    return {
      id,
      title,
      fileName,
      mimeType,
      fileSize,
      verificationId,
      correctiveActionId,
      supplierId,
      expirationDate,
      language,
      fileDamagedSince,
      fileVersion,
      translations,
      version,
      withdrawn: !isActive,
    };
  }

  @Handle(listDocumentEntries)
  listEntries(@Input() { query }: HandlerInput<typeof listDocumentEntries>): Promise<JsonText> {
    return this.entries.list(query);
  }

  @Handle(getDocumentReminders)
  listReminders(): Promise<JsonText> {
    return this.queries.listReminders();
  }
}
