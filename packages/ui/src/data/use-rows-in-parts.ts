import { useDeferredValue } from 'react';

/**
 * What a long list shows: at first the rows that fill a screen, then all of them, drawn in slices between which the page answers. For a component
 * that appears together with its rows; later ones are all shown at once.
 */
export function useRowsInParts<T>(rows: readonly T[], first: number): readonly T[] {
  const whole = useDeferredValue(true, false);
  return whole ? rows : rows.slice(0, first);
}
