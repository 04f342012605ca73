import type { Food } from '@fsvp/contracts/program/food';
import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { DeleteFoodDialog } from './delete-food.dialog.js';
import { EditFoodDialog } from './edit-food.dialog.js';
import { FoodDetailsDialog } from './food-details.dialog.js';
import type { FoodsState, foodsUrl } from './foods.url.js';
import { NewFoodDialog } from './new-food.dialog.js';

export interface FoodDialogsProps {
  state: FoodsState;
  setState: SetUrlState<typeof foodsUrl>;
  /** The food that the user is asked about. */
  deleting: Food | undefined;
  onDelete: (food: Food | undefined) => void;
  /** The foods of the loaded page, shown while a record loads. */
  foods: readonly Food[] | undefined;
}

/** All dialogs of the foods. */
export function FoodDialogs({ state, setState, deleting, onDelete, foods }: FoodDialogsProps) {
  const { view, edit } = state;
  const mayWrite = useMay('write');

  const closeDetails = () => setState({ view: undefined }, 'replace');
  return (
    <>
      <NewFoodDialog open={mayWrite && state.new === '1'} onClose={() => setState({ new: undefined }, 'replace')} />
      <FoodDetailsDialog
        id={view}
        known={foods?.find(({ id }) => id === view)}
        onClose={closeDetails}
        onEdit={({ id }) => setState({ view: undefined, edit: id }, 'replace')}
        onDelete={onDelete}
      />
      <EditFoodDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <DeleteFoodDialog food={deleting} onClose={() => onDelete(undefined)} onDeleted={closeDetails} />
    </>
  );
}
