import { Columns } from '@fsvp/ui';
import { CheckboxField, DateField, NumberField, TextareaField, useWatch } from '@fsvp/ui/dialogs';
import { VERIFICATION_FIELD_LABELS as labels, type VerificationValues } from './verification-form.values.js';

/** What an activity found, and what follows. */
export function FindingsFields() {
  const followUpRequired = useWatch<VerificationValues, 'followUpRequired'>({ name: 'followUpRequired' });
  return (
    <>
      <TextareaField name="findings" label={labels.findings} />
      <TextareaField name="recommendations" label={labels.recommendations} />
      <CheckboxField name="followUpRequired" label={labels.followUpRequired} />
      <Columns>
        {followUpRequired ? <DateField name="followUpDate" label={labels.followUpDate} /> : null}
        <NumberField name="cost" label={labels.cost} min={0} step={0.01} />
      </Columns>
    </>
  );
}
