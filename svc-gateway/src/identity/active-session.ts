import type { AccountState } from './account-state.js';

/** The content of `sess`, and the data of the session's events. Sessions of earlier releases lack the optional fields. */
export interface Session {
  id: string;
  version: number;
  userId: string;
  openedAt: string;
  kind?: 'shared' | 'named';
  address?: string;
  userAgent?: string | null;
  /** It was opened by single sign-on. */
  singleSignOn?: boolean;
}

/** A session that has not ended, and the account that it belongs to. */
export interface ActiveSession {
  /** Of the token that was given. It changes when the session is renewed; its `session.id` stays. */
  hash: string;
  session: Session;
  account: AccountState;
}
