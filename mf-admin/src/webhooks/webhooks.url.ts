import { DELIVERY_STATES } from '@fsvp/contracts/webhooks/webhook';
import { urlChoice, urlOptional } from '@fsvp/web-kit';

export const webhooksUrl = {
  /** The webhook whose details are open. */
  view: urlOptional(),
  /** Filters the deliveries in the details. */
  state: urlChoice(DELIVERY_STATES),
  /** The delivery whose details are open above those of the webhook. */
  delivery: urlOptional(),
  /** The webhook whose form is open. */
  edit: urlOptional(),
  /** Opens the form of a new webhook. */
  new: urlChoice(['1']),
};
