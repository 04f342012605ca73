import { merge, type Evidence } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../user.entity.js';

/**
 * What the audit trail keeps of a user: no password and no second factor, not even encrypted. A sign-in has an event of
 * its own.
 */
export function toEvidence(user: UserEntity): Evidence {
  const { passwordHash: _, totpSecret: _secret, totpLastStep: _step, lastSignInAt: _at, ...evidence } = user;
  return evidence;
}

/**
 * Changes what a person enters about the own account; absent fields are kept. An identity that was confirmed is one with this name,
 * which signatures print: with another name it must be confirmed again.
 */
export function changeOwn(user: UserEntity, changes: Partial<Record<keyof UserEntity, unknown>>): void {
  const { firstName, lastName } = user;
  merge(user, changes);
  if (user.firstName !== firstName || user.lastName !== lastName) user.identityVerified = null;
}

/** Adds or renames the principal of an account, which the audit trail names. */
export async function savePrincipal(manager: EntityManager, user: UserEntity): Promise<void> {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
  await manager.query(
    `insert into principals (id, kind, name, user_id) values ($1, 'user', $2, $1)
     on conflict (id) do update set name = excluded.name`,
    [user.id, name],
  );
}
