import { ApiError } from '@fsvp/web-kit';
import { useSupplier } from '../suppliers/api/get-supplier.js';

const NO_ID = '';

/** The supplier that the list is filtered by, with its name as soon as it is known. */
export function useFilteredSupplier(id: string | undefined): { id: string; name: string } | undefined {
  const { data, error } = useSupplier(id ?? NO_ID, { known: undefined, enabled: id !== undefined });
  if (!id) return undefined;
  const missing = error instanceof ApiError && error.status === 404;
  return { id, name: data?.name ?? (missing ? 'Unknown Supplier' : '') };
}
