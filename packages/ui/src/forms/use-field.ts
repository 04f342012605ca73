import { useController, useFormContext } from 'react-hook-form';
import type { ReactNode } from 'react';

/** Props of every field that is bound to a form. `name` is a dotted path into the form's values. */
export interface BoundFieldProps {
  name: string;
  label: ReactNode;
  /** Marks the label with an asterisk; the rule itself is the schema's. */
  required?: boolean;
  hint?: ReactNode;
  disabled?: boolean;
  placeholder?: string;
}

export function useField(name: string) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  return { field, control, error: fieldState.error?.message };
}
