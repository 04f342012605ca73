import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import { getDocumentEntry, getDocumentReminders, type DocumentEntry } from '@fsvp/contracts/internal';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Handle, Input } from '@fsvp/service-kit/handle.decorator';
import { DocumentsService } from '../documents/documents.service.js';
import { RemindersQueries } from './reminders.queries.js';

/** Endpoints for the other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly queries: RemindersQueries,
    private readonly documents: DocumentsService,
  ) {}

  @Handle(getDocumentEntry)
  async getEntry(@Input() { params }: HandlerInput<typeof getDocumentEntry>): Promise<DocumentEntry> {
    const { id, title, fileName, mimeType, fileSize, verificationId, correctiveActionId, version, isActive } =
      await this.documents.get(params.id);
    return {
      id,
      title,
      fileName,
      mimeType,
      fileSize,
      verificationId,
      correctiveActionId,
      version,
      withdrawn: !isActive,
    };
  }

  @Handle(getDocumentReminders)
  listReminders(): Promise<JsonText> {
    return this.queries.listReminders();
  }
}
