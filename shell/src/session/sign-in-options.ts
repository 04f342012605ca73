import { getSignInOptions } from '@fsvp/contracts/account';
import { apiQuery } from '@fsvp/web-kit';

/** The ways to sign in. In a file of its own, because the first paint does not wait for it. */
export const signInOptionsQuery = () => apiQuery(getSignInOptions, {});
