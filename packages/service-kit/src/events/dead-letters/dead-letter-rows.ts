import type { DeadLetter, DeadLetterDetails } from '@fsvp/contracts/catalogue/dead-letter';
import type { ServiceName } from '@fsvp/contracts/core/service-name';

/** The previous release stores no reason. */
const REASON = `coalesce(reason, left(split_part(error, E'\\n', 1), 500))`;
/** The record after the event, or before a deletion. */
const RECORD = `coalesce(nullif(event->'after', 'null'), event->'before')`;

/** Columns of a `Row`. */
const COLUMNS = `id, version, consumer, event_id as "eventId", event->>'service' as "eventService", event->>'type' as "eventType",
  event->>'occurredAt' as "occurredAt", event->>'aggregateType' as "recordType", event->>'aggregateId' as "recordId",
  coalesce(${RECORD}->>'title', ${RECORD}->>'name', ${RECORD}->>'productName') as "recordName", iso(died_at) as "failedAt",
  tries, ${REASON} as reason, iso(discarded_at) as "discardedAt", discarded_by as "discardedBy", discard_reason as "discardReason"`;

export interface Row {
  id: string;
  version: number;
  consumer: string;
  eventId: string;
  eventService: string | null;
  eventType: string | null;
  occurredAt: string | null;
  recordType: string | null;
  recordId: string | null;
  recordName: string | null;
  failedAt: string;
  tries: number;
  reason: string;
  discardedAt: string | null;
  discardedBy: string | null;
  discardReason: string | null;
}

export interface DetailsRow extends Row {
  error: string;
  event: unknown;
}

/** $1: whether discarded, $2: consumer or null, $3: reason or null, $4: days since it failed or null. */
const MATCHES = `(discarded_at is not null) = $1 and ($2::text is null or consumer = $2) and ($3::text is null or ${REASON} = $3)
  and ($4::int is null or died_at < now() - make_interval(days => $4))`;
export const LIST = `select ${COLUMNS} from dead_letter where ${MATCHES} order by died_at desc, id limit $5 offset $6`;
export const TOTAL = `select count(*)::int as total from dead_letter where ${MATCHES}`;
/** $1: whether discarded. */
export const GROUPS = `select consumer, ${REASON} as reason, count(*)::int as count from dead_letter
  where (discarded_at is not null) = $1 group by 1, 2 order by 3 desc, 1, 2 limit 200`;
export const ONE = `select ${COLUMNS}, error, event from dead_letter where id = $1`;

export function toDeadLetter(row: Row, service: ServiceName): DeadLetter {
  return {
    id: row.id,
    service,
    consumer: row.consumer,
    eventId: row.eventId,
    eventType: row.eventType,
    subject: row.eventService && row.eventType && `fsvp.${row.eventService}.${row.eventType}`,
    occurredAt: row.occurredAt,
    record: row.recordType && row.recordId ? { type: row.recordType, id: row.recordId, name: row.recordName } : null,
    failedAt: row.failedAt,
    tries: row.tries,
    reason: row.reason,
    discarded: row.discardedAt ? { at: row.discardedAt, by: row.discardedBy, reason: row.discardReason ?? '' } : null,
  };
}

export function toDetails(row: DetailsRow, service: ServiceName): DeadLetterDetails {
  return { ...toDeadLetter(row, service), error: row.error, event: row.event };
}
