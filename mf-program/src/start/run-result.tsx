import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { Button, CardList, Inline, Pagination, ProgressBar, Stack, Text, TextLink } from '@fsvp/ui';
import { ConfirmDialog, FormActions } from '@fsvp/ui/dialogs';
import { useState } from 'react';
import type { Draft } from './drafts.js';
import type { Outcome, Run } from './use-run.js';

interface RunResultProps {
  run: Run;
  onStop: () => void;
  onContinue: () => void;
  onUndo: () => void;
  onClose: () => void;
}

const PAGE = 25;
/** Failures first, then what is done. */
const ORDER = ['failed', 'not-undone', 'done', 'undone'];

/** Progress while files are opened or undone, then what became of each. */
export function RunResult({ run, onStop, onContinue, onUndo, onClose }: RunResultProps) {
  const { drafts, outcomes, running, foodsDeleted } = run;
  const [asking, setAsking] = useState(false);
  const [offset, setOffset] = useState(0);
  const count = (...kinds: Outcome['kind'][]) =>
    [...outcomes.values()].filter(({ kind }) => kinds.includes(kind)).length;
  const [done, failed, undone, kept] = [count('done'), count('failed'), count('undone'), count('not-undone')];
  const left = drafts.length - outcomes.size;
  const isUndone = undone + kept > 0 || running === 'undoing';
  const undoable = done + undone + kept;
  const rows = drafts
    .filter(({ key }) => outcomes.has(key))
    .sort((one, other) => rankOf(outcomes.get(one.key)) - rankOf(outcomes.get(other.key)));
  return (
    <Stack gap={4}>
      {running === 'opening' ? (
        <ProgressBar
          label={`Opening files: ${done + failed} of ${drafts.length}`}
          value={((done + failed) / drafts.length) * 100}
        />
      ) : running === 'undoing' ? (
        <ProgressBar label={`Undoing: ${undone + kept} of ${undoable}`} value={((undone + kept) / undoable) * 100} />
      ) : null}
      <div role="status">
        {running ? null : (
          <Text as="p">
            {isUndone
              ? [
                  `${undone} undone. Closed files are kept as evidence, with the reason “Undone right after it was opened”.`,
                  `New foods that nothing else uses are deleted (${foodsDeleted}).`,
                  kept ? `${kept} could not be undone. The list shows why.` : '',
                ].join(' ')
              : [
                  `${done} of ${drafts.length} done.`,
                  failed ? `${failed} failed. The list shows why. Choose Continue to try again.` : '',
                  left ? `${left} not started.` : '',
                ].join(' ')}
          </Text>
        )}
      </div>
      <CardList
        label="Results"
        items={rows.slice(offset, offset + PAGE)}
        itemKey={({ key }) => key}
        emptyText={running ? 'Nothing done yet' : 'Nothing was opened'}
        look="rows"
        render={(draft) => <ResultRow draft={draft} outcome={outcomes.get(draft.key)!} />}
      />
      {rows.length > PAGE ? (
        <Pagination label="Pages of results" limit={PAGE} offset={offset} total={rows.length} onChange={setOffset} />
      ) : null}
      <FormActions>
        {running ? (
          <Button variant="outline" onClick={onStop}>
            Stop
          </Button>
        ) : (
          <Inline>
            {done + kept > 0 ? (
              <Button variant="outline" onClick={() => setAsking(true)}>
                Undo
              </Button>
            ) : null}
            {!isUndone && failed + left > 0 ? (
              <Button variant="outline" onClick={onContinue}>
                Continue
              </Button>
            ) : null}
            <Button onClick={onClose}>Done</Button>
          </Inline>
        )}
      </FormActions>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Undo?"
        question="The files that were opened are closed and kept as evidence. Products are removed from the files to which they were added. New foods that nothing else uses are deleted."
        confirmLabel="Undo"
        cancelLabel="Keep"
        onConfirm={() => {
          setAsking(false);
          onUndo();
        }}
      />
    </Stack>
  );
}

const rankOf = (outcome: Outcome | undefined) => ORDER.indexOf(outcome?.kind ?? '');

function ResultRow({ draft, outcome }: { draft: Draft; outcome: Outcome }) {
  return (
    <Inline justify="between">
      <Text>{`${draft.supplierName} · ${draft.foodName}`}</Text>
      {outcome.kind === 'failed' || outcome.kind === 'not-undone' ? (
        <Text tone="bad">{outcome.message}</Text>
      ) : outcome.kind === 'undone' ? (
        <Text tone="muted">Undone</Text>
      ) : (
        <TextLink href={hrefs.fsvpFile(outcome.result.file.id)}>
          {outcome.result.opened ? outcome.result.file.number : `Added to ${outcome.result.file.number}`}
        </TextLink>
      )}
    </Inline>
  );
}
