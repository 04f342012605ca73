import { readFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { addDays, type Day } from '@fsvp/contracts/core/calendar-day';
import { evaluateFile } from '@fsvp/contracts/program/readiness/evaluate-file';
import { Client } from 'pg';
import { loadInputs } from '../src/readiness/load-inputs.js';
import { ReadinessRefresher } from '../src/readiness/readiness-refresher.js';
import { startProgram, type TestProgramService } from './start.js';

const GENERATE = new URL('../../tools/verification/load-generate/fsvp-files.sql', import.meta.url);

/** Every day of a leap year. */
export const LEAP_YEAR = Array.from({ length: 366 }, (_, index) => addDays('2028-01-01', index));

/** Starts svc-program with random files that were recorded before the year. */
export async function startWithFiles(files: number): Promise<TestProgramService> {
  const program = await startProgram();
  const owner = new Client({ connectionString: program.ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `select set_config('load.files', '${files}', false), set_config('load.day', '${LEAP_YEAR[0]}', false)`,
    );
    await owner.query(readFileSync(GENERATE, 'utf8'));
    // The services that keep evidence are taken for up to date.
    await owner.query(
      `insert into source_freshness (source, complete_until) select source, '2100-01-01' from unnest('{suppliers,quality,documents}'::text[]) source
       on conflict (source) do update set complete_until = excluded.complete_until`,
    );
  } finally {
    await owner.end();
  }
  return program;
}

interface Row {
  id: string;
  regime: string;
  verdict: string;
  percent: number;
  missing: string[];
  expiring: string[];
  nextDueOn: Day | null;
}

const CHUNK = 500;

/**
 * Judges what is due on each day, and compares what is stored of every file with the rule.
 * @returns how many judgements were stored, and how many files turned to another verdict
 */
export async function checkAgreement(
  program: TestProgramService,
  days: readonly Day[],
): Promise<{ judged: number; turned: number }> {
  const { manager } = program.database.dataSource;
  const refresher = program.app.get(ReadinessRefresher, { strict: false });
  // What the service itself is judging at the moment is skipped.
  const isDue = async () =>
    (await manager.query<unknown[]>('select from fsvp_file_readiness where due limit 1')).length > 0;
  while (await isDue()) await refresher.refresh(days[0]!);
  // As of the real day the records of the year before are in the future.
  await manager.query('update fsvp_file_readiness set next_change_on = $1', [days[0]]);
  let judged = 0;
  let turned = 0;
  let verdicts = new Map<string, string>();
  for (const day of days) {
    judged += await refresher.refresh(day);
    const stored = await manager.query<Row[]>(
      `select file_id as id, regime, verdict, percent, missing, expiring, next_due_on::text as "nextDueOn" from fsvp_file_readiness`,
    );
    const byId = new Map(stored.map((row) => [row.id, row]));
    const ids = [...byId.keys()];
    for (let start = 0; start < ids.length; start += CHUNK)
      for (const { fileId, inputs } of await loadInputs(manager, ids.slice(start, start + CHUNK), day)) {
        const { effective, verdict, percent, missing, expiring, nextDueOn } = evaluateFile(inputs, day);
        const row = byId.get(fileId)!;
        const rule: Row = { id: fileId, regime: effective.regime, verdict, percent, missing, expiring, nextDueOn };
        // Fast for the many that agree; the matcher then shows the one that does not.
        if (JSON.stringify(row) !== JSON.stringify(rule)) expect({ day, ...row }).toEqual({ day, ...rule });
      }
    turned += stored.filter(({ id, verdict }) => (verdicts.get(id) ?? verdict) !== verdict).length;
    verdicts = new Map(stored.map(({ id, verdict }) => [id, verdict]));
  }
  return { judged, turned };
}
