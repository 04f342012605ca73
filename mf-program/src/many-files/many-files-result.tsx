import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { determinationSignatures } from '@fsvp/contracts/program/determination';
import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { Button, CardList, Inline, ProgressBar, Stack, Text, TextLink } from '@fsvp/ui';
import { FormActions } from '@fsvp/ui/dialogs';
import { SignMany } from '@fsvp/web-kit';
import { undoOf, type Outcome, type Run } from './use-many-files.js';

interface ManyFilesResultProps {
  run: Run;
  onStop: () => void;
  onUndo: () => void;
  onContinue: () => void;
  onClose: () => void;
}

/** Failures first. */
const ORDER: Outcome['kind'][] = ['failed', 'done', 'undone'];

/** Progress while files are changed, then what became of each. */
export function ManyFilesResult({ run, onStop, onUndo, onContinue, onClose }: ManyFilesResultProps) {
  const { files, outcomes, isRunning } = run;
  const count = (kind: Outcome['kind']) => [...outcomes.values()].filter((one) => one.kind === kind).length;
  const [done, failed, undone] = [count('done'), count('failed'), count('undone')];
  const left = files.length - outcomes.size;
  const rows = files
    .flatMap((file) => {
      const outcome = outcomes.get(file.id);
      return outcome ? [{ file, outcome }] : [];
    })
    .sort((one, other) => ORDER.indexOf(one.outcome.kind) - ORDER.indexOf(other.outcome.kind));
  const drafts = rows.filter(({ outcome }) => outcome.kind === 'done' && outcome.done.draftId !== undefined);
  return (
    <Stack gap={4}>
      {isRunning ? (
        <ProgressBar
          label={`Changing files: ${done + failed + undone} of ${files.length}`}
          value={((done + failed + undone) / files.length) * 100}
        />
      ) : null}
      <div role="status">
        {isRunning ? null : (
          <Text as="p">
            {[
              undone ? `${undone} undone.` : `${done} of ${files.length} done.`,
              failed ? `${failed} failed. The list shows why.` : '',
              left ? `${left} not started.` : '',
              drafts.length ? 'A draft counts once it is signed.' : '',
            ]
              .filter(Boolean)
              .join(' ')}
          </Text>
        )}
      </div>
      <CardList
        label="Results"
        look="rows"
        items={rows}
        itemKey={({ file }) => file.id}
        emptyText={isRunning ? 'Nothing done yet' : 'Nothing was changed'}
        render={(row) => <ResultRow {...row} />}
      />
      <FormActions>
        {isRunning ? (
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <Inline>
            {drafts.length > 0 ? (
              <SignMany
                calls={determinationSignatures}
                title="Sign determinations"
                description="The drafts that you have just saved."
                load={() =>
                  Promise.resolve(
                    drafts.map(({ file, outcome }) => ({
                      id: (outcome.kind === 'done' && outcome.done.draftId) || '',
                      title: `${file.supplierName} · ${file.foodName}`,
                      details: `${file.number} · ${file.importerName}`,
                    })),
                  )
                }
              />
            ) : null}
            {rows.some(({ outcome }) => undoOf(outcome)) ? (
              <Button variant="outline" onClick={onUndo}>
                Undo
              </Button>
            ) : null}
            {!undone && failed + left > 0 ? (
              <Button variant="outline" onClick={onContinue}>
                Try the Others Again
              </Button>
            ) : null}
            <Button onClick={onClose}>Done</Button>
          </Inline>
        )}
      </FormActions>
    </Stack>
  );
}

function ResultRow({ file, outcome }: { file: FsvpFile; outcome: Outcome }) {
  return (
    <Inline justify="between">
      <TextLink href={hrefs.fsvpFile(file.id)}>{`${file.number} · ${file.supplierName} · ${file.foodName}`}</TextLink>
      {outcome.kind === 'failed' ? (
        <Text tone="bad">{outcome.message}</Text>
      ) : (
        <Text tone="muted">{outcome.kind === 'undone' ? 'Undone' : outcome.done.text}</Text>
      )}
    </Inline>
  );
}
