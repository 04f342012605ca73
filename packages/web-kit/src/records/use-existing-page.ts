import { useEffect, useEffectEvent } from 'react';

interface PageAsked {
  offset: number;
  limit: number;
  /** Undefined until it is known. */
  total: number | undefined;
  show: (offset: number) => void;
}

/** Goes to the last page there is when the one asked for lies behind it, as after deleting the only row of a page. */
export function useExistingPage({ offset, limit, total, show }: PageAsked): void {
  const last = total === undefined ? undefined : Math.max(0, Math.ceil(total / limit) - 1) * limit;
  const behind = last !== undefined && offset > last;
  const goBack = useEffectEvent(() => show(last ?? 0));
  useEffect(() => {
    if (behind) goBack();
  }, [behind]);
}
