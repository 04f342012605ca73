import { useEffect, useEffectEvent } from 'react';

interface ExistingPageOptions {
  offset: number;
  limit: number;
  /** Undefined until it is known. */
  total: number | undefined;
  show: (offset: number) => void;
}

/** Shows the last page if the requested one no longer exists, for example after its only row was deleted. */
export function useExistingPage({ offset, limit, total, show }: ExistingPageOptions): void {
  const last = total === undefined ? undefined : Math.max(0, Math.ceil(total / limit) - 1) * limit;
  const pastEnd = last !== undefined && offset > last;
  const showLastPage = useEffectEvent(() => show(last ?? 0));
  useEffect(() => {
    if (pastEnd) showLastPage();
  }, [pastEnd]);
}
