import { deleteSupplierProduct, type SupplierProduct } from '@fsvp/contracts/supplier';
import { isMissing, useApiMutation } from '@fsvp/web-kit';
import { useRestoreProduct } from './restore-product.js';

/** @param options.onGone the product is no longer there, removed by this call or before by someone else */
export function useRemoveProduct({ product, onGone }: { product: SupplierProduct | undefined; onGone: () => void }) {
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
    onSuccess: onGone,
    onError: (error) => {
      if (isMissing(error)) onGone();
    },
  });
}
