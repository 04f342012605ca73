import { foodCreate, type FoodCreate } from '@fsvp/contracts/program/food';
import { FormDialog, type FormDialogControls } from '@fsvp/ui/dialogs';
import { useIdempotencyKey } from '@fsvp/web-kit';
import { useCreateFood } from './api/create-food.js';
import { FoodForm } from './food-form.js';
import { NEW_FOOD } from './food-form.values.js';

export function NewFoodDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <FormDialog open={open} inUrl onClose={onClose} title="New Food">
      {(controls) => <NewFoodForm controls={controls} onSaved={onClose} />}
    </FormDialog>
  );
}

function NewFoodForm({ controls, onSaved }: { controls: FormDialogControls; onSaved: () => void }) {
  const idempotencyKey = useIdempotencyKey();
  const create = useCreateFood();
  return (
    <FoodForm<FoodCreate>
      schema={foodCreate}
      defaultValues={NEW_FOOD}
      submitLabel="Create Food"
      controls={controls}
      save={async (body) => {
        await create.mutateAsync({ body, idempotencyKey });
        return undefined;
      }}
      onSaved={onSaved}
    />
  );
}
