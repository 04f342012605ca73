import { Stack } from '@fsvp/ui';
import { Checkbox, useController } from '@fsvp/ui/dialogs';
import { useId, type ReactNode } from 'react';

interface CheckboxGroup<T extends string> {
  /** Above its checkboxes; a single group needs none. */
  label?: string;
  options: readonly { value: T; label: ReactNode }[];
}

interface CheckboxGroupFieldProps<T extends string> {
  name: string;
  label: string;
  required?: boolean;
  hint?: string;
  groups: readonly CheckboxGroup<T>[];
}

/** Several values of a closed list, one checkbox for each. The form value is an array in the order of the list. */
export function CheckboxGroupField<T extends string>(props: CheckboxGroupFieldProps<T>) {
  const { name, label, required = false, hint, groups } = props;
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = field.value as T[];
  // The schema's error of a whole list.
  const error = (fieldState.error as { root?: { message?: string } } | undefined)?.root?.message;
  const values = groups.flatMap(({ options }) => options.map(({ value }) => value));
  const toggle = (value: T, checked: boolean) =>
    field.onChange(values.filter((one) => (one === value ? checked : chosen.includes(one))));
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div role="group" aria-labelledby={id} aria-describedby={notes} className="admin:flex admin:flex-col admin:gap-1.5">
      <span id={id} className="admin:text-label admin:text-ink">
        {label}
        {required ? (
          <span aria-hidden className="admin:text-bad">
            {' '}
            *
          </span>
        ) : null}
      </span>
      <div className={groups.length > 1 ? 'admin:grid admin:gap-x-6 admin:gap-y-3 admin:sm:grid-cols-2' : ''}>
        {groups.map((group) => (
          <GroupBox key={group.label ?? ''} label={group.label}>
            {group.options.map((option) => (
              <Checkbox
                key={option.value}
                ref={option.value === values[0] ? field.ref : undefined}
                onBlur={field.onBlur}
                checked={chosen.includes(option.value)}
                onChange={(checked) => toggle(option.value, checked)}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                label={option.label}
              />
            ))}
          </GroupBox>
        ))}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="admin:text-meta admin:text-subtle">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="admin:text-meta admin:text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

function GroupBox({ label, children }: { label: string | undefined; children: ReactNode }) {
  const id = useId();
  if (!label) return <Stack gap={1}>{children}</Stack>;
  return (
    <div role="group" aria-labelledby={id}>
      <Stack gap={1}>
        <span id={id} className="admin:text-meta admin:text-muted">
          {label}
        </span>
        {children}
      </Stack>
    </div>
  );
}
