import { listDeadLetters } from '@fsvp/contracts/catalogue/dead-letter';
import { DEFAULT_LIMIT } from '@fsvp/contracts/core/fields';
import { useApiQuery } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import type { FailedEventsState } from '../failed-events.url.js';

/** No event reports a new one, since that event could fail too. */
const POLL_MS = 15_000;

export type FailedEventsFilter = Pick<FailedEventsState, 'state' | 'service' | 'consumer' | 'reason' | 'age'>;

export function toFilterQuery({ service, consumer, reason, age }: FailedEventsFilter) {
  return { service, consumer, reason, olderThanDays: age && Number(age) };
}

export function useFailedEvents({ offset, ...filter }: FailedEventsFilter & { offset: number }) {
  const query = { ...toFilterQuery(filter), state: filter.state, limit: DEFAULT_LIMIT, offset };
  return useApiQuery(listDeadLetters, { query }, { placeholderData: keepPreviousData, refetchInterval: POLL_MS });
}
