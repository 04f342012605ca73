import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/events';
import type { EventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work';

/** Writes the changes of all services to one audit trail: who, when, before and after. */
@Injectable()
export class KeepAuditTrail implements EventConsumer {
  readonly name = 'documents-keep-audit-trail';
  readonly filter = 'fsvp.>';

  async handle(event: EventEnvelope, { manager }: Transaction): Promise<void> {
    await manager.query(
      `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id, occurred_at, before, after)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing`,
      [
        event.id,
        event.service,
        event.aggregateType,
        event.aggregateId,
        event.aggregateVersion,
        event.type,
        event.actor,
        event.requestId,
        event.occurredAt,
        toJson(event.before),
        toJson(event.after),
      ],
    );
  }
}

function toJson(snapshot: EventEnvelope['before']): string | null {
  return snapshot && JSON.stringify(snapshot);
}
