import { restoreSupplierProduct, type SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { errorText, useApiMutation } from '@fsvp/web-kit';

/** Takes the removal of a product back: it is the same record, with its external ids. */
export function useRestoreProduct() {
  const restore = useApiMutation(restoreSupplierProduct, {
    success: 'Product restored successfully',
    failure: (error) => `Failed to restore product: ${errorText(error)}`,
    changes: ['supplier-product'],
  });
  return ({ id: productId, supplierId }: SupplierProduct) => restore.mutate({ params: { id: supplierId, productId } });
}
