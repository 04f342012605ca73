import {
  findEvaluationProblems,
  findEvaluationWarnings,
} from '@fsvp/contracts/program/supplier-evaluations/find-evaluation-problems';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  CONCLUSION_LABELS,
  EVALUATION_BASIS_LABELS,
  supplierEvaluationSignatures,
  supplierEvaluationUpdate,
  type Conclusion,
  type EvaluationBasis,
  type SupplierEvaluation,
  type SupplierEvaluationUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { CONTROLLER_RULES, type Controller } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import { Button, Card, draftKey, FormRecordContext, Inline, keepDraft, Stack, Text, toast } from '@fsvp/ui';
import { Form, FormErrorSummary, useContractForm, useWatch, type UseFormReturn } from '@fsvp/ui/dialogs';
import { errorText, WriteOnly } from '@fsvp/web-kit';
import { ConflictChoices, Signatures, useRecordSave, useSave } from '@fsvp/web-kit/dialogs';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { DocumentTitle } from '../documents/document-title.js';
import { useEvaluationCheck, useTakeOver, useUpdateEvaluation } from './api/evaluations.js';
import { ConditionsList } from './conditions-list.js';
import { EvaluationFields } from './evaluation-fields.js';
import { labelsOf, partOf, toBody, toFormValues, toJudged, type EvaluationValues } from './evaluation-form.values.js';

interface EvaluationFormProps {
  /** The draft as it was read last. */
  draft: SupplierEvaluation;
  file: FsvpFile;
  actions?: ReactNode;
}

/** The draft of an evaluation. After each save the form begins again with what was stored. */
export function EvaluationForm({ draft, ...props }: EvaluationFormProps) {
  const [opened, setOpened] = useState({ draft, round: 0 });
  const reopen = (next: SupplierEvaluation) => setOpened(({ round }) => ({ draft: next, round: round + 1 }));
  return (
    <FormRecordContext value={draft.id}>
      <OpenForm
        key={`${opened.draft.id} ${opened.round}`}
        {...props}
        draft={opened.draft}
        latest={draft}
        focused={opened.round > 0}
        onReopen={reopen}
      />
    </FormRecordContext>
  );
}

interface OpenFormProps extends EvaluationFormProps {
  latest: SupplierEvaluation;
  /** The form was saved just now: the focus stays at its button. */
  focused: boolean;
  onReopen: (draft: SupplierEvaluation) => void;
}

/** Copies of what was typed, and of what these fields had before. */
function changedValues(values: EvaluationValues, before: EvaluationValues) {
  const changed = (Object.keys(values) as (keyof EvaluationValues)[]).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(before[name]),
  );
  // A form changes its values in place.
  const pick = (from: EvaluationValues) =>
    JSON.parse(
      JSON.stringify(Object.fromEntries(changed.map((name) => [name, from[name]]))),
    ) as Partial<EvaluationValues>;
  return { values: pick(values), before: pick(before) };
}

const titles = (ids: string[] | undefined) =>
  ids?.length ? ids.map((id, at) => [at > 0 ? ', ' : '', <DocumentTitle key={id} id={id} />]) : 'None';

/** Texts of the values that two people entered. */
const showOf = (evaluation: SupplierEvaluation) => ({
  basis: (basis: EvaluationBasis) => EVALUATION_BASIS_LABELS[basis],
  conclusion: (conclusion: Conclusion | null) => (conclusion ? CONCLUSION_LABELS[conclusion] : 'None'),
  regulations: (parts: string[]) => parts.join(', ') || 'None',
  'reviewed.documentId': (id: string | null) => (id ? <DocumentTitle id={id} /> : 'None'),
  'procedures.evidence': titles,
  'complianceHistory.evidence': titles,
  'safetyHistory.evidence': titles,
  ...Object.fromEntries(
    evaluation.allocations.flatMap(({ hazardKey }) => [
      [
        `allocations.${hazardKey}.controlledBy`,
        (controller: Controller | null) => (controller ? CONTROLLER_RULES[controller].label : 'Nobody yet'),
      ],
      [`allocations.${hazardKey}.evidence`, titles],
    ]),
  ),
});

