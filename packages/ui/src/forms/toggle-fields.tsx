import { useId } from 'react';
import { Checkbox, Switch } from './checkbox.js';
import { describeControl, FieldLabel, FieldNotes } from './field.js';
import { useField, type BoundFieldProps } from './use-field.js';

type ToggleFieldProps = Omit<BoundFieldProps, 'placeholder'>;

function ToggleField({
  control: Control,
  name,
  label,
  required,
  hint,
  disabled,
}: ToggleFieldProps & { control: typeof Switch }) {
  const id = useId();
  const { field, error } = useField(name);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Control
        {...describeControl({ id, hint, error, required, disabled })}
        label={<FieldLabel required={required}>{label}</FieldLabel>}
        ref={field.ref}
        onBlur={field.onBlur}
        checked={field.value === true}
        onChange={field.onChange}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function CheckboxField(props: ToggleFieldProps) {
  return <ToggleField {...props} control={Checkbox} />;
}

export function SwitchField(props: ToggleFieldProps) {
  return <ToggleField {...props} control={Switch} />;
}
