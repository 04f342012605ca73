import { ROLE_LABELS, type Role } from '@fsvp/contracts/access/roles';
import type { User } from '@fsvp/contracts/access/user';

/** What the user may do, in one word: the role of an account, or the shared login. */
export function roleName({ kind, role, permissions }: User): string {
  if (kind !== 'user') return permissions.includes('write') ? 'Shared login' : 'Shared login, read only';
  return ROLE_LABELS[role as Role] ?? role;
}
