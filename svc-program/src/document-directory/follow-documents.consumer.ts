import { Injectable } from '@nestjs/common';
import { documentUpdated } from '@fsvp/contracts/documents/document.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { readEventData, type BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import { fileAddedAt } from '@fsvp/service-kit/read-models/document-files/document-files';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { saveDocuments, type DocumentCopy } from './document-entries.js';

/** Keeps this service's copy of documents: evidence that expires or is withdrawn counts so within seconds. */
@Injectable()
export class FollowDocuments implements BatchEventConsumer {
  readonly name = 'program-follow-documents';
  readonly filter = 'fsvp.documents.document.>';

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return saveDocuments(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): DocumentCopy {
  const { isActive, ...document } = readEventData<DocumentCopy & { isActive: boolean }>(documentUpdated, event);
  return { ...document, version: event.aggregateVersion, withdrawn: !isActive, fileAddedAt: fileAddedAt(event) };
}
