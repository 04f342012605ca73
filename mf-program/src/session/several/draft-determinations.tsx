import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, Inline, Stack, t, Text } from '@fsvp/ui';
import { useIdempotencyKey, WriteOnly } from '@fsvp/web-kit';
import { useQuery } from '@tanstack/react-query';
import { determineState, regimeOf } from '../../many-files/changes.js';
import { loadProposals, type Proposal } from '../../many-files/load-proposals.js';
import { draftDetermination } from '../../many-files/run-change.js';
import { FileTicks } from './file-ticks.js';
import { useWriteEach } from './use-write-each.js';

const NONE: ReadonlyMap<string, Proposal> = new Map();

/** Drafts for each ticked file the regime that is proposed for it. */
export function DraftDeterminations({ files }: { files: readonly FsvpFile[] }) {
  const idempotencyKey = useIdempotencyKey();
  const { data: proposals = NONE } = useQuery({
    queryKey: ['session-proposals', files.map(({ id }) => id)],
    queryFn: ({ signal }) => loadProposals(files, signal),
    gcTime: 0,
  });
  const rows = files.map((file) => ({ file, ...determineState(file, 'proposed', proposals.get(file.id)) }));
  const { write, chosen, isWriting, ...ticks } = useWriteEach(rows, ['fsvp-file', 'applicability-determination']);
  return (
    <Stack gap={4}>
      <Text as="p" tone="muted">
        {t({
          defaultMessage:
            'The regime that is proposed for each file, by the facts of its food and the answers of the file. To answer other than usual, such as how the food is used, open the file.',
        })}
      </Text>
      <FileTicks rows={ticks.rows} ticked={ticks.ticked} onTick={ticks.setTicked} />
      <WriteOnly>
        <Inline>
          <Button
            loading={isWriting}
            disabled={chosen.length === 0}
            onClick={() =>
              void write(async (file) => {
                const chosenRegime = regimeOf('proposed', proposals.get(file.id))!;
                return (await draftDetermination(file, { chosenRegime, reason: null }, `${idempotencyKey}-${file.id}`))
                  .text;
              })
            }
          >
            {t(
              {
                defaultMessage:
                  '{count, plural, one {Draft the determination of # file} other {Draft the determination of # files}}',
              },
              { count: chosen.length },
            )}
          </Button>
        </Inline>
      </WriteOnly>
    </Stack>
  );
}
