import { getSupplier, type Supplier, type SupplierCreate } from '@fsvp/contracts/suppliers/supplier';
import { Button } from '@fsvp/ui';
import { type FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, useRecordSave } from '@fsvp/web-kit/dialogs';
import { icons } from '../shared/icons.js';
import { useUpdateSupplier } from './api/update-supplier.js';
import {
  SUPPLIER_FIELD_LABELS,
  SUPPLIER_VALUE_TEXTS,
  toFormValues,
  type SupplierValues,
} from './supplier-form.values.js';
import { SupplierForm } from './supplier-form.js';

interface EditSupplierDialogProps {
  /** Undefined closes the dialog. */
  id: string | undefined;
  onClose: () => void;
  onDelete: (supplier: Supplier) => void;
  /** Expands and focuses the FSVP program details. */
  startAtProgram?: boolean;
  /** Whether its opening is a history entry of its own; default: true. */
  inUrl?: boolean;
}

export function EditSupplierDialog({ id, inUrl, onClose, ...props }: EditSupplierDialogProps) {
  return (
    <EditRecordDialog
      call={getSupplier}
      id={id}
      inUrl={inUrl}
      title="Edit Supplier"
      failure="The supplier could not be loaded"
      onClose={onClose}
    >
      {(supplier, controls) => (
        <EditSupplierForm supplier={supplier} controls={controls} onSaved={onClose} {...props} />
      )}
    </EditRecordDialog>
  );
}

interface EditSupplierFormProps extends Pick<EditSupplierDialogProps, 'startAtProgram' | 'onDelete'> {
  supplier: Supplier;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditSupplierForm({ supplier, controls, onSaved, startAtProgram, onDelete }: EditSupplierFormProps) {
  const update = useUpdateSupplier();
  const { opened, ...edit } = useRecordSave<Supplier, SupplierValues, SupplierCreate>({
    record: supplier,
    labels: SUPPLIER_FIELD_LABELS,
    show: SUPPLIER_VALUE_TEXTS,
    toFormValues,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: supplier.id }, body, ifVersion }),
  });
  return (
    <SupplierForm
      label="Supplier"
      submitLabel="Update Supplier"
      defaultValues={toFormValues(opened)}
      controls={controls}
      {...edit}
      onSaved={onSaved}
      startAtProgram={startAtProgram}
      actions={
        <Button variant="ghost" onClick={() => onDelete(supplier)} icon={icons.remove}>
          Delete
        </Button>
      }
    />
  );
}
