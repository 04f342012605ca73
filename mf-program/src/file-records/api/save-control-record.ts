import {
  createControlRecord,
  deleteControlRecord,
  updateControlRecord,
} from '@fsvp/contracts/program/control-records/control-record';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export function useCreateControlRecord() {
  return useApiMutation(createControlRecord, {
    success: 'Record saved',
    failure: 'The record could not be saved',
    changes: ['control-record'],
  });
}

export function useUpdateControlRecord() {
  return useApiMutation(updateControlRecord, {
    success: 'Record updated',
    // The form shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'The record could not be updated'),
    changes: ['control-record'],
  });
}

export function useDeleteControlRecord() {
  return useApiMutation(deleteControlRecord, { success: 'Record deleted', changes: ['control-record'] });
}
