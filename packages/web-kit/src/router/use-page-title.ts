import { useEffect } from 'react';

const PRODUCT = 'FSVP Suite';

/** Sets the document title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
