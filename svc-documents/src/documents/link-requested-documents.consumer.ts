import { Injectable } from '@nestjs/common';
import { documentLinkRequested } from '@fsvp/contracts/quality/document-link.record';
import { documentUpdated } from '@fsvp/contracts/documents/document.record';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { readEventData, type EventConsumer } from '@fsvp/service-kit/events/consumer';
import { merge, snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { IsNull, type EntityManager } from 'typeorm';
import { DocumentEntity } from './document.entity.js';

type LinkField = 'verificationId' | 'correctiveActionId';
type LinkRequest = Record<LinkField, string | null> & { documentId: string };

/** Links documents to verification activities and corrective actions that name them as attachments. */
@Injectable()
export class LinkRequestedDocuments implements EventConsumer {
  readonly name = 'documents-link-requested-documents';
  readonly filter = 'fsvp.quality.document-link.>';

  async handle(event: EventEnvelope, { manager, record }: Transaction): Promise<void> {
    const { documentId, verificationId, correctiveActionId } = readEventData<LinkRequest>(documentLinkRequested, event);
    const [field, target] = verificationId
      ? (['verificationId', verificationId] as const)
      : (['correctiveActionId', correctiveActionId] as const);
    const document = await manager.findOne(DocumentEntity, {
      where: { id: documentId, deletedAt: IsNull() },
      lock: { mode: 'pessimistic_write' },
    });
    // Withdrawn or linked to another record meanwhile: the event of that change informs svc-quality.
    if (!document || document[field] !== null) return;
    if (await wasLinkedSince(manager, documentId, field, target, event.occurredAt)) return;
    const before = snapshot(document);
    touch(merge(document, { [field]: target }));
    await manager.update(DocumentEntity, documentId, document);
    record({ event: documentUpdated, before, after: document });
  }
}

/** Whether this request was handled before: then somebody has removed the link, and it stays removed. */
async function wasLinkedSince(
  manager: EntityManager,
  documentId: string,
  field: LinkField,
  target: string | null,
  occurredAt: string,
): Promise<boolean> {
  const [row] = await manager.query<{ linked: boolean }[]>(
    `select exists (select from event_log where aggregate_id = $1 and aggregate_type = 'document' and occurred_at >= $2
       and after->>$3::text = $4) as linked`,
    [documentId, occurredAt, field, target],
  );
  return row?.linked ?? false;
}
