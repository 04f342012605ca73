import { Inject, Injectable } from '@nestjs/common';
import { documentUpdated } from '@fsvp/contracts/documents/document.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import { SERVICE_NAME } from '../../api-documents/open-api/open-api.controller.js';
import { readEventData, type BatchEventConsumer } from '../../events/consumer.js';
import type { Transaction } from '../../unit-of-work/unit-of-work.js';
import { fileAddedAt } from '../document-files/document-files.js';
import { DocumentDirectory } from './document-directory.js';

/** Keeps this service's copy of documents: new names, links and files, expiry and withdrawal count within seconds. */
@Injectable()
export class FollowDocuments implements BatchEventConsumer {
  readonly name: string;
  readonly filter = 'fsvp.documents.document.>';

  constructor(
    @Inject(SERVICE_NAME) service: string,
    private readonly directory: DocumentDirectory,
  ) {
    this.name = `${service}-follow-documents`;
  }

  handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    return this.directory.save(manager, events.map(toEntry));
  }
}

function toEntry(event: EventEnvelope): DocumentEntry {
  const { isActive, ...document } = readEventData<Omit<DocumentEntry, 'withdrawn'> & { isActive: boolean }>(
    documentUpdated,
    event,
  );
  return { ...document, version: event.aggregateVersion, withdrawn: !isActive, fileAddedAt: fileAddedAt(event) };
}
