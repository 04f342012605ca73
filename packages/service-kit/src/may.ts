import { isGranted, type Permission } from '@fsvp/contracts/access';
import { currentContext } from './request-context.js';

/**
 * Whether the acting principal has a permission by the table, for what depends on more than the call; the system itself
 * has all of them.
 */
export function may(permission: Permission): boolean {
  const { principal } = currentContext();
  return !principal || isGranted(principal.grantee, permission);
}
