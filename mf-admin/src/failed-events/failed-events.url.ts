import { DEAD_LETTER_STATES } from '@fsvp/contracts/catalogue/dead-letter';
import { SERVICES } from '@fsvp/contracts/core/service-name';
import { urlChoice, urlNumber, urlOptional, type UrlState } from '@fsvp/web-kit';

/** Days since an event failed. */
export const AGES = ['1', '7', '30'] as const;

export const failedEventsUrl = {
  state: urlChoice(DEAD_LETTER_STATES),
  service: urlChoice(SERVICES),
  consumer: urlOptional(),
  reason: urlOptional(),
  age: urlChoice(AGES),
  offset: urlNumber(),
  /** The event whose details are open, as `service/id`. */
  view: urlOptional(),
};
export type FailedEventsState = UrlState<typeof failedEventsUrl>;
