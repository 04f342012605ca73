import {
  MAX_SUBJECTS,
  MEANING_LABELS,
  MEANINGS,
  type Meaning,
  type SignatureForm,
} from '@fsvp/contracts/signatures/signature';
import { Button, Card, CardList, EmptyState, ErrorState, Inline, Spinner, Stack, Text, toast } from '@fsvp/ui';
import {
  Checkbox,
  Form,
  FormActions,
  FormDialog,
  FormErrorSummary,
  RadioGroupField,
  TextareaField,
  useContractForm,
  useFormProgress,
  useWatch,
  type FormDialogControls,
} from '@fsvp/ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useState } from 'react';
import { loadError } from '../records/load-error.js';
import { useSave } from '../records/use-save.js';
import { ProofFields, SigningFooter } from './proof-fields.js';
import type { SignManyDialogProps, SignManyProps, SigningRecord } from './sign-many.js';
import { neededText, STATEMENTS } from './signature-texts.js';
import { signingSchema } from './signing-form.js';
import { SigningRowItem } from './signing-row-item.js';
import { needReason, offeredMeanings, readinessOf, type OfferedMeaning } from './signing-row.js';
import { useSigning } from './use-signing.js';
import { useSigningRows } from './use-signing-rows.js';

/** Signs several records with one meaning, or each type with its own, one reason and one proof of identity. Loaded when it is opened: see `SignMany`. */
export function SignManyDialog({ open, onClose, title, description, ...props }: SignManyDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} size="lg" title={title} description={description}>
      {(controls) => <LoadedRecords {...props} controls={controls} onClose={onClose} />}
    </FormDialog>
  );
}

interface ListProps extends Pick<SignManyProps, 'calls' | 'chosen'> {
  controls: FormDialogControls;
  onClose: () => void;
}

function LoadedRecords({ load, ...props }: ListProps & Pick<SignManyProps, 'load'>) {
  const key = useId();
  const query = useQuery({ queryKey: ['signing', key], queryFn: ({ signal }) => load(signal), gcTime: 0 });
  if (query.data?.length === 0) return <EmptyState text="There is nothing to sign." />;
  if (query.data) return <ManyForm {...props} loaded={query.data} />;
  const error = loadError(query, 'The list could not be loaded');
  return error ? <ErrorState {...error} /> : <Spinner label="Loading…" />;
}

interface Values {
  meaning: string;
  reason: string;
  email: string;
  password: string;
  code: string;
}

