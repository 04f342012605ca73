import { RESULT_STATES } from '@fsvp/contracts/quality/result-state';
import { VERIFICATION_STATUSES, VERIFICATION_TYPES } from '@fsvp/contracts/quality/verification';
import { urlChoice, urlId, urlNumber, urlOptional, urlText, type UrlState } from '@fsvp/web-kit';
import { resultFormUrl } from '../verification-results/result-form.url.js';
import { VERIFICATION_SORTS } from './verification-sorting.js';

/** URL state of the list of activities. */
export const verificationsUrl = {
  search: urlText(),
  status: urlChoice(VERIFICATION_STATUSES),
  type: urlChoice(VERIFICATION_TYPES),
  supplier: urlId(),
  /** The FSVP file whose activities are shown. */
  file: urlId(),
  /** How far the result is. */
  result: urlChoice(RESULT_STATES),
  sort: urlChoice(VERIFICATION_SORTS),
  order: urlChoice(['asc', 'desc']),
  /** In groups by due day. */
  grouped: urlChoice(['1']),
  offset: urlNumber(),
  /** The activity whose details are open. */
  view: urlOptional(),
  ...resultFormUrl,
  /** The activity whose form is open. */
  edit: urlOptional(),
  /** The form begins as completed. */
  complete: urlChoice(['1']),
  /** Opens the form of a new activity (hrefs), or of one that was carried out before. */
  new: urlChoice(['1', 'past']),
};
export type VerificationsState = UrlState<typeof verificationsUrl>;
