import type { Food } from '@fsvp/contracts/program/food';
import { getFoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Card, ErrorState, Spinner } from '@fsvp/ui';
import { lazyDialogs, loadError, useRecord, useUrlState } from '@fsvp/web-kit';
import { useEffect, useState } from 'react';
import { useBackToList } from '../fsvp-files/use-back-to-list.js';
import { FoodPage } from './food.page.js';
import type { FoodDialogsProps } from './food-dialogs.js';
import { FoodsList } from './foods-list.js';
import { foodsUrl, NO_FOOD } from './foods.url.js';

const FoodDialogs = lazyDialogs<FoodDialogsProps>(async () => ({
  default: (await import('./food-dialogs.js')).FoodDialogs,
}));

/** The list of foods, or one food in place of it. */
export function FoodsPage() {
  const [state, setState] = useUrlState(foodsUrl);
  const { view, edit, analysis, adopt } = state;
  const mustChooseFood = adopt !== undefined && view === undefined && analysis === undefined;
  const [opened, setOpened] = useState<Food>();
  const [deleting, setDeleting] = useState<Food>();
  const back = useBackToList(view, () => setState(NO_FOOD, 'replace'));
  const onEdit = ({ id }: Food) => setState({ edit: id });
  return (
    <>
      {analysis ? (
        <FoodOfAnalysis id={analysis} />
      ) : view ? (
        <FoodPage
          key={view}
          id={view}
          known={opened?.id === view ? opened : undefined}
          onBack={back}
          onEdit={onEdit}
          onDelete={setDeleting}
        />
      ) : (
        <FoodsList
          returnedFrom={opened?.id}
          onView={(food) => {
            setOpened(food);
            setState({ view: food.id });
          }}
          onEdit={onEdit}
          onDelete={setDeleting}
        />
      )}
      <FoodDialogs
        open={Boolean(deleting || edit || state.new || mustChooseFood)}
        state={state}
        setState={setState}
        deleting={deleting}
        onDelete={setDeleting}
      />
    </>
  );
}

/** Finds the food of a hazard analysis to which a link leads. */
function FoodOfAnalysis({ id }: { id: string }) {
  const [, setState] = useUrlState(foodsUrl);
  const query = useRecord(getFoodHazardAnalysis, id, { known: undefined, enabled: true });
  const { data } = query;
  useEffect(() => {
    if (!data) return;
    const place = data.state === 'draft' ? { tab: 'analysis' as const } : { tab: 'versions' as const, version: id };
    setState({ analysis: undefined, view: data.foodId, ...place }, 'replace');
  }, [data, id, setState]);
  const error = loadError(query, 'The hazard analysis could not be loaded');
  return <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the hazard analysis…" />}</Card>;
}
