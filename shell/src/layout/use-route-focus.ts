import { useLocation } from '@fsvp/web-kit';
import { useEffect, useRef } from 'react';

/** On navigation to another screen: scrolls to the top and focuses the main content, as a page load does. */
export function useRouteFocus(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
