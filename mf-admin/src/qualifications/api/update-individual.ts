import { updateIndividual } from '@fsvp/contracts/program/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

export function useUpdateIndividual() {
  return useApiMutation(updateIndividual, { success: 'Person updated', changes: ['qualified-individual'] });
}
