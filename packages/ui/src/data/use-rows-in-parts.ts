import { startTransition, useEffect, useState } from 'react';

/**
 * What a long list shows of its rows: at first those that fill a screen, then `step` more with each drawing, between which the page answers.
 * For a component that appears together with its rows; once all are drawn, later ones are shown at once.
 */
export function useRowsInParts<T>(rows: readonly T[], step: number): readonly T[] {
  const [shown, setShown] = useState(step);
  const more = shown < rows.length;
  useEffect(() => {
    if (more) startTransition(() => setShown(shown + step));
  }, [more, shown, step]);
  return more ? rows.slice(0, shown) : rows;
}
