import { deleteFood } from '@fsvp/contracts/program/food';
import { openProposedFile, type ProposedFileResult } from '@fsvp/contracts/program/file-proposal';
import { closeFsvpFile, updateFsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { api, ApiError, invalidate, useIdempotencyKey, useQueryClient } from '@fsvp/web-kit';
import { useRef, useState } from 'react';
import { failureText } from '../failure-text.js';
import { runEach } from '../run-each.js';
import { bodyOf, type Draft } from './drafts.js';

/** The reason with which undone files are closed. */
const UNDONE = 'Undone right after it was opened';

/** What became of a draft. */
export type Outcome =
  | { kind: 'done'; result: ProposedFileResult }
  | { kind: 'failed'; message: string }
  | { kind: 'undone' }
  | { kind: 'not-undone'; result: ProposedFileResult; message: string };

export interface Run {
  drafts: readonly Draft[];
  outcomes: ReadonlyMap<string, Outcome>;
  /** What happens now. */
  running: 'opening' | 'undoing' | undefined;
  /** Foods that undoing has deleted. */
  foodsDeleted: number;
}

/** Opens drafts one by one: each is stored by itself, so that a failure or a stop loses nothing. */
export function useRun(importerId: string) {
  const client = useQueryClient();
  const key = useIdempotencyKey();
  const stopped = useRef(false);
  const [run, setRun] = useState<Run>();

  const note = (draftKey: string, outcome: Outcome) =>
    setRun((now) => now && { ...now, outcomes: new Map(now.outcomes).set(draftKey, outcome) });

  /** Works on all of `items` until it is stopped. */
  const each = async <T>(items: readonly T[], work: (item: T) => Promise<void>) => {
    stopped.current = false;
    await runEach(items, work, () => stopped.current);
    setRun((now) => now && { ...now, running: undefined });
    await invalidate(client, ['fsvp-file', 'food']);
  };

  const open = (drafts: readonly Draft[]) => {
    const before = run?.outcomes ?? new Map<string, Outcome>();
    setRun({ drafts, outcomes: before, running: 'opening', foodsDeleted: 0 });
    return each(
      drafts.filter((draft) => before.get(draft.key)?.kind !== 'done'),
      async (draft) => {
        try {
          const result = await api.call(openProposedFile, {
            body: bodyOf(draft, importerId),
            idempotencyKey: `${key}-${draft.key}`,
          });
          note(draft.key, { kind: 'done', result });
        } catch (error) {
          note(draft.key, { kind: 'failed', message: failureText(error) });
        }
      },
    );
  };

  const undo = async () => {
    const done = [...(run?.outcomes ?? [])].flatMap(([draftKey, outcome]) =>
      outcome.kind === 'done' || outcome.kind === 'not-undone' ? [{ draftKey, result: outcome.result }] : [],
    );
    setRun((now) => now && { ...now, running: 'undoing' });
    await each(done, async ({ draftKey, result }) => {
      try {
        await undoOne(result);
        note(draftKey, { kind: 'undone' });
      } catch (error) {
        note(draftKey, { kind: 'not-undone', result, message: undoText(result, error) });
      }
    });
    const foods = new Set(done.filter(({ result }) => result.foodCreated).map(({ result }) => result.file.foodId));
    let foodsDeleted = 0;
    for (const id of foods)
      // An open file of somebody else may name it.
      foodsDeleted += await api.call(deleteFood, { params: { id } }).then(
        () => 1,
        () => 0,
      );
    setRun((now) => now && { ...now, foodsDeleted });
    await invalidate(client, ['food']);
  };

  return {
    run,
    open,
    undo,
    stop: () => {
      stopped.current = true;
    },
  };
}

/** Only if nobody has changed the file since. */
async function undoOne({ file: { id, version, productIds }, opened, addedProductIds }: ProposedFileResult) {
  if (opened) return api.call(closeFsvpFile, { params: { id }, query: { reason: UNDONE }, ifVersion: version });
  if (addedProductIds.length === 0) return undefined;
  const kept = productIds.filter((one) => !addedProductIds.includes(one));
  return api.call(updateFsvpFile, { params: { id }, body: { productIds: kept }, ifVersion: version });
}

function undoText({ file: { number } }: ProposedFileResult, error: unknown): string {
  const isChanged = error instanceof ApiError && error.status === 412;
  return isChanged ? `${number} has changed since then, so it was not undone.` : `${number}: ${failureText(error)}`;
}
