import type { DeadLetter, DeadLetterDetails, DeadLetterList } from '@fsvp/contracts/catalogue/dead-letter';

export const EVENT_ID = '0197a000-0000-7000-8000-00000000000a';
export const SUPPLIER_ID = '0197a000-0000-7000-8000-00000000000b';

/** A failed update of a supplier. */
export function sampleEvent(changes: Partial<DeadLetter> = {}): DeadLetter {
  return {
    id: EVENT_ID,
    service: 'quality',
    consumer: 'quality-follow-supplier-events',
    eventId: '0197a000-0000-7000-8000-00000000000c',
    eventType: 'supplier.updated.v1',
    subject: 'fsvp.suppliers.supplier.updated.v1',
    occurredAt: '2026-03-05T11:59:00.000Z',
    record: { type: 'supplier', id: SUPPLIER_ID, name: 'Bay Seafood Ltd' },
    failedAt: '2026-03-05T12:00:00.000Z',
    tries: 5,
    reason: 'The database refused the change: value too long',
    discarded: null,
    ...changes,
  };
}

export const sampleDetails = (changes: Partial<DeadLetterDetails> = {}): DeadLetterDetails => ({
  ...sampleEvent(),
  error: 'QueryFailedError: value too long\n    at PostgresQueryRunner.query',
  event: { type: 'supplier.updated.v1', after: { name: 'Bay Seafood Ltd' } },
  ...changes,
});

export function sampleList(events: DeadLetter[], changes: Partial<DeadLetterList> = {}): DeadLetterList {
  const groups = events.map(({ service, consumer, reason }) => ({ service, consumer, reason, count: 1 }));
  return { deadLetters: events, total: events.length, groups, unavailable: [], ...changes };
}
