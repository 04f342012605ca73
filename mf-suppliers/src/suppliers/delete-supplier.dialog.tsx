import type { Supplier } from '@fsvp/contracts/supplier';
import { ConfirmDialog, useLastDefined } from '@fsvp/ui';
import { FailedQuestion } from '../shared/failed-question.js';
import { useDeleteSupplier } from './api/delete-supplier.js';

interface DeleteSupplierDialogProps {
  /** The supplier asked about; undefined closes the question. */
  supplier: Pick<Supplier, 'id' | 'name'> | undefined;
  onClose: () => void;
  onDeleted?: (id: string) => void;
}

export function DeleteSupplierDialog({ supplier, onClose, onDeleted }: DeleteSupplierDialogProps) {
  const shown = useLastDefined(supplier);
  const remove = useDeleteSupplier({
    onDeleted: (id) => {
      onClose();
      onDeleted?.(id);
    },
    onMissing: onClose,
  });
  const close = () => {
    remove.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={supplier !== undefined}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={`Delete ${shown?.name ?? 'supplier'}`}
      question={
        <FailedQuestion error={remove.error}>
          Are you sure you want to delete this supplier? This action cannot be undone.
        </FailedQuestion>
      }
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={() => supplier && remove.mutate({ params: { id: supplier.id } })}
    />
  );
}
