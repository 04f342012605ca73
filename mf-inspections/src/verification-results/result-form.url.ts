import { urlChoice } from '@fsvp/web-kit';

export const resultFormUrl = {
  /** Opens the form of the result of the shown activity, or of the review of it. */
  form: urlChoice(['result', 'review']),
};
