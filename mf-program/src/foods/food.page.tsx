import { getFood, type Food } from '@fsvp/contracts/program/food';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { FOOD_CLASS_LABELS } from '@fsvp/contracts/program/qualification';
import { Button, Card, ErrorState, PageHeader, Spinner, Stack, Tabs, TextLink } from '@fsvp/ui';
import { lazyComponent, loadError, useRecord, useUrlState, WriteOnly } from '@fsvp/web-kit';
import { Suspense, useEffect, type ReactNode } from 'react';
import type { AnalysisTabProps } from '../hazard-analyses/analysis-tab.js';
import { icons } from '../icons.js';
import { RecordPage } from '../record-page.js';
import { FOOD_TABS, foodsUrl } from './foods.url.js';

// One chunk for the parts of a food, which the list does not need.
const AnalysisTab = lazyComponent<AnalysisTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ '../hazard-analyses/analysis-tab.js')).AnalysisTab,
}));
const TemplateTab = lazyComponent<AnalysisTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ '../hazard-analyses/template-tab.js')).TemplateTab,
}));
const VersionsTab = lazyComponent<AnalysisTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ '../hazard-analyses/versions-tab.js')).VersionsTab,
}));
const OpenNotes = lazyComponent<AnalysisTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ '../food-notes/open-notes.js')).OpenNotes,
}));
const NotesOfFood = lazyComponent<AnalysisTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ '../food-notes/notes-of-food.js')).NotesOfFood,
}));
const FoodFacts = lazyComponent<AnalysisTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ './food-facts.js')).FoodFacts,
}));
const FilesOfFood = lazyComponent<AnalysisTabProps>(async () => ({
  default: (await import(/* webpackChunkName: "food" */ './files-of-food.js')).FilesOfFood,
}));

interface FoodPageProps {
  id: string;
  /** The copy from the list, shown while the record loads. */
  known: Food | undefined;
  onBack: () => void;
  onEdit: (food: Food) => void;
  onDelete: (food: Food) => void;
}

/** One food in place of the list. */
export function FoodPage({ id, known, onBack, onEdit, onDelete }: FoodPageProps) {
  const query = useRecord(getFood, id, { known, enabled: true });
  const { data: food } = query;
  const error = loadError(query, 'The food could not be loaded');
  const name = food?.name ?? 'Food';
  useEffect(() => {
    AnalysisTab.prefetch();
    OpenNotes.prefetch();
  }, []);
  return (
    <RecordPage id={id} name={name} onBack={onBack}>
      <PageHeader
        title={name}
        subtitle={food ? [FOOD_CLASS_LABELS[food.foodClass], food.description].filter(Boolean).join(' · ') : undefined}
        actions={
          food ? (
            <WriteOnly>
              <Button variant="ghost" icon={icons.remove} onClick={() => onDelete(food)}>
                Delete…
              </Button>
              <Button variant="outline" icon={icons.edit} onClick={() => onEdit(food)}>
                Edit food
              </Button>
            </WriteOnly>
          ) : undefined
        }
      />
      {food ? (
        <FoodTabs food={food} />
      ) : (
        <Card>{error ? <ErrorState {...error} /> : <Spinner label="Loading the food…" />}</Card>
      )}
    </RecordPage>
  );
}

function FoodTabs({ food }: { food: Food }) {
  const [{ tab = 'analysis' }, setState] = useUrlState(foodsUrl);
  return (
    <Tabs
      label="Parts of the food"
      value={tab}
      onChange={(next) => {
        const chosen = FOOD_TABS.find((one) => one === next);
        setState(
          { tab: chosen === 'analysis' ? undefined : chosen, version: undefined, compare: undefined },
          'replace',
        );
      }}
      tabs={[
        {
          value: 'analysis',
          label: 'Analysis',
          content: (
            <Stack gap={6}>
              <Suspense fallback={null}>
                <OpenNotes food={food} />
              </Suspense>
              <Part>
                <AnalysisTab food={food} />
              </Part>
            </Stack>
          ),
        },
        { value: 'template', label: 'Template', content: <Part>{<TemplateTab food={food} />}</Part> },
        { value: 'versions', label: 'Versions', content: <Part>{<VersionsTab food={food} />}</Part> },
        { value: 'files', label: 'Files', content: <Part>{<FilesOfFood food={food} />}</Part> },
        {
          value: 'details',
          label: 'Details',
          content: (
            <Stack gap={6}>
              <Part>
                <FoodFacts food={food} />
                <NotesOfFood food={food} />
              </Part>
              <p>
                <TextLink href={hrefs.history(food.id)} printed={false}>
                  Change history
                </TextLink>
              </p>
            </Stack>
          ),
        },
      ]}
    />
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <Card>
          <Spinner label="Loading…" />
        </Card>
      }
    >
      {children}
    </Suspense>
  );
}
