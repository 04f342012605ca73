import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useCreateHazard } from './api/create-hazard.js';
import { newHazard } from './hazard-form.values.js';
import { HazardForm } from './hazard-form.js';

interface AddHazardDialogProps {
  open: boolean;
  /** The supplier filter of the list, which is the initial supplier. */
  supplier: { id: string; name: string | undefined } | undefined;
  onClose: () => void;
}

export function AddHazardDialog({ open, supplier, onClose }: AddHazardDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Add Hazard Analysis">
      {(controls) => <NewHazardForm supplier={supplier} controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

interface NewHazardFormProps {
  supplier: AddHazardDialogProps['supplier'];
  controls: FormDialogControls;
  onSaved: () => void;
}

function NewHazardForm({ supplier, controls, onSaved }: NewHazardFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateHazard();
  return (
    <HazardForm
      label="New hazard analysis"
      submitLabel="Create Hazard Analysis"
      defaultValues={newHazard(supplier?.id)}
      supplierName={supplier?.name}
      productName={undefined}
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    />
  );
}
