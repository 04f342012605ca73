import { deleteFood, type Food } from '@fsvp/contracts/program/food';
import { useApiMutation } from '@fsvp/web-kit';
import { useRestoreFood } from './restore-food.js';

/** @param food the food to delete, which Undo restores */
export function useDeleteFood(food: Food | undefined) {
  const restore = useRestoreFood();
  return useApiMutation(deleteFood, {
    success: () => ({
      description: 'Food deleted successfully',
      action: food && {
        label: 'Undo',
        altText: 'Add the food again with New Food',
        onSelect: () => restore(food),
      },
    }),
    failure: 'Failed to delete food',
    changes: ['food'],
  });
}
