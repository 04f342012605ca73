import { deleteSupplier, getSupplier } from '@fsvp/contracts/supplier';
import { invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';
import { isMissing } from '../../shared/is-missing.js';
import { SUPPLIER_LISTS } from './outdated-by-supplier.js';

interface DeleteOptions {
  onDeleted: (id: string) => void;
  /** Someone else deleted it before: there is nothing left to ask about. */
  onMissing: () => void;
}

export function useDeleteSupplier({ onDeleted, onMissing }: DeleteOptions) {
  const client = useQueryClient();
  return useApiMutation(deleteSupplier, {
    success: 'Supplier deleted successfully',
    failure: 'Failed to delete supplier',
    invalidates: SUPPLIER_LISTS,
    onSuccess: (_answer, { params }) => {
      onDeleted(params.id);
      // Taken out of the cache, it would be asked for once more by the details that are just closing.
      void client.invalidateQueries({ queryKey: queryKeyOf(getSupplier, { params }), refetchType: 'none' });
    },
    onError: (error) => {
      if (!isMissing(error)) return;
      onMissing();
      // The details that are open then say that it is gone, and a list that still shows it follows.
      void invalidate(client, [...SUPPLIER_LISTS, getSupplier]);
    },
  });
}
