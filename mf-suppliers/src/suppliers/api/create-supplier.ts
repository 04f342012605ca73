import { createSupplier } from '@fsvp/contracts/suppliers/supplier';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateSupplier() {
  return useApiMutation(createSupplier, {
    success: 'Supplier created successfully',
    failure: 'Failed to create supplier',
    changes: ['supplier'],
  });
}
