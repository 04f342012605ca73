import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import {
  createVerificationPlan,
  proposeVerificationPlan,
} from '@fsvp/contracts/program/verification-plans/verification-plan';
import { Button, Inline, Stack, t, Text } from '@fsvp/ui';
import { api, useIdempotencyKey, WriteOnly } from '@fsvp/web-kit';
import { lineTitle } from '../../plans/line-texts.js';
import { FileTicks } from './file-ticks.js';
import { useEachFile } from './use-each-file.js';
import { useWriteEach } from './use-write-each.js';

/** Drafts for each ticked file what is proposed for it by rule. */
export function DraftPlans({ files }: { files: readonly FsvpFile[] }) {
  const idempotencyKey = useIdempotencyKey();
  const { answers, isPending } = useEachFile(
    proposeVerificationPlan,
    files.map(({ id }) => id),
  );
  const rows = files.map((file) => {
    const proposal = answers.get(file.id);
    const text = proposal
      ? proposal.lines.map(lineTitle).join('; ') || t({ defaultMessage: 'No activity follows from the evaluation' })
      : isPending
        ? t({ defaultMessage: 'Loading…' })
        : t({ defaultMessage: 'No plan can be proposed yet' });
    return { file, text, isReady: proposal !== undefined };
  });
  const { write, chosen, isWriting, ...ticks } = useWriteEach(rows, ['verification-plan']);
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t({
          defaultMessage:
            'Each draft has the activities that follow by rule from the evaluation of its file. To change, add or leave out one, open the plan of the file.',
        })}
      </Text>
      <FileTicks rows={ticks.rows} ticked={ticks.ticked} onTick={ticks.setTicked} />
      <WriteOnly>
        <Inline>
          <Button
            loading={isWriting}
            disabled={chosen.length === 0}
            onClick={() =>
              void write(async ({ id }) => {
                const key = `${idempotencyKey}-${id}`;
                await api.call(createVerificationPlan, { params: { id }, body: {}, idempotencyKey: key } as never);
                return t({ defaultMessage: 'Draft saved, to be signed' });
              })
            }
          >
            {t(
              { defaultMessage: '{count, plural, one {Draft the plan of # file} other {Draft the plan of # files}}' },
              { count: chosen.length },
            )}
          </Button>
        </Inline>
      </WriteOnly>
    </Stack>
  );
}
