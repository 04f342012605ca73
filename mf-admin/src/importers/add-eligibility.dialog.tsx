import {
  eligibilityCreate,
  type EligibilityCreate,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import { FOOD_CLASS_LABELS, FOOD_CLASSES } from '@fsvp/contracts/program/qualification';
import { useLastDefined } from '@fsvp/ui';
import {
  FormDialog,
  NumberField,
  RadioGroupField,
  useContractForm,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useCreateEligibility } from './api/save-eligibility.js';
import { AmountsFields } from './eligibility-fields.js';
import {
  ELIGIBILITY_FIELD_LABELS as labels,
  newEligibility,
  toBody,
  type EligibilityValues,
  type NewEligibility,
} from './eligibility-form.values.js';

interface AddEligibilityDialogProps {
  /** Undefined closes the dialog. */
  importerId: string | undefined;
  known: NewEligibility;
  onClose: () => void;
  onAdded: (draft: ImporterEligibility) => void;
}

export function AddEligibilityDialog({ importerId, known, onClose, onAdded }: AddEligibilityDialogProps) {
  const shown = useLastDefined(importerId);
  if (shown === undefined) return null;
  return (
    <FormDialog
      open={importerId !== undefined}
      inUrl
      recordId={shown}
      onClose={onClose}
      title="Determine eligibility"
      description="Determine whether the importer is a very small importer in a year (21 CFR 1.500). It stays a draft until a qualified individual signs it."
    >
      {(controls) => (
        <AddEligibilityForm key={shown} importerId={shown} known={known} controls={controls} onAdded={onAdded} />
      )}
    </FormDialog>
  );
}

interface AddEligibilityFormProps extends Pick<AddEligibilityDialogProps, 'known' | 'onAdded'> {
  importerId: string;
  controls: FormDialogControls;
}

const classes = FOOD_CLASSES.map((value) => ({ value, label: FOOD_CLASS_LABELS[value] }));

function AddEligibilityForm({ importerId, known, controls, onAdded }: AddEligibilityFormProps) {
  const create = useCreateEligibility(onAdded);
  const form = useContractForm<EligibilityValues, EligibilityCreate>({
    schema: eligibilityCreate,
    defaultValues: newEligibility(known),
    prepare: toBody,
  });
  return (
    <RecordForm
      form={form}
      label="Eligibility"
      submitLabel="Save draft"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ params: { id: importerId }, body });
        return undefined;
      }}
      onSaved={() => undefined}
    >
      <RadioGroupField name="foodClass" label={labels.foodClass} required options={classes} />
      <NumberField
        name="year"
        label={labels.year}
        required
        step={1}
        min={2017}
        hint="The calendar year in which the importer follows the rules for very small importers."
      />
      <AmountsOfYear />
    </RecordForm>
  );
}

function AmountsOfYear() {
  const year = useWatch<EligibilityValues, 'year'>({ name: 'year' });
  return <AmountsFields year={Number.isInteger(year) ? (year ?? undefined) : undefined} />;
}
