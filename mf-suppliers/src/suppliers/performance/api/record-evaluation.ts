import { createSupplierPerformance } from '@fsvp/contracts/suppliers/supplier';
import { useApiMutation } from '@fsvp/web-kit';

export function useRecordEvaluation() {
  return useApiMutation(createSupplierPerformance, {
    success: 'Evaluation recorded successfully',
    failure: 'Failed to record evaluation',
    changes: ['supplier-performance'],
  });
}
