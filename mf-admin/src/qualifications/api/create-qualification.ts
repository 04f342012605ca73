import { createQualification } from '@fsvp/contracts/program/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateQualification() {
  return useApiMutation(createQualification, { success: 'Draft saved', changes: ['qualification'] });
}
