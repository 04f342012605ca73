import type { Food } from '@fsvp/contracts/program/food';
import type {
  AnalysisBasis,
  FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { Button, Card, EmptyState, ErrorState, Inline, Skeleton, Stack, Text } from '@fsvp/ui';
import { lazyComponent, loadError, useMay, WriteOnly } from '@fsvp/web-kit';
import { DeleteDialog } from '@fsvp/web-kit/dialogs';
import { Suspense, useEffect, useState } from 'react';
import { icons } from '../icons.js';
import { AnalysisView } from './analysis-view.js';
import { useDeleteDraft, useNewVersion, useStartAnalysis } from './api/change-analysis.js';
import { useAnalysis, useVersions } from './api/get-analysis.js';
import { ExamplesCard } from './examples-card.js';
import { hasKeptText } from './kept-text.js';
import { SignedAnalysis } from './signed-analysis.js';
import type { WorksheetProps } from './worksheet/worksheet.js';

const Worksheet = lazyComponent<WorksheetProps>(async () => ({
  default: (await import(/* webpackChunkName: "worksheet" */ './worksheet/worksheet.js')).Worksheet,
}));

export interface AnalysisTabProps {
  food: Food;
}

/** The hazard analysis of a food: the draft, else the signed version, else how to begin. */
export function AnalysisTab({ food }: AnalysisTabProps) {
  const list = useVersions(food.id);
  const [shown, setShown] = useState<string>();
  const versions = list.data;
  const error = loadError(list, 'The hazard analysis could not be loaded');
  if (!versions) return <Card>{error ? <ErrorState {...error} /> : <Loading />}</Card>;
  const draft = versions.find(({ state }) => state === 'draft');
  const signed = versions.find(({ state }) => state === 'signed');
  if (draft && draft.id !== shown) setShown(draft.id);
  // Somebody signed or deleted it meanwhile: what is not saved stays on the screen.
  const id = draft?.id ?? (shown !== undefined && hasKeptText(shown) ? shown : undefined);
  if (id) return <Draft key={id} id={id} />;
  return signed ? <Signed analysis={signed} /> : <Start food={food} />;
}

function Loading() {
  return (
    <div role="status" className="program:flex program:flex-col program:gap-3">
      <span className="program:sr-only">Loading the hazard analysis…</span>
      <Skeleton shape="title" width="40%" />
      <Skeleton width="70%" />
      <Skeleton width="60%" />
    </div>
  );
}

function Draft({ id }: { id: string }) {
  const query = useAnalysis(id);
  const mayWrite = useMay('write');
  const [deleting, setDeleting] = useState<FoodHazardAnalysis>();
  const remove = useDeleteDraft();
  useEffect(() => Worksheet.prefetch(), []);
  const { data } = query;
  const error = loadError(query, 'The draft could not be loaded');
  if (!data) return <Card>{error ? <ErrorState {...error} /> : <Loading />}</Card>;
  if (!mayWrite)
    return (
      <Stack gap={6}>
        <Text as="p">{`A draft of version ${data.versionNumber}: it counts once it is signed.`}</Text>
        <AnalysisView analysis={data} />
      </Stack>
    );
  return (
    <>
      <Suspense
        fallback={
          <Card>
            <Loading />
          </Card>
        }
      >
        <Worksheet analysis={data} onDelete={() => setDeleting(data)} />
      </Suspense>
      <DeleteDialog
        record={deleting}
        title={({ versionNumber }) => `Delete the draft of version ${versionNumber}?`}
        question="Signed versions are kept. The draft cannot be restored."
        remove={remove}
        inputOf={(analysis) => ({ params: { id: analysis.id } })}
        onClose={() => setDeleting(undefined)}
      />
    </>
  );
}

function Signed({ analysis }: { analysis: FoodHazardAnalysis }) {
  const next = useNewVersion();
  return (
    <SignedAnalysis
      analysis={analysis}
      actions={
        <WriteOnly>
          <Button
            variant="outline"
            icon={icons.edit}
            onClick={() => next.mutateAsync({ params: { id: analysis.id } }).catch(() => undefined)}
          >
            New version
          </Button>
        </WriteOnly>
      }
    />
  );
}

/** Nothing is written yet. */
function Start({ food }: { food: Food }) {
  const start = useStartAnalysis();
  const [isChoosing, setIsChoosing] = useState(false);
  const begin = (basis: AnalysisBasis) =>
    start.mutateAsync({ body: { foodId: food.id, basis } }).catch(() => undefined);
  return (
    <Stack gap={6}>
      <Card>
        <EmptyState
          text="No hazard analysis yet. Each type of food needs a written hazard analysis by a qualified individual, whatever its outcome (§1.504(a)). Until one is signed, its files under the standard requirements lack HA-1."
          action={
            <WriteOnly>
              <Inline justify="center">
                <Button icon={icons.add} onClick={() => begin('own')}>
                  Start the analysis
                </Button>
                <Button variant="outline" onClick={() => begin('reviewed')}>
                  Rely on another's analysis
                </Button>
                <Button variant="outline" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
                  Start from an example
                </Button>
              </Inline>
            </WriteOnly>
          }
        />
      </Card>
      {isChoosing ? (
        <ExamplesCard
          food={food}
          onOpen={({ key }) => start.mutateAsync({ body: { foodId: food.id, example: key } }).catch(() => undefined)}
        />
      ) : null}
    </Stack>
  );
}
