import { deleteQualification } from '@fsvp/contracts/program/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteQualification() {
  return useApiMutation(deleteQualification, { success: 'Draft deleted', changes: ['qualification'] });
}
