import type { Role } from '@fsvp/contracts/access/roles';
import type { AccountStatus } from '@fsvp/contracts/access/account';
import { today } from '@fsvp/contracts/core/calendar-day';

/** What a request needs to know of its account. */
export interface AccountState {
  id: string;
  name: string;
  title: string | null;
  /** Null for the shared user. */
  status: AccountStatus | null;
  role: Role;
  /** The last day. */
  expiresOn: string | null;
  hasSecondFactor: boolean;
  passwordChangedAt: string | null;
}

/** Whether the last day of an account is over. */
export function hasEnded({ expiresOn }: Pick<AccountState, 'expiresOn'>): boolean {
  return expiresOn !== null && expiresOn < today();
}

/** SQL expression of an account's name; the table is `users`. */
export const ACCOUNT_NAME = `coalesce(nullif(concat_ws(' ', users.first_name, users.last_name), ''), users.email, 'Shared login')`;

/** SQL expression of an AccountState. */
export const ACCOUNT_STATE = `json_build_object('id', users.id, 'name', ${ACCOUNT_NAME}, 'title', users.title, 'status', users.status, 'role', users.role,
  'expiresOn', users.expires_on::text, 'hasSecondFactor', users.totp_confirmed_at is not null,
  'passwordChangedAt', iso(users.password_changed_at))`;
