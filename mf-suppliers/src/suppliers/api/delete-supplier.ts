import { deleteSupplier, getSupplier } from '@fsvp/contracts/supplier';
import { ApiError, invalidate, queryKeyOf, useApiMutation, useQueryClient } from '@fsvp/web-kit';
import { SUPPLIER_LISTS } from './outdated-by-supplier.js';

export function useDeleteSupplier({ onDeleted }: { onDeleted: (id: string) => void }) {
  const client = useQueryClient();
  return useApiMutation(deleteSupplier, {
    success: 'Supplier deleted successfully',
    failure: 'Failed to delete supplier',
    invalidates: SUPPLIER_LISTS,
    onSuccess: (_answer, { params }) => {
      onDeleted(params.id);
      client.removeQueries({ queryKey: queryKeyOf(getSupplier, { params }) });
    },
    onError: (error) => {
      // Someone else deleted it before: the lists on screen do not know yet.
      if (error instanceof ApiError && error.status === 404) void invalidate(client, SUPPLIER_LISTS);
    },
  });
}
