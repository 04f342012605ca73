import { verificationCreate, type VerificationCreate } from '@fsvp/contracts/quality/verification';
import { FormDialog, type FormDialogControls, useContractForm } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { RecordForm } from '@fsvp/web-kit/dialogs';
import { useState } from 'react';
import { useCreateVerification } from './api/create-verification.js';
import { PlanFields } from './plan-fields.js';
import { newVerification, type PlanValues } from './verification-form.values.js';

export function ScheduleVerificationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Schedule New Verification">
      {(controls) => <ScheduleForm controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function ScheduleForm(props: { controls: FormDialogControls; onSaved: () => void }) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateVerification();
  const [defaultValues] = useState(newVerification);
  const form = useContractForm<PlanValues, VerificationCreate>({ schema: verificationCreate, defaultValues });
  return (
    <RecordForm
      form={form}
      label="New verification activity"
      submitLabel="Schedule Verification"
      save={async (body) => {
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      {...props}
    >
      <PlanFields />
    </RecordForm>
  );
}
