import { Field, TextInput } from '@fsvp/ui';
import { useController } from '@fsvp/ui/dialogs';
import { FOOD_LABELS, toProductCodes } from './food-form.values.js';

type CodeErrors = { message?: string; root?: { message?: string } } & Record<number, { message?: string } | undefined>;

/** The error of the list, or of its first bad code, which it names if the message does not. */
function errorOf(error: unknown, codes: readonly string[]): string | undefined {
  if (!error) return undefined;
  const errors = error as CodeErrors;
  const bad = codes.findIndex((_, index) => errors[index]?.message);
  return bad === -1 ? (errors.message ?? errors.root?.message) : `${codes[bad]}: ${errors[bad]?.message}`;
}

export function ProductCodesField() {
  const { field, fieldState } = useController({ name: 'productCodes' });
  return (
    <Field
      label={FOOD_LABELS.productCodes}
      hint="Separate codes with commas. * stands for any character: 16J**05 for all shrimp, 16 for all fishery products."
      error={errorOf(fieldState.error, toProductCodes(field.value as string))}
    >
      {(control) => <TextInput {...field} {...control} autoComplete="off" spellCheck={false} />}
    </Field>
  );
}
