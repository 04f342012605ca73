import { loadError, useVersionedSave } from '@fsvp/web-kit';
import type { Supplier, SupplierCreate } from '@fsvp/contracts/supplier';
import { Button, ErrorState, FormDialog, type FormDialogControls, Spinner, useLastDefined } from '@fsvp/ui';
import { icons } from '../shared/icons.js';
import { useFreshSupplier } from './api/get-supplier.js';
import { useUpdateSupplier } from './api/update-supplier.js';
import { SUPPLIER_FIELD_LABELS, valuesOf } from './supplier-form.values.js';
import { SupplierForm } from './supplier-form.js';

interface EditSupplierDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
  onDelete: (supplier: Supplier) => void;
  /** Begins in the FSVP program details, unfolded, instead of at the name. */
  atProgram?: boolean;
}

interface EditedSupplierProps extends Pick<EditSupplierDialogProps, 'atProgram' | 'onDelete'> {
  controls: FormDialogControls;
  onSaved: () => void;
}

export function EditSupplierDialog({ id, onClose, ...props }: EditSupplierDialogProps) {
  const shown = useLastDefined(id);
  return (
    <FormDialog open={id !== undefined} onClose={onClose} title="Edit Supplier">
      {(controls) =>
        shown ? <LoadedSupplier key={shown} id={shown} controls={controls} onSaved={onClose} {...props} /> : null
      }
    </FormDialog>
  );
}

function LoadedSupplier({ id, ...props }: EditedSupplierProps & { id: string }) {
  const supplier = useFreshSupplier(id);
  const failure = loadError(supplier, 'The supplier could not be loaded');
  if (supplier.data) return <EditSupplierForm supplier={supplier.data} {...props} />;
  if (failure) return <ErrorState {...failure} />;
  return <Spinner label="Loading…" />;
}

function EditSupplierForm({
  supplier,
  controls,
  onSaved,
  atProgram,
  onDelete,
}: EditedSupplierProps & { supplier: Supplier }) {
  const update = useUpdateSupplier();
  const { opened, save } = useVersionedSave<Supplier, SupplierCreate>({
    record: supplier,
    labels: SUPPLIER_FIELD_LABELS,
    save: (body, ifVersion) => update.mutateAsync({ params: { id: supplier.id }, body, ifVersion }),
  });
  return (
    <SupplierForm
      label="Supplier"
      submitLabel="Update Supplier"
      defaultValues={valuesOf(opened)}
      controls={controls}
      save={save}
      onSaved={onSaved}
      atProgram={atProgram}
      actions={
        <Button variant="ghost" onClick={() => onDelete(supplier)} icon={icons.remove}>
          Delete
        </Button>
      }
    />
  );
}
