import { MAX_LIMIT, optionalId, optionalText } from '@fsvp/contracts/core/fields';
import { listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REGIME_LABELS, REGIMES } from '@fsvp/contracts/program/readiness/regime';
import { Button, Card, CardList, EmptyState, ErrorState, Inline, Spinner, Stack, Text } from '@fsvp/ui';
import {
  Checkbox,
  Form,
  FormActions,
  FormDialog,
  FormErrorSummary,
  RadioGroupField,
  SelectField,
  TextareaField,
  useContractForm,
  useFormProgress,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { api, loadError, useIdempotencyKey, useUrlState } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import * as z from 'zod/mini';
import { filesUrl, lifecyclesOf, type FilesState } from '../fsvp-files/fsvp-files.url.js';
import { OwnerField } from '../fsvp-files/owner-field.js';
import { AskForLetters } from '../letters/lazy-ask-for-letters.dialog.js';
import { owedLetters, type OwedLetter } from '../letters/owed-letters.js';
import { CHANGES, determineState, importState, lettersState, regimeOf, type Change, type RowState } from './changes.js';
import { loadProposals, type Proposal } from './load-proposals.js';
import { ManyFilesResult } from './many-files-result.js';
import { draftDetermination, setOwner, startImporting, type Done } from './run-change.js';
import { useManyFiles } from './use-many-files.js';

const changeOptions: Record<Change, { label: string; description: string }> = {
  owner: { label: 'Set the owner', description: 'Who looks after the files.' },
  determine: {
    label: 'Determine the regime',
    description: 'Saves a draft for each file. You sign all drafts afterwards with one password.',
  },
  import: { label: 'Start importing', description: 'Today is recorded as the day on which importing began.' },
  letters: {
    label: 'Ask for letters',
    description: 'A text for each supplier that owes an assurance, and the record that you have asked.',
  },
};
const regimeOptions = [
  { value: 'proposed', label: 'The regime proposed for each file' },
  ...REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] })),
];

/** Changes several files of the list at once. */
export function ManyFilesDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title="Change Several Files"
      description={`Open files that match the filters of the list, worst first (up to ${MAX_LIMIT}).`}
    >
      {(controls) => <LoadedFiles controls={controls} onClose={onClose} />}
    </FormDialog>
  );
}

interface PartProps {
  controls: FormDialogControls;
  onClose: () => void;
}

const queryOf = ({ search, state, importer, verdict, regime, missing, country, supplierId }: FilesState) => ({
  search: search || undefined,
  lifecycle: lifecyclesOf(state === 'all' ? undefined : state),
  importerId: importer,
  supplierId,
  regime: regime && [regime],
  verdict: verdict && [verdict],
  missing: missing && [missing],
  country: country === undefined ? undefined : [country],
  sort: 'readiness' as const,
  order: 'asc' as const,
  limit: MAX_LIMIT,
});

function LoadedFiles(props: PartProps) {
  const key = useId();
  const [filters] = useUrlState(filesUrl);
  const query = useQuery({
    queryKey: ['many-files', key],
    queryFn: ({ signal }) => api.call(listFsvpFiles, { query: queryOf(filters), signal }),
    gcTime: 0,
    // What is ticked must not change while somebody reads it.
    staleTime: Infinity,
  });
  const files = query.data?.fsvpFiles.filter(({ lifecycle }) => lifecycle !== 'closed');
  if (files?.length === 0) return <EmptyState text="No open file matches the filters of the list." />;
  if (files) return <ManyForm {...props} files={files} total={query.data?.total ?? files.length} />;
  const error = loadError(query, 'The FSVP files could not be loaded');
  return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
}

const valuesSchema = z
  .object({
    change: z.enum(CHANGES, 'Choose what to do'),
    ownerId: optionalId,
    regime: z.enum(['proposed', ...REGIMES], 'Choose a regime'),
    reason: optionalText(1000),
  })
  .check(
    z.refine(({ change, ownerId }) => change !== 'owner' || Boolean(ownerId), {
      error: 'Choose a person',
      path: ['ownerId'],
    }),
  );
type Values = z.output<typeof valuesSchema>;
interface Inputs {
  change: string;
  ownerId: string | null;
  regime: string;
  reason: string;
}

