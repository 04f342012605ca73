import {
  determinationCreate,
  type Determination,
  type DeterminationCreate,
} from '@fsvp/contracts/program/determination';
import { getFsvpFile, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { getFood, type Food } from '@fsvp/contracts/program/food';
import {
  REGIME_LABELS,
  type Circumstances,
  type FoodFacts,
  type Regime,
} from '@fsvp/contracts/program/readiness/regime';
import { ErrorState, Spinner, Text } from '@fsvp/ui';
import {
  TextareaField,
  useContractForm,
  useWatch,
  type FormDialogControls,
  type UseFormReturn,
} from '@fsvp/ui/dialogs';
import { ApiError, errorText, isConflict, loadError, useApiQuery, useIdempotencyKey } from '@fsvp/web-kit';
import { EditRecordDialog, RecordForm } from '@fsvp/web-kit/dialogs';
import { useRef, useState } from 'react';
import { useDerivedRegime, type RegimeAnswer } from './api/derive-regime.js';
import { useDeterminations } from './api/list-determinations.js';
import { useSaveDetermination } from './api/save-determination.js';
import { useSupplier } from './api/supplier-records.js';
import { useUpdateCircumstances } from './api/update-file.js';
import { CircumstanceFields } from './circumstance-fields.js';
import { fieldProblem } from '../readiness/field-problem.js';
import { regimeFactsOf } from './regime-facts.js';
import { fitsAnswers, RegimeField } from './regime-field.js';

export interface DetermineValues {
  circumstances: Circumstances;
  /** Null until the first answer of the server proposes one. */
  chosenRegime: Regime | null;
  reason: string;
}

interface DetermineDialogProps {
  /** Undefined closes the dialog. */
  fileId: string | undefined;
  onClose: () => void;
}

/** Changes the draft of a file's determination, or makes one. */
export function DetermineDialog({ fileId, onClose }: DetermineDialogProps) {
  return (
    <EditRecordDialog
      call={getFsvpFile}
      id={fileId}
      title="Determine the Regime"
      description="Answer the questions about how the food is imported. The regimes that fit are shown below with their sections."
      failure="The FSVP file could not be loaded"
      onClose={onClose}
    >
      {(file, controls) => <Loaded file={file} controls={controls} onSaved={onClose} />}
    </EditRecordDialog>
  );
}

interface LoadedProps {
  file: FsvpFile;
  controls: FormDialogControls;
  onSaved: () => void;
}

function Loaded(props: LoadedProps) {
  const { id, foodId, supplierId } = props.file;
  const query = useApiQuery(getFood, { params: { id: foodId } });
  const list = useDeterminations(id);
  const supplier = useSupplier(supplierId);
  const error =
    loadError(query, 'The food could not be loaded') ?? loadError(list, 'The determinations could not be loaded');
  // The form must not make a second draft.
  const [opened, setOpened] = useState<readonly Determination[]>();
  if (!opened && list.data && !list.isFetching) setOpened(list.data.determinations);
  if (query.data && opened && !supplier.isPending) {
    const draft = opened.find(({ state }) => state === 'draft');
    const last = draft ?? opened.find(({ state }) => state === 'signed');
    // Without an answer about the supplier, the form begins with what fits.
    const isRequired = supplier.data?.fsvpRequired !== false;
    return <DetermineForm {...props} food={query.data} draft={draft} last={last} isRequired={isRequired} />;
  }
  return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
}

interface DetermineFormProps extends LoadedProps {
  food: Food;
  /** The draft to change; undefined makes a new one. */
  draft: Determination | undefined;
  /** Whose choice the form begins with. */
  last: Determination | undefined;
  /** Whether the supplier is marked as one that FSVP applies to: if not, the form begins with "FSVP does not apply". */
  isRequired: boolean;
}

function DetermineForm({ file, draft, last, food, isRequired, controls, onSaved }: DetermineFormProps) {
  const idempotencyKey = useIdempotencyKey();
  const updateCircumstances = useUpdateCircumstances();
  const saveDetermination = useSaveDetermination();
  /** A save whose second call failed has changed the file already. */
  const saved = useRef({ version: file.version, circumstances: file.circumstances });
  const form = useContractForm<DetermineValues, DeterminationCreate>({
    schema: determinationCreate,
    defaultValues: {
      circumstances: file.circumstances,
      chosenRegime: last?.chosenRegime ?? (isRequired ? null : 'exempt'),
      reason: last?.reason ?? '',
    },
    prepare: ({ chosenRegime, reason }) => ({ chosenRegime, reason }),
  });
  const regimes = useRegimes(form, file, regimeFactsOf(food));
  const { proposed } = regimes.answer ?? {};
  const chosen = useWatch({ control: form.control, name: 'chosenRegime' });
  const fits = regimes.answer !== undefined && fitsAnswers(chosen, regimes.answer);
  const differs = proposed !== undefined && fits && chosen !== proposed.regime;

  const save = async ({ chosenRegime, reason }: DeterminationCreate): Promise<string | undefined> => {
    if (chosenRegime === 'exempt' && !fits)
      throw fieldProblem('chosenRegime', 'No exemption fits the answers. Change them, or choose another regime.');
    if (differs && !reason)
      throw fieldProblem('reason', `Explain why it is not "${REGIME_LABELS[proposed.regime]}", which is proposed`);
    const answers = form.getValues('circumstances');
    const { needed } = regimes;
    // What no fitting regime needs is no longer confirmed: nobody would see it.
    const confirmed = needed ? answers.confirmed.filter((one) => needed.includes(one)) : answers.confirmed;
    const circumstances = { ...answers, confirmed };
    try {
      if (JSON.stringify(circumstances) !== JSON.stringify(saved.current.circumstances)) {
        const updated = await updateCircumstances.mutateAsync({
          params: { id: file.id },
          body: { circumstances },
          ifVersion: saved.current.version,
        });
        saved.current = { version: updated.version, circumstances };
      }
      const body = { chosenRegime, reason: differs ? reason : null };
      await saveDetermination(file.id, draft, body, idempotencyKey);
    } catch (error) {
      if (isConflict(error)) return 'Someone else changed this file after you opened it. Open the form again.';
      // The conditions alone, at their question, would not say which regime needs them.
      if (error instanceof ApiError && error.status === 422) throw fieldProblem('chosenRegime', errorText(error));
      throw error;
    }
    return undefined;
  };

  return (
    <RecordForm
      form={form}
      label="Determination"
      submitLabel="Save Draft"
      controls={controls}
      save={save}
      onSaved={onSaved}
    >
      <CircumstanceFields
        food={food}
        needed={regimes.needed ?? []}
        mayBeRecognised={regimes.mayBeRecognised}
        supplierCountry={file.supplierCountry}
      />
      <RegimeField
        answer={regimes.answer}
        error={regimes.error}
        isOutdated={regimes.isOutdated}
        startsAtExempt={!isRequired && last === undefined}
      />
      {differs ? (
        <TextareaField
          name="reason"
          label="Reason"
          required
          rows={3}
          hint={`Why it is not "${REGIME_LABELS[proposed.regime]}", which is proposed.`}
        />
      ) : null}
      <Text as="p" size="meta" tone="subtle">
        Not legal advice. Check the cited section.
      </Text>
    </RecordForm>
  );
}

function useRegimes(
  form: UseFormReturn<DetermineValues, unknown, DeterminationCreate>,
  { importerId, supplierCountry }: FsvpFile,
  facts: FoodFacts,
) {
  const circumstances = useWatch({ control: form.control, name: 'circumstances' });
  const base = { facts, importerId, supplierCountry };
  const answer = useDerivedRegime({ ...base, circumstances });
  const unconfirmed = useDerivedRegime({ ...base, circumstances: { ...circumstances, confirmed: [] } });
  const recognisable = { ...circumstances, confirmed: [], goodStanding: true, furtherProcessing: false };
  const recognised = useDerivedRegime({ ...base, circumstances: recognisable });
  return {
    answer: answer.data,
    error: loadError(answer, 'The regimes could not be determined'),
    isOutdated: answer.isOutdated,
    /** The conditions of all regimes that fit, also those that are confirmed. */
    needed: unconfirmed.data && [...new Set(unconfirmed.data.candidates.flatMap(({ unmet }) => unmet))],
    mayBeRecognised: hasRecognised(recognised.data),
  };
}

const hasRecognised = (answer: RegimeAnswer | undefined) =>
  answer?.candidates.some(({ regime }) => regime === 'recognised') ?? false;
