import { updateQualification } from '@fsvp/contracts/program/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

export function useUpdateQualification() {
  return useApiMutation(updateQualification, { success: 'Draft saved', changes: ['qualification'] });
}
