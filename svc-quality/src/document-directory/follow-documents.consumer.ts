import { Injectable } from '@nestjs/common';
import { documentUpdated, type EventEnvelope } from '@fsvp/contracts/events';
import type { DocumentEntry } from '@fsvp/contracts/internal';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';
import { saveDocument } from './document-entries.js';

/** Keeps this service's copy of documents: attachments show new links, names and files within seconds. */
@Injectable()
export class FollowDocuments implements EventConsumer {
  readonly name = 'quality-follow-documents';
  readonly filter = 'fsvp.documents.document.>';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    const { isActive, ...document } = readEventData<Omit<DocumentEntry, 'withdrawn'> & { isActive: boolean }>(
      documentUpdated,
      event,
    );
    await saveDocument(manager, { ...document, version: event.aggregateVersion, withdrawn: !isActive });
  }
}