function ManyForm({ controls, onClose, files, total }: PartProps & { files: readonly FsvpFile[]; total: number }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const { run, start, stop, undo } = useManyFiles();
  const form = useContractForm<Inputs, Values>({
    schema: valuesSchema,
    defaultValues: { change: '', ownerId: null, regime: 'proposed', reason: '' },
  });
  const idempotencyKey = useIdempotencyKey();
  const [message, setMessage] = useState<string>();
  const [asking, setAsking] = useState<readonly OwedLetter[]>();
  const { change, regime } = useWatch({ control: form.control }) as Values;
  const proposals = useProposals(files, change === 'determine');
  const stateOf = (file: FsvpFile): RowState => {
    if (change === 'import') return importState(file);
    if (change === 'letters') return lettersState(file);
    if (change === 'determine') return determineState(file, regime, proposals.get(file.id));
    return { isReady: true, text: '' };
  };
  const rows = files.map((file) => ({ file, state: stateOf(file) }));
  const ready = rows.filter(({ state }) => state.isReady);
  const chosen = ready.filter(({ file }) => ticked.has(file.id)).map(({ file }) => file);
  const differing = chosen.filter(({ id }) => isOther(proposals.get(id), regime));
  useFormProgress(
    { isDirty: ticked.size > 0 && !run && !asking, isSubmitting: run?.isRunning ?? false },
    controls.onProgress,
  );

  const changeOne = (file: FsvpFile, { ownerId, reason = null, ...values }: Values): Promise<Done> => {
    if (values.change === 'owner') return setOwner(file, ownerId ?? null);
    if (values.change === 'import') return startImporting(file, reason);
    const chosenRegime = regimeOf(values.regime, proposals.get(file.id))!;
    const body = { chosenRegime, reason: isOther(proposals.get(file.id), values.regime) ? reason : null };
    return draftDetermination(file, body, `${idempotencyKey}-${file.id}`);
  };
  const submit = async (values: Values) => {
    setMessage(chosen.length ? undefined : 'Tick the files to change.');
    if (chosen.length === 0) return;
    if (values.change === 'determine' && differing.length > 0 && !values.reason) {
      form.setError('reason', { message: 'Explain why it is not the proposed regime' }, { shouldFocus: true });
      return;
    }
    if (values.change === 'letters') setAsking(chosen.flatMap(owedLetters));
    else await start(chosen, (file) => changeOne(file, values));
  };
  if (asking)
    return (
      <Suspense fallback={<Spinner label="Loading…" />}>
        <AskForLetters letters={asking} onClose={onClose} />
      </Suspense>
    );
  if (run)
    return (
      <ManyFilesResult
        run={run}
        onStop={stop}
        onUndo={undo}
        onContinue={() => void start(run.files, (file) => changeOne(file, form.getValues() as Values))}
        onClose={onClose}
      />
    );
  return (
    <Form form={form} onSubmit={submit} label="Change several files">
      <FormErrorSummary title="Nothing was changed" messages={message ? [message] : []} />
      <RadioGroupField
        name="change"
        label="What to do"
        required
        options={CHANGES.map((value) => ({ value, ...changeOptions[value] }))}
      />
      {change === 'owner' ? <OwnerField current={null} /> : null}
      {change === 'determine' ? <SelectField name="regime" label="Regime" required options={regimeOptions} /> : null}
      <TickedFiles rows={rows} ticked={ticked} onTick={setTicked} total={total} />
      {change === 'import' || (change === 'determine' && differing.length > 0) ? (
        <TextareaField
          name="reason"
          label="Reason"
          rows={2}
          required={change === 'determine'}
          hint={
            change === 'determine'
              ? 'Why it is not the proposed regime. Kept with each of these determinations.'
              : 'Why importing starts although something is missing. Kept with each file that is missing something.'
          }
        />
      ) : null}
      <FormActions>
        <Button variant="outline" onClick={controls.cancel}>
          Cancel
        </Button>
        <Button type="submit">
          {change === 'letters' ? 'Next' : chosen.length ? `Change ${countText(chosen.length)}` : 'Change'}
        </Button>
      </FormActions>
    </Form>
  );
}

const countText = (count: number) => (count === 1 ? '1 file' : `${count} files`);

const isOther = (proposal: Proposal | undefined, choice: Values['regime']): boolean =>
  proposal !== undefined && !('failure' in proposal) && regimeOf(choice, proposal) !== proposal.proposed.regime;

const NONE: ReadonlyMap<string, Proposal> = new Map();

function useProposals(files: readonly FsvpFile[], isNeeded: boolean): ReadonlyMap<string, Proposal> {
  const key = useId();
  const query = useQuery({
    queryKey: ['many-files', key, 'proposals'],
    queryFn: ({ signal }) => loadProposals(files, signal),
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Infinity,
  });
  return query.data ?? NONE;
}

interface TickedFilesProps {
  rows: readonly { file: FsvpFile; state: RowState }[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
  /** All files that match the filters. */
  total: number;
}

function TickedFiles({ rows, ticked, onTick, total }: TickedFilesProps) {
  const allId = useId();
  const ready = rows.filter(({ state }) => state.isReady).map(({ file }) => file.id);
  const count = ready.filter((id) => ticked.has(id)).length;
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  return (
    <Card
      title="Files"
      headingLevel={3}
      description={
        total > rows.length ? `The first ${rows.length} of ${total}. Filter the list to reach the others.` : undefined
      }
      flush
      toolbar={
        <Inline gap={3} wrap={false}>
          <Checkbox
            id={allId}
            checked={ready.length > 0 && count === ready.length}
            indeterminate={count > 0 && count < ready.length}
            disabled={ready.length === 0}
            onChange={(all) => onTick(new Set(all ? ready : []))}
          />
          <label htmlFor={allId}>
            <Text>{`All of them (${ready.length})`}</Text>
          </label>
        </Inline>
      }
    >
      <CardList
        label="Files"
        look="rows"
        items={rows}
        itemKey={({ file }) => file.id}
        emptyText=""
        render={({ file, state }) => (
          <TickedFile file={file} state={state} isTicked={ticked.has(file.id)} onTick={(is) => tick(file.id, is)} />
        )}
      />
    </Card>
  );
}

interface TickedFileProps {
  file: FsvpFile;
  state: RowState;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

function TickedFile({ file, state, isTicked, onTick }: TickedFileProps) {
  const id = useId();
  return (
    <Inline gap={3} align="start" wrap={false}>
      <div>
        <Checkbox
          id={id}
          aria-describedby={state.text ? `${id}-state` : undefined}
          checked={isTicked && state.isReady}
          disabled={!state.isReady}
          onChange={onTick}
        />
      </div>
      <Stack gap={0}>
        <label htmlFor={id}>
          <Text weight="semibold" lines={2}>
            {`${file.supplierName} · ${file.foodName}`}
          </Text>
        </label>
        <Text size="meta" tone="muted" lines={2}>
          {`${file.number} · ${file.importerName}`}
        </Text>
        {state.text ? (
          <span id={`${id}-state`}>
            <Text size="meta" tone={state.isReady ? 'muted' : 'subtle'}>
              {state.text}
            </Text>
          </span>
        ) : null}
      </Stack>
    </Inline>
  );
}
