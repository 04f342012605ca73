import { updateQualification } from '@fsvp/contracts/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

export function useUpdateQualification() {
  return useApiMutation(updateQualification, { success: 'Draft saved', changes: ['qualification'] });
}
