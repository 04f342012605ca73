import { explainRoleRefusal, isGranted } from '@fsvp/contracts/access/access';
import type { Permission } from '@fsvp/contracts/core/access';
import { ProblemError } from '../problems/problem.error.js';
import { currentContext } from '../context/request-context.js';

/**
 * Whether the acting principal has a permission by the table, for what depends on more than the call; the system itself
 * has all of them.
 */
export function may(permission: Permission): boolean {
  const { principal } = currentContext();
  return !principal || isGranted(principal.grantee, permission);
}

/**
 * Refuses what the acting principal's role does not allow. Only the gateway knows the names of administrators.
 * @throws 403 without the permission
 */
export function assertMay(permission: Permission): void {
  const { principal } = currentContext();
  if (principal && !isGranted(principal.grantee, permission))
    throw new ProblemError('role-not-allowed', explainRoleRefusal(principal.grantee));
}
