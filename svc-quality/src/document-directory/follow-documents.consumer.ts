import { Injectable } from '@nestjs/common';
import { documentUpdated } from '@fsvp/contracts/documents/document.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import { fileAddedAt } from '@fsvp/service-kit/read-models/document-files/document-files';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { saveDocuments } from './document-entries.js';

/** Keeps this service's copy of documents: attachments show new links, names and files within seconds. */
@Injectable()
export class FollowDocuments implements BatchEventConsumer {
  readonly name = 'quality-follow-documents';
  readonly filter = 'fsvp.documents.document.>';

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveDocuments(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): DocumentEntry {
  const { isActive, ...document } = readEventData<Omit<DocumentEntry, 'withdrawn'> & { isActive: boolean }>(
    documentUpdated,
    event,
  );
  return { ...document, version: event.aggregateVersion, withdrawn: !isActive, fileAddedAt: fileAddedAt(event) };
}
