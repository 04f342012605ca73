import type { Permission } from '@fsvp/contracts/core/access';
import { useSession } from './use-session.js';

/** Whether the signed-in user has a permission: screens do not offer what the server would refuse. */
export function useMay(permission: Permission): boolean {
  return useSession().user?.permissions.includes(permission) ?? false;
}
