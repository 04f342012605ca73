import { useContext, useEffect, useEffectEvent, useId } from 'react';
import { FormChecksContext } from './form-checks.context.js';

/**
 * Refuses the form around a control, while the control has something that the form would lose. The control shows the error itself.
 * @param field the name of the form's field, whose error this one replaces; undefined for a control that is none
 */
export function useFormCheck(isRefused: boolean, error: string, field?: string): void {
  const checks = useContext(FormChecksContext);
  const id = useId();
  const name = field ?? `check.${id}`;
  const currentError = useEffectEvent((schemaError: string | undefined) => (isRefused ? error : schemaError));
  useEffect(() => checks?.add(name, (_, schemaError) => currentError(schemaError)), [checks, name]);
  useEffect(() => (isRefused ? () => checks?.clear(name) : undefined), [isRefused, checks, name]);
}
