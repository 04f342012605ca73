import { updateSupplierProduct } from '@fsvp/contracts/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';
import { PRODUCT_LISTS, PRODUCT_NAMES } from './outdated-by-product.js';

export function useUpdateProduct() {
  return useApiMutation(updateSupplierProduct, {
    success: 'Product updated successfully',
    // The form itself tells of a change that someone else made.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update product'),
    invalidates: [...PRODUCT_LISTS, ...PRODUCT_NAMES],
  });
}
