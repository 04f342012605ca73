import { urlNumber, urlOptional } from '@fsvp/web-kit';

export const accountReviewsUrl = {
  offset: urlNumber(),
  /** The review whose details are open. */
  view: urlOptional(),
};
