import { updateFoodNote } from '@fsvp/contracts/program/food-note';
import { isConflict, useApiMutation } from '@fsvp/web-kit';

export const useUpdateNote = () =>
  useApiMutation(updateFoodNote, {
    success: ({ state }) => (state === 'dismissed' ? 'Note dismissed' : 'Note opened again'),
    // The dialog shows conflicts itself.
    failure: (error) => (isConflict(error) ? undefined : 'Failed to save the note'),
    changes: ['food-note'],
  });
