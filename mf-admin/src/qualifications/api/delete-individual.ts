import { deleteIndividual } from '@fsvp/contracts/program/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

export function useDeleteIndividual() {
  return useApiMutation(deleteIndividual, { success: 'Person deleted', changes: ['qualified-individual'] });
}
