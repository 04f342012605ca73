import { keepWayBack, useLocation } from '@fsvp/web-kit';
import { useEffect } from 'react';

/** Other screens lead back to the questions that are shown. */
export function useKeepWayBack(label: string | undefined): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (label) keepWayBack({ href: pathname + search, label });
  }, [label, pathname, search]);
}
