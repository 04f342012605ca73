import type { Food } from '@fsvp/contracts/program/food';
import { useLastDefined } from '@fsvp/ui';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { useDeleteFood } from './api/delete-food.js';

interface DeleteFoodDialogProps {
  /** The food to delete; undefined closes the dialog. */
  food: Food | undefined;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteFoodDialog({ food, ...props }: DeleteFoodDialogProps) {
  return (
    <DeleteDialog
      record={food}
      title={({ name }) => `Delete ${name}`}
      question="Are you sure you want to delete this food? The audit trail keeps its history."
      remove={useDeleteFood(useLastDefined(food))}
      inputOf={({ id }) => ({ params: { id } })}
      {...props}
    />
  );
}
