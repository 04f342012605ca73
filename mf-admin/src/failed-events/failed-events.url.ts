import { DEAD_LETTER_STATES } from '@fsvp/contracts/dead-letter';
import { SERVICES } from '@fsvp/contracts/service-name';
import { urlChoice, urlNumber, urlOptional, type UrlState } from '@fsvp/web-kit';

export const failedEventsUrl = {
  state: urlChoice(DEAD_LETTER_STATES),
  service: urlChoice(SERVICES),
  consumer: urlOptional(),
  reason: urlOptional(),
  offset: urlNumber(),
  /** The event whose details are open, as `service/id`. */
  view: urlOptional(),
};
export type FailedEventsState = UrlState<typeof failedEventsUrl>;
