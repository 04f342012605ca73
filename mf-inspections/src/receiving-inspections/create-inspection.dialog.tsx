import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import {
  inspectionCreate,
  type InspectionCreate,
  type ReceivingInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useState } from 'react';
import { useCreateInspection } from './api/create-inspection.js';
import { InspectionForm } from './inspection-form.js';
import { toCreateBody, newInspection } from './inspection-form.values.js';

interface CreateInspectionDialogProps {
  open: boolean;
  onClose: () => void;
  onCreated: (inspection: ReceivingInspection) => void;
}

export function CreateInspectionDialog({ open, onClose, onCreated }: CreateInspectionDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Create Receiving Inspection">
      {(controls) => <NewInspectionForm controls={controls} onCreated={onCreated} onSaved={onClose} />}
    </FormDialog>
  );
}

interface NewInspectionFormProps {
  controls: FormDialogControls;
  onCreated: CreateInspectionDialogProps['onCreated'];
  onSaved: () => void;
}

function NewInspectionForm({ controls, onCreated, onSaved }: NewInspectionFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateInspection();
  const [defaultValues] = useState(newInspection);
  return (
    <InspectionForm<InspectionCreate>
      schema={inspectionCreate}
      defaultValues={defaultValues}
      prepare={toCreateBody}
      submitLabel="Complete Inspection"
      confirmUnanswered
      controls={controls}
      save={async (body) => {
        // The API expects the temperature as text or null.
        const actualTemp = body.actualTemp == null ? null : String(body.actualTemp);
        onCreated(await create.mutateAsync({ body: { ...body, actualTemp }, idempotencyKey }));
        return undefined;
      }}
      onSaved={onSaved}
    />
  );
}
