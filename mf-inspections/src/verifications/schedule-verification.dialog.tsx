import { verificationCreate, type VerificationCreate } from '@fsvp/contracts/verification';
import {
  Button,
  Form,
  FormActions,
  FormDialog,
  type FormDialogControls,
  FormErrorSummary,
  useContractForm,
  useFormProgress,
} from '@fsvp/ui';
import { useIdempotencyKey, useSave } from '@fsvp/web-kit';
import { useState } from 'react';
import { useCreateVerification } from './api/create-verification.js';
import { PlanFields } from './plan-fields.js';
import { newVerification, type PlanValues } from './verification-form.values.js';

export function ScheduleVerificationDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormDialog open={open} onClose={onClose} title="Schedule New Verification">
      {(controls) => <ScheduleForm controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function ScheduleForm({ controls, onSaved }: { controls: FormDialogControls; onSaved: () => void }) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateVerification();
  const [defaultValues] = useState(newVerification);
  const form = useContractForm<PlanValues, VerificationCreate>({ schema: verificationCreate, defaultValues });
  useFormProgress(form.formState, controls.onProgress);
  const { refusals, submit } = useSave({
    form,
    save: async (body) => {
      await create.mutateAsync({ body, idempotencyKey });
      return undefined;
    },
    onSaved,
  });
  return (
    <Form form={form} onSubmit={submit} label="New verification activity">
      <FormErrorSummary messages={refusals} />
      <PlanFields />
      <FormActions>
        <Button variant="outline" onClick={controls.cancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.formState.isSubmitting}>
          Schedule Verification
        </Button>
      </FormActions>
    </Form>
  );
}
