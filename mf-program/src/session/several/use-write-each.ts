import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { invalidate, useQueryClient } from '@fsvp/web-kit';
import { useState } from 'react';
import { failureText } from '../../failure-text.js';
import { runEach } from '../../run-each.js';
import type { TickRow } from './file-ticks.js';

type Rows = readonly Omit<TickRow, 'outcome'>[];

/** Writes a record for each ticked file, one by one: a failure concerns its own file only. All that are ready are ticked at first. */
export function useWriteEach(rows: Rows, changes: Parameters<typeof invalidate>[1]) {
  const client = useQueryClient();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, TickRow['outcome']>>(new Map());
  const [isWriting, setWriting] = useState(false);
  const ready = rows.filter(({ isReady }) => isReady).map(({ file }) => file);
  const chosen = ready.filter(({ id }) => !unticked.has(id));
  return {
    rows: rows.map((row): TickRow => ({ ...row, outcome: outcomes.get(row.file.id) })),
    chosen,
    ticked: new Set(chosen.map(({ id }) => id)),
    setTicked: (ticked: ReadonlySet<string>) =>
      setUnticked(new Set(ready.filter(({ id }) => !ticked.has(id)).map(({ id }) => id))),
    isWriting,
    /** @returns how many failed */
    write: async (one: (file: FsvpFile) => Promise<string>): Promise<number> => {
      setWriting(true);
      let failed = 0;
      await runEach(chosen, async (file) => {
        const outcome = await one(file).then(
          (text) => ({ isDone: true, text }),
          (error: unknown) => ({ isDone: false, text: failureText(error) }),
        );
        if (!outcome.isDone) failed += 1;
        setOutcomes((now) => new Map(now).set(file.id, outcome));
      });
      await invalidate(client, changes);
      setWriting(false);
      return failed;
    },
  };
}
