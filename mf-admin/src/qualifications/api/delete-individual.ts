import { deleteIndividual } from '@fsvp/contracts/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteIndividual() {
  return useApiMutation(deleteIndividual, { success: 'Person deleted', changes: ['qualified-individual'] });
}
