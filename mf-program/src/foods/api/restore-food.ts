import { createFood, type Food } from '@fsvp/contracts/program/food';
import { useApiMutation } from '@fsvp/web-kit';

/** Restores a deleted food as a new record with the same values, because a deletion is final. */
export function useRestoreFood() {
  const create = useApiMutation(createFood, {
    success: 'Food restored successfully',
    failure: 'Failed to restore food',
    changes: ['food'],
  });
  return ({ id, name, description, foodClass, industryCode, productCodes, facts }: Food) =>
    // One key per deletion, so that Undo after a lost response restores only one food.
    create.mutate({
      body: { name, description, foodClass, industryCode, productCodes, facts },
      idempotencyKey: `restore-${id}`,
    });
}
