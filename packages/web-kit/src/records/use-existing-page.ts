import { useEffect, useEffectEvent } from 'react';

interface PageAsked {
  offset: number;
  limit: number;
  /** Undefined until it is known. */
  total: number | undefined;
  show: (offset: number) => void;
}

/** Shows the last page if the requested one no longer exists, for example after its only row was deleted. */
export function useExistingPage({ offset, limit, total, show }: PageAsked): void {
  const last = total === undefined ? undefined : Math.max(0, Math.ceil(total / limit) - 1) * limit;
  const behind = last !== undefined && offset > last;
  const goBack = useEffectEvent(() => show(last ?? 0));
  useEffect(() => {
    if (behind) goBack();
  }, [behind]);
}
