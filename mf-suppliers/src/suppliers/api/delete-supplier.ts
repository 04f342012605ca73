import { deleteSupplier } from '@fsvp/contracts/supplier';
import { isMissing, useApiMutation } from '@fsvp/web-kit';

interface DeleteOptions {
  onDeleted: (id: string) => void;
  /** Someone else has deleted it: there is nothing left to ask about. */
  onMissing: () => void;
}

export function useDeleteSupplier({ onDeleted, onMissing }: DeleteOptions) {
  return useApiMutation(deleteSupplier, {
    success: 'Supplier deleted successfully',
    failure: 'Failed to delete supplier',
    changes: ['supplier'],
    onSuccess: (_answer, { params }) => onDeleted(params.id),
    onError: (error) => {
      if (isMissing(error)) onMissing();
    },
  });
}
