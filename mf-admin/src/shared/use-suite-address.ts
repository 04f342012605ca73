import { useSession } from '@fsvp/web-kit';

/** The address under which people open the suite, for texts that leave it: by the operator's setting, else as it is open here. */
export function useSuiteAddress(): string {
  return useSession().user?.suiteUrl ?? window.location.origin;
}
