import { useId } from 'react';
import { Field } from './field.js';
import { NumberInput } from './number-input.js';
import { Textarea, TextInput, type TextInputProps } from './text-input.js';
import { useField, type BoundFieldProps } from './use-field.js';

/** A text that can be chosen; `label` has other texts by which it is found. */
export interface Suggestion {
  value: string;
  label?: string;
}

export interface TextFieldProps extends BoundFieldProps {
  /** Offered while typing; any other text can be entered. */
  suggestions?: readonly Suggestion[];
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  autoComplete?: string;
  maxLength?: number;
  inputMode?: TextInputProps['inputMode'];
  spellCheck?: boolean;
}

export function TextField({
  name,
  label,
  required,
  hint,
  disabled,
  autoComplete = 'off',
  suggestions,
  ...input
}: TextFieldProps) {
  const { field, error } = useField(name);
  const listId = useId();
  return (
    <Field label={label} required={required} hint={hint} error={error} disabled={disabled}>
      {(control) => (
        <>
          <TextInput
            {...input}
            {...field}
            {...control}
            autoComplete={autoComplete}
            value={field.value ?? ''}
            list={suggestions && listId}
          />
          {suggestions ? <Suggestions id={listId} suggestions={suggestions} /> : null}
        </>
      )}
    </Field>
  );
}

/** The list of an input's `list`. */
export function Suggestions({ id, suggestions }: { id: string; suggestions: readonly Suggestion[] }) {
  return (
    <datalist id={id}>
      {suggestions.map(({ value, label }) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  );
}

export interface TextareaFieldProps extends BoundFieldProps {
  rows?: number;
  maxLength?: number;
}

export function TextareaField({ name, label, required, hint, disabled, ...input }: TextareaFieldProps) {
  const { field, error } = useField(name);
  return (
    <Field label={label} required={required} hint={hint} error={error} disabled={disabled}>
      {(control) => <Textarea {...input} {...field} {...control} value={field.value ?? ''} />}
    </Field>
  );
}

export interface NumberFieldProps extends BoundFieldProps {
  min?: number;
  max?: number;
  step?: number | 'any';
  /** The form value of an empty input. */
  emptyValue?: null | undefined | '';
}

/** The form value is a number, or the text as it was typed where it is not written like one: the schema reads or rejects it. */
export function NumberField({ name, label, required, hint, disabled, emptyValue = null, ...input }: NumberFieldProps) {
  const { field, error } = useField(name);
  return (
    <Field label={label} required={required} hint={hint} error={error} disabled={disabled}>
      {(control) => (
        <NumberInput {...input} {...field} {...control} onChange={(value) => field.onChange(value ?? emptyValue)} />
      )}
    </Field>
  );
}
