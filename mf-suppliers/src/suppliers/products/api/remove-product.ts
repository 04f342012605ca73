import { deleteSupplierProduct, type SupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { useApiMutation } from '@fsvp/web-kit';
import { useRestoreProduct } from './restore-product.js';

/** @param product the product to remove, which Undo restores */
export function useRemoveProduct(product: SupplierProduct | undefined) {
  const restore = useRestoreProduct();
  return useApiMutation(deleteSupplierProduct, {
    success: () => ({
      description: 'Product removed successfully',
      action: product && {
        label: 'Undo',
        altText: 'Add the product again with Add Product',
        onSelect: () => restore(product),
      },
    }),
    failure: 'Failed to remove product',
    changes: ['supplier-product'],
  });
}
