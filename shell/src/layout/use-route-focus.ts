import { useLocation } from '@fsvp/web-kit';
import { useEffect, useRef } from 'react';

/** On the way to another screen: to its top, with the focus on it, as after loading a page. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
