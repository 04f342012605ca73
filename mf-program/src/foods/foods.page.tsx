import type { Food } from '@fsvp/contracts/program/food';
import { Card, Spinner } from '@fsvp/ui';
import { lazyComponent, lazyDialogs, useUrlState } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { useBackToList } from '../fsvp-files/use-back-to-list.js';
import { FoodPage } from './food.page.js';
import type { FoodDialogsProps } from './food-dialogs.js';
import { FoodsList } from './foods-list.js';
import { foodsUrl, NO_FOOD } from './foods.url.js';

const FoodDialogs = lazyDialogs<FoodDialogsProps>(async () => ({
  default: (await import('./food-dialogs.js')).FoodDialogs,
}));

const FoodOfAnalysis = lazyComponent<{ id: string }>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ './food-of-analysis.js')).FoodOfAnalysis,
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
        <Suspense
          fallback={
            <Card>
              <Spinner label="Loading the hazard analysis…" />
            </Card>
          }
        >
          <FoodOfAnalysis id={analysis} />
        </Suspense>
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
