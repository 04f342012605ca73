import { createSupplierProduct, type SupplierProduct } from '@fsvp/contracts/supplier';
import { useApiMutation } from '@fsvp/web-kit';
import { valuesOf } from '../product-form.values.js';

/** Brings back a product that was removed by mistake: as a new record with the same details, since removal is on record and final. */
export function useRestoreProduct() {
  const create = useApiMutation(createSupplierProduct, {
    success: 'Product restored successfully',
    failure: 'Failed to restore product',
    changes: ['supplier-product'],
  });
  return (product: SupplierProduct) =>
    // One key for one removal, so that pressing again after a lost answer brings back one product.
    create.mutate({
      params: { id: product.supplierId },
      body: valuesOf(product),
      idempotencyKey: `restore-${product.id}`,
    });
}
