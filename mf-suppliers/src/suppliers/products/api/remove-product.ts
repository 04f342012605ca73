import { deleteSupplierProduct, type SupplierProduct } from '@fsvp/contracts/supplier';
import { invalidate, useApiMutation, useQueryClient } from '@fsvp/web-kit';
import { isMissing } from '../../../shared/is-missing.js';
import { PRODUCT_LISTS, PRODUCT_NAMES } from './outdated-by-product.js';
import { useRestoreProduct } from './restore-product.js';

/** @param options.onGone the product is no longer there, removed by this call or before by someone else */
export function useRemoveProduct({ product, onGone }: { product: SupplierProduct | undefined; onGone: () => void }) {
  const client = useQueryClient();
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
    invalidates: [...PRODUCT_LISTS, ...PRODUCT_NAMES],
    onSuccess: onGone,
    onError: (error) => {
      if (!isMissing(error)) return;
      void invalidate(client, PRODUCT_LISTS);
      onGone();
    },
  });
}
