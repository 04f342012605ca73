import { Field, Textarea } from '@fsvp/ui';
import { useController } from '@fsvp/ui/dialogs';
import { listError } from '../shared/list-error.js';

/** The addresses of a text with one per line. */
export const toAddresses = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Addresses and networks, one per line; empty for all. */
export function AddressesField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  const text = field.value as string;
  return (
    <Field
      label={label}
      hint="One address or network per line, such as 203.0.113.7 or 10.0.0.0/8. Leave empty to allow all."
      error={listError(fieldState.error, toAddresses(text))}
    >
      {(control) => <Textarea {...field} {...control} rows={3} spellCheck={false} />}
    </Field>
  );
}
