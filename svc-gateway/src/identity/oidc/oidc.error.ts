import type { SIGN_IN_FAILURES } from '@fsvp/contracts/access/own-account';

/** Why somebody could not sign in; the sign-in page has a sentence for each. */
export type OidcFailure = keyof typeof SIGN_IN_FAILURES;

export class OidcError extends Error {
  constructor(readonly failure: OidcFailure) {
    super(failure);
  }
}
