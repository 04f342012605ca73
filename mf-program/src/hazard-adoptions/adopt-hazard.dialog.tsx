import { getFood, type Food } from '@fsvp/contracts/program/food';
import { codeLabel } from '@fsvp/contracts/core/code-label';
import { getHazard, type HazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { Button, Combobox, ErrorState, Field, Inline, Spinner, Stack, Text, useLastDefined } from '@fsvp/ui';
import { Dialog } from '@fsvp/ui/dialogs';
import { loadError, useApiQuery } from '@fsvp/web-kit';
import { useState } from 'react';
import { loadFoods } from '../fsvp-files/api/load-parties.js';
import { useFoodOfHazard } from './api/foods-of-hazard.js';
import { useOpenDraft } from './api/open-draft.js';

interface AdoptHazardDialogProps {
  /** The hazard analysis of a supplier; undefined closes the dialog. */
  hazardId: string | undefined;
  onClose: () => void;
  /** The food has a draft: its worksheet is where the row is adopted. */
  onDraft: (foodId: string) => void;
}

/** Asks into the hazard analysis of which food a hazard of a supplier is to be adopted. */
export function AdoptHazardDialog({ hazardId, onClose, onDraft }: AdoptHazardDialogProps) {
  const shown = useLastDefined(hazardId);
  return (
    <Dialog
      open={hazardId !== undefined}
      onOpenChange={(next) => !next && onClose()}
      title="Adopt Into the Hazard Analysis of a Food"
      description="Choose the type of food. Its draft opens with this row chosen, and nothing is copied before you adopt it there."
    >
      {shown ? <Loaded hazardId={shown} onClose={onClose} onDraft={onDraft} /> : null}
    </Dialog>
  );
}

type ContentProps = Omit<AdoptHazardDialogProps, 'hazardId'>;

function Loaded({ hazardId, ...props }: ContentProps & { hazardId: string }) {
  const query = useApiQuery(getHazard, { params: { id: hazardId } });
  const error = loadError(query, 'The hazard analysis could not be loaded');
  if (query.data) return <WithProposal hazard={query.data} {...props} />;
  return error ? <ErrorState {...error} /> : <Spinner label="Loading the hazard analysis…" />;
}

function WithProposal({ hazard, ...props }: ContentProps & { hazard: HazardAnalysis }) {
  const { isPending, food } = useFoodOfHazard(hazard);
  if (isPending) return <Spinner label="Loading the foods…" />;
  return <Choice hazard={hazard} proposed={food} {...props} />;
}

interface ChoiceProps extends ContentProps {
  hazard: HazardAnalysis;
  proposed: { id: string; name: string } | undefined;
}

function Choice({ hazard, proposed, onClose, onDraft }: ChoiceProps) {
  const { supplierName, hazardType, hazardDescription } = hazard;
  const [foodId, setFoodId] = useState<string | null>(proposed?.id ?? null);
  const query = useApiQuery(getFood, { params: { id: foodId ?? '' } }, { enabled: foodId !== null, staleTime: 0 });
  const error = loadError(query, 'The food could not be loaded');
  const food = foodId === null ? undefined : query.data;
  const openDraft = useOpenDraft();
  const [isOpening, setIsOpening] = useState(false);
  const open = async (chosen: Food) => {
    setIsOpening(true);
    // A failure is a toast.
    await openDraft(chosen).then(
      () => onDraft(chosen.id),
      () => setIsOpening(false),
    );
  };
  return (
    <Stack gap={4}>
      <Stack gap={0}>
        <Text size="meta" tone="muted">
          {[codeLabel(hazardType), supplierName].filter(Boolean).join(' · ')}
        </Text>
        <Text as="p" preserveLines lines={4}>
          {hazardDescription}
        </Text>
      </Stack>
      <Field label="Food" required hint={food ? nextStep(food) : undefined}>
        {(control) => (
          <Combobox
            {...control}
            value={foodId}
            selectedLabel={proposed?.name}
            onChange={setFoodId}
            loadOptions={loadFoods}
            placeholder="Search foods..."
            noun="a food"
            emptyText="No foods found. Add the food on the screen Foods first."
          />
        )}
      </Field>
      {foodId !== null && error ? <ErrorState {...error} /> : null}
      <Inline justify="end">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!food || isOpening} onClick={() => food && void open(food)}>
          Open the draft
        </Button>
      </Inline>
    </Stack>
  );
}

/** What opening the draft does. */
function nextStep({ analysis }: Food): string {
  if (analysis?.draftId) return 'Its hazard analysis has a draft, which is opened.';
  return analysis?.signedId
    ? `Version ${analysis.versionNumber} of its hazard analysis is signed and stays in force. A draft of the next version is started.`
    : 'It has no hazard analysis yet. A draft is started.';
}
