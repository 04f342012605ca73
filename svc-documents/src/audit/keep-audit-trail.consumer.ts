import { Injectable } from '@nestjs/common';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { BatchEventConsumer } from '@fsvp/service-kit/events/consumer';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';

/** The lock that migration AuditPositions takes for each number. */
const POSITION_LOCK = 7_201_951;

/** Writes the changes of all services to one audit trail: who, when, before and after. */
@Injectable()
export class KeepAuditTrail implements BatchEventConsumer {
  readonly name = 'documents-keep-audit-trail';
  readonly filter = 'fsvp.>';

  /** Numbers the entries without gaps, so that a removed one is noticed: one transaction at a time. */
  async handleAll(events: EventEnvelope[], { manager }: Transaction): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(${POSITION_LOCK})`);
    await manager.query(
      `insert into audit_entries (event_id, service, aggregate_type, aggregate_id, aggregate_version, type, actor, request_id,
         occurred_at, before, after, position)
       select id, service, "aggregateType", "aggregateId", "aggregateVersion", type, actor, "requestId", "occurredAt",
         before, after, last + row_number() over ()
       from jsonb_to_recordset($1::jsonb) as event (id uuid, service text, "aggregateType" text, "aggregateId" text,
         "aggregateVersion" integer, type text, actor uuid, "requestId" text, "occurredAt" timestamptz, before jsonb, after jsonb),
         (select coalesce(max(position), 0) as last from audit_entries) as end_of_trail
       where not exists (select from audit_entries where event_id = id)`,
      [JSON.stringify(events)],
    );
  }
}
