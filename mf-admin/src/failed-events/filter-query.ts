import type { FailedEventsState } from './failed-events.url.js';

export type FailedEventsFilter = Pick<FailedEventsState, 'state' | 'service' | 'consumer' | 'reason' | 'age'>;

export function toFilterQuery({ service, consumer, reason, age }: FailedEventsFilter) {
  return { service, consumer, reason, olderThanDays: age && Number(age) };
}
