import { Field, Textarea, useController } from '@fsvp/ui';

/** The addresses of a text with one per line. */
export const toAddresses = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type LineErrors = { message?: string; root?: { message?: string } } & Record<number, { message?: string } | undefined>;

/** The error of the whole list, or of its first bad address, which it names. */
function errorOf(error: LineErrors | undefined, addresses: string[]): string | undefined {
  if (!error) return undefined;
  const bad = addresses.findIndex((_, index) => error[index]?.message);
  return bad === -1 ? (error.message ?? error.root?.message) : `${addresses[bad]}: ${error[bad]?.message}`;
}

/** Addresses and networks, one per line; empty for all. */
export function AddressesField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  const text = field.value as string;
  return (
    <Field
      label={label}
      hint="One address or network per line, such as 203.0.113.7 or 10.0.0.0/8. Leave it empty to allow all."
      error={errorOf(fieldState.error as LineErrors | undefined, toAddresses(text))}
    >
      {(control) => <Textarea {...field} {...control} rows={3} spellCheck={false} />}
    </Field>
  );
}
