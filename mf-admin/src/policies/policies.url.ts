import { POLICY_KEYS } from '@fsvp/contracts/access/policy';
import { urlChoice } from '@fsvp/web-kit';

export const policiesUrl = {
  /** The policy whose form is open. */
  change: urlChoice(POLICY_KEYS),
};
