import { createSupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateProduct() {
  return useApiMutation(createSupplierProduct, {
    success: 'Product added successfully',
    failure: 'Failed to add product',
    changes: ['supplier-product'],
  });
}
