import { useContext, useEffect, useEffectEvent, useId } from 'react';
import { FormChecksContext } from './form-checks.context.js';

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
  const checks = useContext(FormChecksContext);
  const id = useId();
  const name = field ?? `unchosen.${id}`;
  const currentError = useEffectEvent((schemaError: string | undefined) => (isUnchosen ? error : schemaError));
  const tell = useEffectEvent((value: boolean) => report?.(value));
  useEffect(() => checks?.add(name, (_, schemaError) => currentError(schemaError)), [checks, name]);
  useEffect(() => tell(isUnchosen), [isUnchosen]);
  useEffect(() => (isUnchosen ? () => checks?.clear(name) : undefined), [isUnchosen, checks, name]);
}
