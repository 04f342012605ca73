import { createSupplierPerformance, listSupplierPerformance } from '@fsvp/contracts/supplier';
import { useApiMutation } from '@fsvp/web-kit';

export function useRecordEvaluation() {
  return useApiMutation(createSupplierPerformance, {
    success: 'Evaluation recorded successfully',
    failure: 'Failed to record evaluation',
    invalidates: [listSupplierPerformance],
  });
}
