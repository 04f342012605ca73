import { Field } from './field.js';
import { NumberInput } from './number-input.js';
import { Textarea, TextInput, type TextInputProps } from './text-input.js';
import { useField, type BoundFieldProps } from './use-field.js';

export interface TextFieldProps extends BoundFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search';
  autoComplete?: string;
  maxLength?: number;
  inputMode?: TextInputProps['inputMode'];
  spellCheck?: boolean;
}

export function TextField({ name, label, required, hint, disabled, autoComplete = 'off', ...input }: TextFieldProps) {
  const { field, error } = useField(name);
  return (
    <Field label={label} required={required} hint={hint} error={error} disabled={disabled}>
      {(control) => (
        <TextInput {...input} {...field} {...control} autoComplete={autoComplete} value={field.value ?? ''} />
      )}
    </Field>
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
