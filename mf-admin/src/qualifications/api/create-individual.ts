import { createIndividual } from '@fsvp/contracts/program/qualified-individual';
import { useApiMutation } from '@fsvp/web-kit';

/** @param success the text of the toast; none if something else follows */
export function useCreateIndividual(success?: string) {
  return useApiMutation(createIndividual, { success, changes: ['qualified-individual'] });
}
