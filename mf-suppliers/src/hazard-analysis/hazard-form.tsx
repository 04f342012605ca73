import { useSave } from '@fsvp/web-kit';
import { hazardCreate, type HazardCreate } from '@fsvp/contracts/hazard-analysis';
import {
  Button,
  Form,
  FormActions,
  type FormDialogControls,
  FormErrorSummary,
  useContractForm,
  useFormProgress,
} from '@fsvp/ui';
import { HazardFields } from './hazard-fields.js';
import { MORE_FIELDS, type HazardValues } from './hazard-form.values.js';
import type { HazardSubject } from './hazard-subject-fields.js';

interface HazardFormProps extends HazardSubject {
  label: string;
  submitLabel: string;
  defaultValues: HazardValues;
  controls: FormDialogControls;
  /** Saves; answers what to tell the user where it was not saved, rejects where the call failed. */
  save: (body: HazardCreate) => Promise<string | undefined>;
  onSaved: () => void;
}

export function HazardForm({
  label,
  submitLabel,
  defaultValues,
  supplierName,
  productName,
  controls,
  save,
  onSaved,
}: HazardFormProps) {
  const form = useContractForm<HazardValues, HazardCreate>({ schema: hazardCreate, defaultValues });
  useFormProgress(form.formState, controls.onProgress);
  const { refusals, submit } = useSave({ form, save, onSaved });

  return (
    <Form form={form} onSubmit={submit} label={label}>
      <FormErrorSummary messages={refusals} />
      <HazardFields
        supplierName={supplierName}
        productName={productName}
        moreOpen={MORE_FIELDS.some((field) => defaultValues[field] !== '')}
      />
      <FormActions>
        <Button variant="outline" onClick={controls.cancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </FormActions>
    </Form>
  );
}
