import { updateSupplierProduct } from '@fsvp/contracts/suppliers/supplier';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useUpdateProduct() {
  return useApiMutation(updateSupplierProduct, {
    success: 'Product updated successfully',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to update product'),
    changes: ['supplier-product'],
  });
}
