import { restoreFood, type Food } from '@fsvp/contracts/program/food';
import { errorText, useApiMutation } from '@fsvp/web-kit';

/** Takes the deletion of a food back: it is the same record. */
export function useRestoreFood() {
  const restore = useApiMutation(restoreFood, {
    success: 'Food restored successfully',
    failure: (error) => `Failed to restore food: ${errorText(error)}`,
    changes: ['food'],
  });
  return ({ id }: Food) => restore.mutate({ params: { id } });
}
