import { useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { FormChecksContext } from './form-checks.context.js';

/**
 * Refuses the form around a control, while the control has something that the form would lose. The control shows the error itself.
 * @param field the name of the form's field, whose error this one replaces; undefined for a control that is none
 * @returns whether the form was refused for it
 */
export function useFormCheck(isRefused: boolean, error: string, field?: string): boolean {
  const checks = useContext(FormChecksContext);
  const id = useId();
  const name = field ?? `check.${id}`;
  const [wasRefused, setRefused] = useState(false);
  const currentError = useEffectEvent((schemaError: string | undefined) => {
    if (!isRefused) return schemaError;
    setRefused(true);
    return error;
  });
  useEffect(() => checks?.add(name, (_, schemaError) => currentError(schemaError)), [checks, name]);
  useEffect(() => (isRefused ? () => checks?.clear(name) : undefined), [isRefused, checks, name]);
  return isRefused && wasRefused;
}
