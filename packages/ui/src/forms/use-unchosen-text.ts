import { useEffect, useEffectEvent } from 'react';
import { useFormCheck } from './use-form-check.js';

/**
 * Refuses the form around a Combobox while a text is typed and not chosen.
 * @param field the name of the form's field, whose error this one replaces; undefined for a Combobox that is none
 * @param report is called with whether there is such a text, for a Combobox outside a form
 */
export function useUnchosenText(
  isUnchosen: boolean,
  error: string,
  field: string | undefined,
  report: ((isUnchosen: boolean) => void) | undefined,
): void {
  useFormCheck(isUnchosen, error, field);
  const tell = useEffectEvent((value: boolean) => report?.(value));
  useEffect(() => tell(isUnchosen), [isUnchosen]);
}
