import { createFood } from '@fsvp/contracts/program/food';
import { useApiMutation } from '@fsvp/web-kit';

export function useCreateFood() {
  return useApiMutation(createFood, {
    success: 'Food created successfully',
    failure: 'Failed to create food',
    changes: ['food'],
  });
}
