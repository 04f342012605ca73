import { createSupplierProduct } from '@fsvp/contracts/supplier';
import { useApiMutation } from '@fsvp/web-kit';
import { PRODUCT_LISTS } from './outdated-by-product.js';

export function useCreateProduct() {
  return useApiMutation(createSupplierProduct, {
    success: 'Product added successfully',
    failure: 'Failed to add product',
    invalidates: PRODUCT_LISTS,
  });
}
