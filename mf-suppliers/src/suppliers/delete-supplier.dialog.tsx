import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteSupplier } from './api/delete-supplier.js';

interface DeleteSupplierDialogProps {
  /** The supplier to delete; undefined closes the dialog. */
  supplier: Pick<Supplier, 'id' | 'name'> | undefined;
  onClose: () => void;
  onDeleted?: (supplier: Pick<Supplier, 'id' | 'name'>) => void;
}

export function DeleteSupplierDialog({ supplier, ...props }: DeleteSupplierDialogProps) {
  return (
    <DeleteDialog
      record={supplier}
      title={({ name }) => `Delete ${name}`}
      question="Are you sure you want to delete this supplier? This action cannot be undone."
      remove={useDeleteSupplier()}
      inputOf={({ id }) => ({ params: { id } })}
      {...props}
    />
  );
}
