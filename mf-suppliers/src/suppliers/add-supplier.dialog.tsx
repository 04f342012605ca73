import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useCreateSupplier } from './api/create-supplier.js';
import { NEW_SUPPLIER } from './supplier-form.values.js';
import { SupplierForm } from './supplier-form.js';

interface AddSupplierDialogProps {
  open: boolean;
  onClose: () => void;
}

export function AddSupplierDialog({ open, onClose }: AddSupplierDialogProps) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="Add New Supplier">
      {(controls) => <NewSupplierForm controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function NewSupplierForm({ controls, onSaved }: { controls: FormDialogControls; onSaved: () => void }) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateSupplier();
  return (
    <SupplierForm
      label="New supplier"
      submitLabel="Create Supplier"
      defaultValues={NEW_SUPPLIER}
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    />
  );
}
