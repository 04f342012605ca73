import { VERIFICATION_STATUSES, VERIFICATION_TYPES } from '@fsvp/contracts/verification';
import { urlChoice, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';

/** What the address says of the list of activities. */
export const verificationsUrl = {
  search: urlText(),
  status: urlChoice(VERIFICATION_STATUSES),
  type: urlChoice(VERIFICATION_TYPES),
  offset: urlNumber(),
  /** The activity whose details are open. */
  view: urlOptional(),
};
export type VerificationsState = UrlState<typeof verificationsUrl>;
