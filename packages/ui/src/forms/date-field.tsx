import { useEffect, useEffectEvent } from 'react';
import { formatDate } from '../foundation/format.js';
import { DateInput } from './date-input.js';
import { Field } from './field.js';
import { addFieldCheck } from './field-checks.js';
import { parseStoredDay } from './parse-day.js';
import { useField, type BoundFieldProps } from './use-field.js';

export interface DateFieldProps extends BoundFieldProps {
  /** 'yyyy-MM-dd': earlier days cannot be selected, and typing one is an error. */
  minDate?: string;
  maxDate?: string;
  /** An allowed day outside the limits, such as the saved due date of a record; or a predicate for such days. */
  allowDate?: string | ((iso: string) => boolean);
}

/** The form value is 'yyyy-MM-dd', or null when empty. */
export function DateField({
  name,
  label,
  required,
  hint,
  disabled,
  placeholder,
  minDate,
  maxDate,
  allowDate,
}: DateFieldProps) {
  const { field, control: formControl, error } = useField(name);
  // A day of the past, where none of the future is allowed.
  const example = maxDate ? 'Mar 5, 2026' : 'Mar 5, 2027';
  const exempt = (iso: string) =>
    typeof allowDate === 'function' ? allowDate(iso) : iso === parseStoredDay(allowDate);
  const limitError = (iso: string) => {
    if (exempt(iso)) return undefined;
    if (minDate && iso < minDate) return `Choose ${formatDate(minDate)} or a later date`;
    if (maxDate && iso > maxDate) return `Choose ${formatDate(maxDate)} or an earlier date`;
    return undefined;
  };
  const check = useEffectEvent((value: unknown, schemaError: string | undefined) => {
    if (typeof value !== 'string' || value === '') return schemaError;
    const day = parseStoredDay(value);
    // The schema's error of such a text is that the date is required, or about ISO 8601.
    return day ? (schemaError ?? limitError(day)) : `Enter a date such as ${example}`;
  });
  useEffect(
    () => addFieldCheck(formControl, name, (value, schemaError) => check(value, schemaError)),
    [formControl, name],
  );

  return (
    <Field label={label} required={required} hint={hint} error={error} disabled={disabled}>
      {(control) => (
        <DateInput
          {...control}
          ref={field.ref}
          onBlur={field.onBlur}
          placeholder={placeholder ?? example}
          value={typeof field.value === 'string' ? field.value : null}
          onChange={field.onChange}
          isAllowed={(iso) => limitError(iso) === undefined}
        />
      )}
    </Field>
  );
}
