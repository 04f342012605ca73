import {
  eligibilityUpdate,
  getImporterEligibility,
  type EligibilityUpdate,
  type ImporterEligibility,
} from '@fsvp/contracts/program/importer-eligibility';
import { Text } from '@fsvp/ui';
import { useContractForm, type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, RecordForm, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateEligibility } from './api/save-eligibility.js';
import { AmountsFields } from './eligibility-fields.js';
import {
  AMOUNTS_TEXTS,
  ELIGIBILITY_FIELD_LABELS,
  toFormValues,
  type AmountsValues,
} from './eligibility-form.values.js';
import { seriesText } from './eligibility-texts.js';

/** @param props.id of a draft; undefined closes the dialog */
export function EditEligibilityDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog
      call={getImporterEligibility}
      id={id}
      title="Draft eligibility"
      description="It takes effect once a qualified individual signs it. A signed version cannot be changed. Create a new version instead."
      failure="The eligibility could not be loaded"
      onClose={onClose}
    >
      {(eligibility, controls) => (
        <EditEligibilityForm eligibility={eligibility} controls={controls} onSaved={onClose} />
      )}
    </EditRecordDialog>
  );
}

interface EditEligibilityFormProps {
  eligibility: ImporterEligibility;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditEligibilityForm({ eligibility, controls, onSaved }: EditEligibilityFormProps) {
  const { id, importerName, year } = eligibility;
  const update = useUpdateEligibility();
  const { opened, ...edit } = useRecordSave<ImporterEligibility, AmountsValues, EligibilityUpdate>({
    record: eligibility,
    labels: { years: ELIGIBILITY_FIELD_LABELS.years },
    show: AMOUNTS_TEXTS,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id }, body, ifVersion }),
  });
  const form = useContractForm<AmountsValues, EligibilityUpdate>({
    schema: eligibilityUpdate,
    defaultValues: toFormValues(opened),
  });
  return (
    <RecordForm
      form={form}
      label="Eligibility"
      submitLabel="Save draft"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    >
      <Text as="p" weight="medium">{`${importerName}: ${seriesText(eligibility)}`}</Text>
      <AmountsFields year={year} />
    </RecordForm>
  );
}
