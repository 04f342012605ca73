import type { User } from '@fsvp/contracts/access/user';

/** Names the account to password managers. */
export function PasswordOwner({ user }: { user: User }) {
  return <input type="email" autoComplete="username" hidden readOnly value={user.email ?? ''} />;
}
