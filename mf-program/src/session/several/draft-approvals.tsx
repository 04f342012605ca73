import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { REFUSING } from '@fsvp/contracts/program/supplier-evaluations/find-approval-problems';
import {
  createSupplierApproval,
  supplierApprovalCreate,
  type SupplierApprovalCreate,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import {
  CONCLUSION_LABELS,
  listSupplierEvaluations,
  type SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { Button, Stack, t, Text } from '@fsvp/ui';
import { Form, FormActions, useContractForm } from '@fsvp/ui/dialogs';
import { api, useIdempotencyKey, WriteOnly } from '@fsvp/web-kit';
import { ApprovalFields } from '../../evaluations/approval.dialog.js';
import { toBody, type ApprovalValues } from '../../evaluations/approval-form.values.js';
import { FileTicks } from './file-ticks.js';
import { useEachFile } from './use-each-file.js';
import { useWriteEach } from './use-write-each.js';

/** One decision, drafted for each ticked file on its own evaluation. */
export function DraftApprovals({ files }: { files: readonly FsvpFile[] }) {
  const idempotencyKey = useIdempotencyKey();
  const { answers, isPending } = useEachFile(
    listSupplierEvaluations,
    files.map(({ id }) => id),
  );
  const rows = files.map((file) => {
    const signed = answers.get(file.id)?.supplierEvaluations.find(({ state }) => state === 'signed');
    return { file, ...stateOf(signed, isPending) };
  });
  const { write, chosen, isWriting, ...ticks } = useWriteEach(rows, ['supplier-approval']);
  const form = useContractForm<ApprovalValues, SupplierApprovalCreate>({
    schema: supplierApprovalCreate,
    // The decision is a person's: none is chosen before.
    defaultValues: { decision: null as never, conditions: '', until: '', preImportVerification: '' },
    prepare: toBody,
  });
  const save = (body: SupplierApprovalCreate) =>
    write(async ({ id }) => {
      const key = `${idempotencyKey}-${id}`;
      await api.call(createSupplierApproval, { params: { id }, body, idempotencyKey: key });
      return t({ defaultMessage: 'Draft saved, to be signed' });
    });
  return (
    <Form form={form} onSubmit={save} label={t({ defaultMessage: 'Decision for several files' })}>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t({
            defaultMessage:
              'The same decision, with the same words, for each ticked file. Untick a file to decide on it by itself.',
          })}
        </Text>
        <FileTicks rows={ticks.rows} ticked={ticks.ticked} onTick={ticks.setTicked} />
        <ApprovalFields inForce={false} />
        <FormActions>
          <WriteOnly>
            <Button type="submit" loading={isWriting} disabled={chosen.length === 0}>
              {t(
                {
                  defaultMessage:
                    '{count, plural, one {Draft the decision for # file} other {Draft the decision for # files}}',
                },
                { count: chosen.length },
              )}
            </Button>
          </WriteOnly>
        </FormActions>
      </Stack>
    </Form>
  );
}

function stateOf(signed: SupplierEvaluation | undefined, isPending: boolean) {
  if (!signed)
    return {
      text: isPending ? t({ defaultMessage: 'Loading…' }) : t({ defaultMessage: 'The evaluation is not signed' }),
      isReady: false,
    };
  const { conclusion, reason } = signed;
  const text = [
    t(
      { defaultMessage: 'The evaluation concludes “{conclusion}”' },
      { conclusion: conclusion ? CONCLUSION_LABELS[conclusion] : t({ defaultMessage: 'nothing' }) },
    ),
    reason,
  ]
    .filter(Boolean)
    .join(': ');
  return { text, isReady: !(conclusion && REFUSING.includes(conclusion)) };
}
