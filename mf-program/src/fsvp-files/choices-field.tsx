import { Stack, Text } from '@fsvp/ui';
import { Checkbox, useController } from '@fsvp/ui/dialogs';
import { useId, type ReactNode } from 'react';

interface ChoicesFieldProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string;
  /** In place of the options, such as while they load. */
  children?: ReactNode;
}

/** Checkboxes whose value is the list of those that are checked, in the order of the options. */
export function ChoicesField({ name, label, options, hint, children }: ChoicesFieldProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const chosen = field.value as readonly string[];
  const error = messageOf(fieldState.error);
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const toggle = (value: string, checked: boolean) => {
    const others = chosen.filter((one) => one !== value);
    field.onChange(checked ? [...others, value] : others);
  };
  return (
    <div role="group" aria-labelledby={`${id}-label`} aria-describedby={described}>
      <Stack gap={1}>
        <span id={`${id}-label`} className="program:text-label program:text-ink">
          {label}
        </span>
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? field.ref : undefined}
            aria-invalid={index === 0 && error ? true : undefined}
            label={option.label}
            checked={chosen.includes(option.value)}
            onChange={(checked) => toggle(option.value, checked)}
            onBlur={field.onBlur}
          />
        ))}
        {children}
        {hint ? (
          <span id={`${id}-hint`}>
            <Text size="meta" tone="subtle">
              {hint}
            </Text>
          </span>
        ) : null}
        {error ? (
          <span id={`${id}-error`}>
            <Text size="meta" tone="bad">
              {error}
            </Text>
          </span>
        ) : null}
      </Stack>
    </div>
  );
}

/** Of the list, or of its first bad item. */
function messageOf(error: unknown): string | undefined {
  if (!error) return undefined;
  const { message, root, ...items } = error as { message?: string; root?: { message?: string } };
  const first = Object.values(items as Record<string, { message?: string } | undefined>).find((one) => one?.message);
  return message ?? root?.message ?? first?.message;
}
