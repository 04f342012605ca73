import { useState } from 'react';
import { Combobox, type ComboboxProps } from './combobox.js';
import type { Option } from './control.types.js';
import { Field } from './field.js';
import { optionLabels } from './option-labels.js';
import { Select } from './select.js';
import { useField, type BoundFieldProps } from './use-field.js';

const none = '__none__';

export interface SelectFieldProps extends BoundFieldProps {
  options: readonly Option[];
  /** Adds an option for no value; the form value is then null. */
  noneLabel?: string;
}

export function SelectField({
  name,
  label,
  required,
  hint,
  disabled,
  placeholder,
  options,
  noneLabel,
}: SelectFieldProps) {
  const { field, error } = useField(name);
  const value: unknown = field.value;
  const allOptions = noneLabel === undefined ? options : [{ value: none, label: noneLabel }, ...options];
  return (
    <Field label={label} required={required} hint={hint} error={error} disabled={disabled}>
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          onBlur={field.onBlur}
          placeholder={placeholder}
          options={allOptions}
          value={typeof value === 'string' && value !== '' ? value : noneLabel === undefined ? undefined : none}
          onChange={(next) => field.onChange(next === none ? null : next)}
        />
      )}
    </Field>
  );
}

export interface ComboboxFieldProps extends BoundFieldProps {
  loadOptions: ComboboxProps['loadOptions'];
  selectedLabel?: string;
  emptyText?: string;
  clearable?: boolean;
  noun?: ComboboxProps['noun'];
  /** Called with the selected option, for fields that depend on it. */
  onPicked?: ComboboxProps['onChange'];
}

export function ComboboxField({
  name,
  label,
  required,
  hint,
  disabled,
  selectedLabel,
  onPicked,
  ...combobox
}: ComboboxFieldProps) {
  const { field, control: formControl, error } = useField(name);
  const value = typeof field.value === 'string' && field.value !== '' ? field.value : null;
  // The value can be set back to an earlier one, whose label `selectedLabel` is no longer.
  const [labels, setLabels] = useState<Partial<Record<string, string>>>({});
  const known = value === null ? undefined : (optionLabels(formControl)[value] ?? labels[value]);
  if (value !== null && selectedLabel !== undefined && known === undefined)
    setLabels({ ...labels, [value]: selectedLabel });
  // The Combobox says then what is wrong; that a value is required would be less.
  const [isUnchosen, setUnchosen] = useState(false);
  return (
    <Field label={label} required={required} hint={hint} error={isUnchosen ? undefined : error} disabled={disabled}>
      {(control) => (
        <Combobox
          {...combobox}
          fieldName={name}
          onUnchosen={setUnchosen}
          selectedLabel={known ?? selectedLabel}
          {...control}
          ref={field.ref}
          onBlur={field.onBlur}
          value={value}
          onChange={(next, option) => {
            if (option) optionLabels(formControl)[option.value] = option.label;
            field.onChange(next);
            onPicked?.(next, option);
          }}
        />
      )}
    </Field>
  );
}
