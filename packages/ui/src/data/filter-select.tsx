import { Select } from '../forms/select.js';
import type { Option } from '../forms/control.types.js';

const all = '__all__';

export interface FilterSelectProps<T extends string> {
  label: string;
  value: T | undefined;
  onChange: (value: T | undefined) => void;
  options: readonly Option<T>[];
  /** The option for no filter, such as 'All Status'. */
  allLabel: string;
}

export function FilterSelect<T extends string>({ label, value, onChange, options, allLabel }: FilterSelectProps<T>) {
  return (
    <Select<string>
      label={label}
      width="auto"
      isSet={value !== undefined}
      value={value ?? all}
      onChange={(next) => onChange(next === all ? undefined : (next as T))}
      options={[{ value: all, label: allLabel }, ...options]}
    />
  );
}
