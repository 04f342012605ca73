import { Controller } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { getDocumentEntry, getDocumentReminders, listDocumentEntries } from '@fsvp/contracts/documents/internal';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { DocumentEntriesQueries } from './document-entries.queries.js';
import { RemindersQueries } from './reminders.queries.js';

/** Endpoints for the other services. */
@Controller()
export class InternalController {
  constructor(
    private readonly queries: RemindersQueries,
    private readonly entries: DocumentEntriesQueries,
  ) {}

  @Handle(getDocumentEntry)
  getEntry(@Input() { params }: HandlerInput<typeof getDocumentEntry>): Promise<JsonText> {
    return this.entries.get(params.id);
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
