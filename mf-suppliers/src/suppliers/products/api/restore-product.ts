import { createSupplierProduct, type SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { useApiMutation } from '@fsvp/web-kit';
import { toFormValues } from '../product-form.values.js';

/** Restores a removed product as a new record with the same values, because a removal is final. */
export function useRestoreProduct() {
  const create = useApiMutation(createSupplierProduct, {
    success: 'Product restored successfully',
    failure: 'Failed to restore product',
    changes: ['supplier-product'],
  });
  return (product: SupplierProduct) =>
    // One key per removal, so that Undo after a lost response restores only one product.
    create.mutate({
      params: { id: product.supplierId },
      body: toFormValues(product),
      idempotencyKey: `restore-${product.id}`,
    });
}
