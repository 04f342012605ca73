/** The props that a field passes to its control. */
export interface ControlProps {
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

export interface Option<T extends string = string> {
  value: T;
  label: string;
  disabled?: boolean;
}
