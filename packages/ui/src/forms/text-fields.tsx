import { Field } from './field.js';
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

/** The form value is a number; NaN for invalid input, so that the schema rejects it. */
export function NumberField({
  name,
  label,
  required,
  hint,
  disabled,
  emptyValue = null,
  step = 'any',
  ...input
}: NumberFieldProps) {
  const { field, error } = useField(name);
  const value: unknown = field.value;
  return (
    <Field label={label} required={required} hint={hint} error={error} disabled={disabled}>
      {(control) => (
        <TextInput
          {...input}
          {...field}
          {...control}
          type="number"
          // Numeric keypads may have no minus sign.
          inputMode={step !== 'any' && Number.isInteger(step) && (input.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
          step={step}
          autoComplete="off"
          value={
            typeof value === 'number' || typeof value === 'string' ? (Number.isNaN(value) ? undefined : value) : ''
          }
          onChange={(event) => {
            const input = event.target;
            field.onChange(input.validity.badInput ? NaN : input.value === '' ? emptyValue : input.valueAsNumber);
          }}
          // The mouse wheel over a focused number input would change its value.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
