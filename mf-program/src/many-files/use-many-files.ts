import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { ApiError, invalidate, useQueryClient } from '@fsvp/web-kit';
import { useRef, useState } from 'react';
import { failureText } from '../failure-text.js';
import { runEach } from '../run-each.js';
import type { Done } from './run-change.js';

/** What became of one file. */
export type Outcome = { kind: 'done'; done: Done } | { kind: 'failed'; message: string } | { kind: 'undone' };

export interface Run {
  files: readonly FsvpFile[];
  outcomes: ReadonlyMap<string, Outcome>;
  isRunning: boolean;
}

const CONFLICT = 'Someone else changed this file after you opened the list. Open the list again.';
const textOf = (error: unknown) => (error instanceof ApiError && error.status === 412 ? CONFLICT : failureText(error));

/** Changes files one by one: each is stored by itself, so that a failure or a stop loses nothing. */
export function useManyFiles() {
  const client = useQueryClient();
  const isStopped = useRef(false);
  const [run, setRun] = useState<Run>();

  const work = async (files: readonly FsvpFile[], change: (file: FsvpFile) => Promise<Outcome>) => {
    isStopped.current = false;
    await runEach(
      files,
      async (file) => {
        const outcome = await change(file).catch((error: unknown): Outcome => ({
          kind: 'failed',
          message: textOf(error),
        }));
        setRun((now) => now && { ...now, outcomes: new Map(now.outcomes).set(file.id, outcome) });
      },
      () => isStopped.current,
    );
    setRun((now) => now && { ...now, isRunning: false });
    await invalidate(client, ['fsvp-file', 'applicability-determination']);
  };

  return {
    run,
    /** Changes these files; again those of them that failed or were not begun. */
    start: (files: readonly FsvpFile[], change: (file: FsvpFile) => Promise<Done>) => {
      const before = run?.outcomes ?? new Map<string, Outcome>();
      setRun({ files, outcomes: before, isRunning: true });
      return work(
        files.filter(({ id }) => before.get(id)?.kind !== 'done'),
        async (file) => ({ kind: 'done', done: await change(file) }),
      );
    },
    undo: () => {
      if (!run) return;
      setRun({ ...run, isRunning: true });
      const undoable = run.files.filter(({ id }) => undoOf(run.outcomes.get(id)));
      void work(undoable, async ({ id }) => {
        await undoOf(run.outcomes.get(id))?.();
        return { kind: 'undone' };
      });
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** How to take a change back; undefined if nobody can. */
export const undoOf = (outcome: Outcome | undefined): Done['undo'] =>
  outcome?.kind === 'done' ? outcome.done.undo : undefined;
