import type { Food } from '@fsvp/contracts/program/food';
import { type SetUrlState, useMay } from '@fsvp/web-kit';
import { AdoptHazardDialog } from '../hazard-adoptions/adopt-hazard.dialog.js';
import { DeleteFoodDialog } from './delete-food.dialog.js';
import { EditFoodDialog } from './edit-food.dialog.js';
import { NO_FOOD, type FoodsState, type foodsUrl } from './foods.url.js';
import { NewFoodDialog } from './new-food.dialog.js';

export interface FoodDialogsProps {
  state: FoodsState;
  setState: SetUrlState<typeof foodsUrl>;
  /** The food that the user is asked about. */
  deleting: Food | undefined;
  onDelete: (food: Food | undefined) => void;
}

/** All dialogs of the foods. */
export function FoodDialogs({ state, setState, deleting, onDelete }: FoodDialogsProps) {
  const { edit, view, analysis, adopt } = state;
  const mayWrite = useMay('write');
  return (
    <>
      <NewFoodDialog open={mayWrite && state.new === '1'} onClose={() => setState({ new: undefined }, 'replace')} />
      <AdoptHazardDialog
        hazardId={mayWrite && view === undefined && analysis === undefined ? adopt : undefined}
        onClose={() => setState({ adopt: undefined }, 'replace')}
        onDraft={(foodId) => setState({ view: foodId, tab: undefined }, 'replace')}
      />
      <EditFoodDialog id={edit} onClose={() => setState({ edit: undefined }, 'replace')} />
      <DeleteFoodDialog
        food={deleting}
        onClose={() => onDelete(undefined)}
        onDeleted={() => setState(NO_FOOD, 'replace')}
      />
    </>
  );
}
