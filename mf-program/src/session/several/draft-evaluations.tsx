import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  createSupplierEvaluation,
  listSupplierEvaluations,
  supplierEvaluationUpdate,
  updateSupplierEvaluation,
  type SupplierEvaluation,
  type SupplierEvaluationUpdate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Button, Inline, Stack, t, Text } from '@fsvp/ui';
import { Form, FormActions, useContractForm } from '@fsvp/ui/dialogs';
import { api, WriteOnly } from '@fsvp/web-kit';
import { EvaluationFields } from '../../evaluations/evaluation-fields.js';
import { toBody, toFormValues, type EvaluationValues } from '../../evaluations/evaluation-form.values.js';
import { FileTicks, type TickRow } from './file-ticks.js';
import { bodyFor, canShare, filesWithHazard, mergeDrafts } from './merge-evaluations.js';
import { useEachFile } from './use-each-file.js';
import { useWriteEach } from './use-write-each.js';

const CHANGES = ['supplier-evaluation'] as const;

/** The evaluations of several files of one supplier: a draft of each, and one form that writes into those that are ticked. */
export function DraftEvaluations({ files }: { files: readonly FsvpFile[] }) {
  const { answers, isPending } = useEachFile(
    listSupplierEvaluations,
    files.map(({ id }) => id),
  );
  const draftOf = ({ id }: FsvpFile) => answers.get(id)?.supplierEvaluations.find(({ state }) => state === 'draft');
  const without = files.filter((file) => answers.has(file.id) && !draftOf(file));
  const drafts = files.flatMap((file) => draftOf(file) ?? []);
  if (isPending) return <Text tone="muted">{t({ defaultMessage: 'Loading evaluations…' })}</Text>;
  return (
    <Stack gap={5}>
      {without.length > 0 ? <Begin files={without} /> : null}
      {drafts.length > 0 ? (
        // After each save the form begins again with what was stored.
        <SharedForm key={drafts.map(({ id, version }) => `${id} ${version}`).join()} files={files} drafts={drafts} />
      ) : null}
    </Stack>
  );
}

/** Drafts that have the hazards of their food, in which nothing is answered. */
function Begin({ files }: { files: readonly FsvpFile[] }) {
  const rows = files.map((file) => ({ file, text: t({ defaultMessage: 'Not begun' }), isReady: true }));
  const { write, chosen, isWriting, ...ticks } = useWriteEach(rows, CHANGES);
  return (
    <Stack gap={4}>
      <FileTicks rows={ticks.rows} ticked={ticks.ticked} onTick={ticks.setTicked} />
      <WriteOnly>
        <Inline>
          <Button
            loading={isWriting}
            disabled={chosen.length === 0}
            onClick={() =>
              void write(async ({ id }) => {
                await api.call(createSupplierEvaluation, { params: { id }, body: {} as never });
                return t({ defaultMessage: 'Begun' });
              })
            }
          >
            {t(
              {
                defaultMessage:
                  '{count, plural, one {Begin the evaluation of # file} other {Begin the evaluation of # files}}',
              },
              { count: chosen.length },
            )}
          </Button>
        </Inline>
      </WriteOnly>
    </Stack>
  );
}

interface SharedFormProps {
  files: readonly FsvpFile[];
  drafts: readonly SupplierEvaluation[];
}

function SharedForm({ files, drafts }: SharedFormProps) {
  const sharing = drafts.filter((draft) => canShare(draft, drafts[0]!) && !draft.outdated);
  const draftOf = ({ id }: FsvpFile) => sharing.find(({ fileId }) => fileId === id);
  const rows = files
    .filter(({ id }) => drafts.some(({ fileId }) => fileId === id))
    .map((file): TickRow => {
      const isReady = draftOf(file) !== undefined;
      return {
        file,
        isReady,
        text: isReady
          ? t({ defaultMessage: 'Draft' })
          : t({ defaultMessage: 'Its draft has questions of its own. Open it from the file.' }),
      };
    });
  const { write, chosen, isWriting, ...ticks } = useWriteEach(rows, CHANGES);
  const first = chosen[0] ?? files[0]!;
  const merged = mergeDrafts(sharing.length > 0 ? sharing : drafts);
  const before = toFormValues(merged);
  const form = useContractForm<EvaluationValues, SupplierEvaluationUpdate>({
    schema: supplierEvaluationUpdate,
    defaultValues: before,
    prepare: (values) => entered(before, values),
  });
  const save = async (body: SupplierEvaluationUpdate) => {
    await write(async (file) => {
      const draft = draftOf(file)!;
      const own = bodyFor(draft, body, merged);
      if (Object.keys(own).length === 0) return t({ defaultMessage: 'Nothing was entered for it' });
      await api.call(updateSupplierEvaluation, { params: { id: draft.id }, body: own, ifVersion: draft.version });
      return t({ defaultMessage: 'Draft saved' });
    });
  };
  const isOneFood = sharing.every(({ hazardAnalysisId }) => hazardAnalysisId === sharing[0]?.hazardAnalysisId);
  const named = {
    ...merged,
    allocations: merged.allocations.map((hazard) => {
      const of = filesWithHazard(hazard, sharing);
      const suffix = of.length < sharing.length ? ` (${of.map(({ fileNumber }) => fileNumber).join(', ')})` : '';
      return { ...hazard, hazardName: `${hazard.hazardName}${suffix}` };
    }),
  };
  return (
    <Form form={form} onSubmit={save} label={t({ defaultMessage: 'Evaluation of several files' })}>
      <Stack gap={5}>
        <Text as="p" tone="muted">
          {t({
            defaultMessage:
              'What you enter is written into the draft of each ticked file; a hazard only where the food has it. An answer that differs between the files is empty here, and stays as it is while you leave it empty.',
          })}
        </Text>
        <FileTicks rows={ticks.rows} ticked={ticks.ticked} onTick={ticks.setTicked} />
        <EvaluationFields evaluation={named} file={first} isOfSeveral={!isOneFood} />
        <FormActions>
          <WriteOnly>
            <Button type="submit" loading={isWriting} disabled={chosen.length === 0 || !form.formState.isDirty}>
              {t(
                { defaultMessage: '{count, plural, one {Write into # draft} other {Write into # drafts}}' },
                { count: chosen.length },
              )}
            </Button>
          </WriteOnly>
        </FormActions>
      </Stack>
    </Form>
  );
}

/** The body with what differs from the values that the form began with; allocations hazard by hazard. */
function entered(before: EvaluationValues, values: EvaluationValues): object {
  const [old, now] = [toBody(before), toBody(values)];
  const changed = Object.entries(now).filter(
    ([field, value]) => field !== 'toCheck' && JSON.stringify(value) !== JSON.stringify(old[field as keyof typeof old]),
  );
  const allocations = now.allocations.filter((one, at) => JSON.stringify(one) !== JSON.stringify(old.allocations[at]));
  return { ...Object.fromEntries(changed), ...(allocations.length ? { allocations } : { allocations: undefined }) };
}
