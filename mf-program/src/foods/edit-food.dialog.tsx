import { foodCreate, getFood, type Food, type FoodCreate } from '@fsvp/contracts/program/food';
import type { FormDialogControls } from '@fsvp/ui/dialogs';
import { EditRecordDialog, useRecordSave } from '@fsvp/web-kit/dialogs';
import { useUpdateFood } from './api/update-food.js';
import { FoodForm } from './food-form.js';
import { FOOD_FIELD_LABELS, FOOD_VALUE_TEXTS, toBody, toFormValues, type FoodValues } from './food-form.values.js';

/** @param props.id undefined closes the dialog */
export function EditFoodDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  return (
    <EditRecordDialog call={getFood} id={id} title="Edit Food" failure="The food could not be loaded" onClose={onClose}>
      {(food, controls) => <EditFoodForm food={food} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface EditFoodFormProps {
  food: Food;
  controls: FormDialogControls;
  onSaved: () => void;
}

function EditFoodForm({ food, controls, onSaved }: EditFoodFormProps) {
  const update = useUpdateFood();
  const { opened, ...edit } = useRecordSave<Food, FoodValues, FoodCreate>({
    record: food,
    labels: FOOD_FIELD_LABELS,
    show: FOOD_VALUE_TEXTS,
    toFormValues,
    toBody,
    send: (body, ifVersion) => update.mutateAsync({ params: { id: food.id }, body, ifVersion }),
  });
  return (
    <FoodForm<FoodCreate>
      // The form has all fields, so that it is checked like a new food.
      schema={foodCreate}
      defaultValues={toFormValues(opened)}
      submitLabel="Update Food"
      controls={controls}
      {...edit}
      onSaved={onSaved}
    />
  );
}
