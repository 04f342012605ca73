import { getDeadLetter, type DeadLetter } from '@fsvp/contracts/catalogue/dead-letter';
import { useApiQuery } from '@fsvp/web-kit';

const NO_ID = '';

/** The details of an event; undefined loads nothing. */
export function useFailedEvent(key: Pick<DeadLetter, 'service' | 'id'> | undefined) {
  const { service, id } = key ?? { service: 'gateway', id: NO_ID };
  return useApiQuery(getDeadLetter, { params: { service, id } }, { enabled: key !== undefined });
}
