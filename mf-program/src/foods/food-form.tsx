import { useContractForm, type FormSchema } from '@fsvp/ui/dialogs';
import { RecordForm, type RecordFormProps } from '@fsvp/web-kit/dialogs';
import { FoodFields } from './food-fields.js';
import { toBody, type FoodValues } from './food-form.values.js';

interface FoodFormProps<TOutput> extends Pick<
  RecordFormProps<FoodValues, TOutput>,
  'submitLabel' | 'controls' | 'save' | 'conflicts' | 'onSaved'
> {
  schema: FormSchema<TOutput>;
  defaultValues: FoodValues;
}

/** The form of a new and of an existing food. */
export function FoodForm<TOutput>({ schema, defaultValues, ...props }: FoodFormProps<TOutput>) {
  const form = useContractForm<FoodValues, TOutput>({ schema, defaultValues, prepare: toBody });
  return (
    <RecordForm form={form} label="Food" {...props}>
      <FoodFields industryCode={defaultValues.industryCode} />
    </RecordForm>
  );
}