function OpenForm({ draft, latest, focused, file, onReopen, actions }: OpenFormProps) {
  const { id } = draft;
  const update = useUpdateEvaluation();
  const saved = useRef<SupplierEvaluation>(undefined);
  const { opened, save, conflicts } = useRecordSave<SupplierEvaluation, EvaluationValues, SupplierEvaluationUpdate>({
    record: draft,
    labels: labelsOf(draft),
    show: showOf(draft),
    toFormValues,
    toBody,
    send: async (body, ifVersion) => {
      saved.current = Object.keys(body).length ? await update.mutateAsync({ params: { id }, body, ifVersion }) : draft;
    },
  });
  const form = useContractForm<EvaluationValues, SupplierEvaluationUpdate>({
    schema: supplierEvaluationUpdate,
    defaultValues: toFormValues(opened),
    prepare: toBody,
  });
  const { isDirty, isSubmitting } = form.formState;
  // What was saved here may be newer than what was read last.
  const newest = latest.version >= draft.version ? latest : draft;
  const { formErrors, submit } = useSave({ form, save, onSaved: () => saved.current && onReopen(saved.current) });
  useEffect(() => {
    // Somebody else saved it, and nothing was typed here.
    if (!isDirty && latest.version > draft.version) onReopen(latest);
  }, [isDirty, latest, draft, onReopen]);
  const keep = useEffectEvent(async () => {
    if (!isDirty || isSubmitting || saved.current) return;
    const before = toFormValues(opened);
    const typed = changedValues(form.getValues(), before);
    const keepTyped = (why: string) => {
      keepDraft(draftKey(before, id), { ...typed, labels: {} });
      toast({ title: 'Not saved', description: `${why} What you typed is restored when you open the draft again.` });
    };
    await form.handleSubmit(
      async (body) => {
        const message = await save(body, form as never).catch(errorText);
        if (message !== undefined) keepTyped(message);
      },
      () => keepTyped('Something that you entered is not valid.'),
    )();
  });
  // Whoever goes to another page takes nothing along: a draft may be stored as it is.
  useEffect(() => () => void keep(), []);
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) button.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [focused]);
  const open = (path: string) => {
    const part = area.current?.querySelector<HTMLElement>(`[data-part="${partOf(path, draft)}"]`);
    const field = path.split('.').at(-1);
    const control =
      part?.querySelector<HTMLElement>(`[name$=".${field}"], [name="${path}"]`) ??
      part?.querySelector<HTMLElement>('input, textarea, [role="combobox"], [role="radio"], button');
    control?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  };
  return (
    <div className="program:grid program:items-start program:gap-6 program:*:min-w-0 program:xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div ref={area} className="program:order-2 program:xl:order-1">
        <Form form={form} onSubmit={submit} label="Evaluation">
          <Stack gap={5}>
            {newest.outdated ? <Outdated draft={newest} isDirty={isDirty} onTaken={onReopen} /> : null}
            <FormErrorSummary title="The draft could not be saved" messages={formErrors} />
            <ConflictChoices conflicts={conflicts} />
            <EvaluationFields evaluation={draft} file={file} />
            <div
              ref={button}
              className="program:sticky program:bottom-0 program:z-10 program:flex program:flex-wrap program:items-center program:justify-end program:gap-3 program:border-t program:border-divider program:bg-canvas program:py-3 program:print:hidden"
            >
              {isDirty ? (
                <Text size="meta" tone="muted">
                  Not saved yet
                </Text>
              ) : null}
              {actions}
              <WriteOnly>
                <Button type="submit" loading={isSubmitting}>
                  Save draft
                </Button>
              </WriteOnly>
            </div>
          </Stack>
        </Form>
      </div>
      <div className="program:order-1 program:xl:sticky program:xl:top-20 program:xl:order-2">
        <Conditions draft={draft} form={form} onOpen={open} />
      </div>
      <div className="program:order-3 program:xl:col-span-2">
        <SignCard draft={newest} isSaved={!isDirty && newest.version === draft.version} />
      </div>
    </div>
  );
}

interface ConditionsProps {
  draft: SupplierEvaluation;
  form: UseFormReturn<EvaluationValues, unknown, SupplierEvaluationUpdate>;
  onOpen: (path: string) => void;
}

/** What signing needs of what is typed. */
function Conditions({ draft, form, onOpen }: ConditionsProps) {
  const { data } = useEvaluationCheck(draft.id);
  const values = useDeferredValue(useWatch({ control: form.control }) as EvaluationValues);
  if (!data) return null;
  const judged = toJudged(draft, values);
  return (
    <ConditionsList
      problems={findEvaluationProblems(judged, data.context)}
      warnings={findEvaluationWarnings(judged)}
      onOpen={onOpen}
    />
  );
}

function SignCard({ draft, isSaved }: { draft: SupplierEvaluation; isSaved: boolean }) {
  const { data } = useEvaluationCheck(draft.id);
  const isReady = data?.signable === true && isSaved;
  const why = !isSaved
    ? 'Something is not saved yet. The evaluation can be signed once the draft is saved.'
    : 'Something is still open. The list “What signing needs” leads to it.';
  return (
    <Card title="Signature">
      <Stack gap={4}>
        {isReady || !data ? null : (
          <Text as="p" tone="warning">
            {draft.outdated && isSaved ? 'Take over what is known today first.' : why}
          </Text>
        )}
        <Signatures
          calls={supplierEvaluationSignatures}
          id={draft.id}
          closed={!isReady}
          isPrimary
          title="Signatures of the evaluation"
        />
      </Stack>
    </Card>
  );
}

interface OutdatedProps {
  draft: SupplierEvaluation;
  isDirty: boolean;
  onTaken: (draft: SupplierEvaluation) => void;
}

function Outdated({ draft, isDirty, onTaken }: OutdatedProps) {
  const takeOver = useTakeOver();
  return (
    <Card title="Something has changed since this draft was saved">
      <Inline justify="between" gap={3}>
        <Text as="p">
          {`The hazard analysis of the food, the regime of the file, or the reasons for a reevaluation are others now. What you wrote about hazards that stay is kept.${isDirty ? ' Save the draft first.' : ''}`}
        </Text>
        <WriteOnly>
          <Button
            variant="outline"
            disabled={isDirty}
            loading={takeOver.isPending}
            onClick={() =>
              takeOver
                .mutateAsync({ params: { id: draft.id }, body: {}, ifVersion: draft.version })
                .then(onTaken)
                .catch(() => undefined)
            }
          >
            Take over what is known today
          </Button>
        </WriteOnly>
      </Inline>
    </Card>
  );
}
