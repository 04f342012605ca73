import { useContext, useEffect, useEffectEvent, useId } from 'react';
import { FormChecksContext } from './form-checks.context.js';

/**
 * Refuses the form around a Combobox while a text is typed and not chosen.
 * @param report is called with whether there is such a text, for a Combobox outside a form
 */
export function useUnchosenText(
  isUnchosen: boolean,
  error: string,
  report: ((isUnchosen: boolean) => void) | undefined,
): void {
  const checks = useContext(FormChecksContext);
  const name = `unchosen.${useId()}`;
  const currentError = useEffectEvent(() => (isUnchosen ? error : undefined));
  const tell = useEffectEvent(() => {
    report?.(isUnchosen);
    if (!isUnchosen) checks?.clear(name);
  });
  useEffect(() => checks?.add(name, () => currentError()), [checks, name]);
  useEffect(() => tell(), [isUnchosen]);
}
