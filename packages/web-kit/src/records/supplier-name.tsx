import { useSupplierName } from './use-supplier-name.js';

/** The name of a supplier by its id. */
export function SupplierName({ id }: { id: string }) {
  return useSupplierName(id) ?? '…';
}
