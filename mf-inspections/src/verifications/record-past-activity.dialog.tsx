import { today } from '@fsvp/contracts/core/calendar-day';
import { pastVerificationCreate, type VerificationCreate } from '@fsvp/contracts/quality/verification';
import { Columns } from '@fsvp/ui';
import { DateField, FormDialog, type FormDialogControls, useContractForm } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useRef, useState } from 'react';
import { ActivityFields, AssignedToField, TypeField } from './activity-fields.js';
import { useRecordPastActivity } from './api/create-verification.js';
import { FindingsFields } from './findings-fields.js';
import {
  newPastActivity,
  toPastActivityBody,
  VERIFICATION_FIELD_LABELS as labels,
  type PastActivityValues,
} from './verification-form.values.js';

interface RecordPastActivityDialogProps {
  open: boolean;
  onClose: () => void;
  /** @param id of the recorded activity */
  onRecorded: (id: string) => void;
}

/** Records an activity that was carried out before, which is completed from the start. */
export function RecordPastActivityDialog({ open, onClose, onRecorded }: RecordPastActivityDialogProps) {
  return (
    <FormDialog
      open={open}
      inUrl
      onClose={onClose}
      title="Record a Past Activity"
      description="An activity that has been carried out already. Its documents can be attached once it is recorded."
    >
      {(controls) => <PastActivityForm controls={controls} onRecorded={onRecorded} />}
    </FormDialog>
  );
}

interface PastActivityFormProps extends Pick<RecordPastActivityDialogProps, 'onRecorded'> {
  controls: FormDialogControls;
}

function PastActivityForm({ controls, onRecorded }: PastActivityFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useRecordPastActivity();
  const [defaultValues] = useState(newPastActivity);
  const recorded = useRef('');
  const form = useContractForm<PastActivityValues, VerificationCreate>({
    schema: pastVerificationCreate,
    defaultValues,
    prepare: toPastActivityBody,
  });
  return (
    <RecordForm
      form={form}
      label="Past verification activity"
      submitLabel="Record Activity"
      controls={controls}
      save={async (body) => {
        recorded.current = (await create.mutateAsync({ body, idempotencyKey })).id;
        return undefined;
      }}
      onSaved={() => onRecorded(recorded.current)}
    >
      <ActivityFields />
      <Columns>
        <TypeField />
        <DateField name="completedDate" label={labels.completedDate} required maxDate={today()} />
      </Columns>
      <AssignedToField />
      <FindingsFields />
    </RecordForm>
  );
}