function ManyForm({
  calls,
  chosen: isAllChosen = false,
  controls,
  onClose,
  loaded,
}: ListProps & { loaded: readonly SigningRecord[] }) {
  // A refetch must not replace what the person is reading.
  const [records] = useState(() => loaded.slice(0, MAX_SUBJECTS));
  const { rows, load, sign, progress } = useSigningRows(calls, records);
  const { asked, getGrants, ownEmail } = useSigning();
  const isMixed = records.every((record) => record.calls);
  // The only record is the one that was asked for.
  const [chosenFirst] = useState(() => new Set(isAllChosen || records.length === 1 ? records.map(({ id }) => id) : []));
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(chosenFirst);
  const [title, setTitle] = useState(NOTHING_SIGNED);
  // Of the last attempt: on top, so that they are seen.
  const [failedIds, setFailedIds] = useState<ReadonlySet<string>>(new Set());

  const form = useContractForm<Values, SignatureForm>({
    schema: signingSchema((chosenMeaning) => needReason(chosen, chosenMeaning as Meaning)),
    // Where each has a meaning of its own, the form asks for none.
    defaultValues: { meaning: isMixed ? MEANINGS[0] : '', reason: '', email: ownEmail, password: '', code: '' },
    secret: true,
  });
  const meaning = (useWatch({ control: form.control, name: 'meaning' }) || undefined) as Meaning | undefined;
  const ready = rows.filter((row) => readinessOf(row, meaning).kind === 'ready');
  const chosen = ready.filter(({ record }) => chosenIds.has(record.id));
  const allId = useId();
  const offered = offeredMeanings(rows);
  const isLoading = rows.some((row) => readinessOf(row, undefined).kind === 'loading');
  const { isSubmitting } = form.formState;
  const isChoiceChanged = chosenIds.size !== chosenFirst.size || [...chosenIds].some((id) => !chosenFirst.has(id));
  const possible = offered.filter((one) => one.ready > 0);
  const onlyMeaning = !isLoading && possible.length === 1 ? possible[0]!.meaning : undefined;
  useEffect(() => {
    if (onlyMeaning && !form.getValues('meaning')) form.resetField('meaning', { defaultValue: onlyMeaning });
  }, [onlyMeaning, form]);
  useFormProgress({ isDirty: form.formState.isDirty || isChoiceChanged, isSubmitting }, controls.onProgress);

  const check = useCallback(
    (id: string, checked: boolean) =>
      setChosenIds((all) => {
        const next = new Set(all);
        if (checked) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );

  const save = async ({ meaning: as, reason, ...proof }: SignatureForm) => {
    setTitle(NOTHING_SIGNED);
    if (chosen.length === 0) return 'Choose the records to sign.';
    const results = await sign(chosen, {
      meaning: as,
      reason: reason ?? null,
      getGrants: (subjects) => getGrants(subjects, proof),
    });
    const left = chosen.length - results.signed;
    if (left === 0) {
      toast({ title: 'Success', description: `${countText(results.signed)} signed`, variant: 'success' });
      return undefined;
    }
    // What changed has to be read before it is chosen again.
    for (const id of results.changed) check(id, false);
    setFailedIds(new Set(results.failed));
    form.setValue('password', '');
    form.setValue('code', '');
    setTitle(results.signed > 0 ? 'Some records were not signed' : NOTHING_SIGNED);
    const rest = left === 1 ? ['one is', 'it'] : [`${left} are`, 'them'];
    return `${results.signed} of ${chosen.length} signed. The list shows why ${rest[0]} left. Enter your password again to sign ${rest[1]}.`;
  };
  const count = progress?.total ?? chosen.length;
  const { formErrors, submit } = useSave({ form, save, onSaved: onClose });

  return (
    <Form form={form} onSubmit={submit} label="Signatures">
      <FormErrorSummary title={title} messages={formErrors} />
      {isMixed ? null : offered.length > 0 ? (
        <RadioGroupField
          name="meaning"
          label="What your signature means"
          required
          options={offered.map((one) => toOption(one, isLoading))}
        />
      ) : isLoading ? (
        <Spinner label="Loading…" />
      ) : null}
      <Card
        title="Records"
        headingLevel={3}
        flush
        toolbar={
          <Inline gap={3} wrap={false}>
            <Checkbox
              id={allId}
              checked={ready.length > 0 && chosen.length === ready.length}
              indeterminate={chosen.length > 0 && chosen.length < ready.length}
              disabled={ready.length === 0}
              onChange={(all) => setChosenIds(new Set(all ? ready.map(({ record }) => record.id) : []))}
            />
            <label htmlFor={allId}>
              <Text>{`All records that can be signed (${ready.length})`}</Text>
            </label>
          </Inline>
        }
      >
        <CardList
          label="Records"
          look="rows"
          items={[...rows].sort((a, b) => Number(failedIds.has(b.record.id)) - Number(failedIds.has(a.record.id)))}
          itemKey={({ record }) => record.id}
          emptyText=""
          render={(row) => (
            <SigningRowItem
              row={row}
              meaning={meaning}
              checked={chosenIds.has(row.record.id)}
              startsOpen={records.length === 1}
              onCheck={check}
              onRetry={load}
            />
          )}
        />
      </Card>
      <TextareaField name="reason" label="Reason" rows={2} maxLength={1000} required={needReason(chosen, meaning)} />
      <ProofFields asked={asked} />
      <Stack gap={1}>
        <Text as="p" size="meta" tone="muted">
          Your name, your title, the time and the meaning of your signature are stored with this version of each record.
        </Text>
        <SigningFooter />
      </Stack>
      <FormActions align="between">
        <span role="status">{progress ? <Text>{`${progress.signed} of ${progress.total} signed`}</Text> : null}</span>
        <Inline>
          <Button variant="outline" onClick={controls.cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {count > 0 ? `Sign ${countText(count)}` : 'Sign'}
          </Button>
        </Inline>
      </FormActions>
    </Form>
  );
}

const NOTHING_SIGNED = 'Nothing was signed';

const countText = (count: number) => (count === 1 ? '1 record' : `${count} records`);

/** What records can be signed as, with what that needs. */
function toOption({ meaning, activities, languages, ready }: OfferedMeaning, isLoading: boolean) {
  const isPossible = ready > 0 || isLoading;
  const description = [STATEMENTS[meaning], neededText(activities, languages)].filter(Boolean).join(' ');
  return {
    value: meaning,
    label: MEANING_LABELS[meaning],
    description: isPossible ? description : 'None of these records can be signed with this meaning now.',
    disabled: !isPossible,
  };
}
