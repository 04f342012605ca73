import type { Day } from '@fsvp/contracts/core/calendar-day';
import { fileReadinessChanged } from '@fsvp/contracts/program/fsvp-file.record';
import type { Regime } from '@fsvp/contracts/program/readiness/regime';
import type { Verdict } from '@fsvp/contracts/program/readiness/readiness';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import type { Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { readFreshness } from '../source-freshness/freshness.js';
import { judgeFile } from './judge-file.js';
import { loadInputs } from './load-inputs.js';

/** Readiness as it is stored, which its event has. */
interface Stored {
  /** Of the file. */
  id: string;
  /** How often verdict, regime or missing requirements have changed. */
  version: number;
  regime: Regime;
  percent: number;
  verdict: Verdict;
  missing: RequirementCode[];
  blocking: RequirementCode[];
  expiring: RequirementCode[];
  nextDueOn: Day | null;
  nextChangeOn: Day | null;
  asOf: Day | null;
  computedAt: string | null;
}

const COLUMNS = `file_id as id, version, regime, percent, verdict, missing, blocking, expiring, next_due_on::text as "nextDueOn",
  next_change_on::text as "nextChangeOn", as_of::text as "asOf", iso(computed_at) as "computedAt"`;

/**
 * Judges files and stores what comes out, with an event for each whose verdict, regime or missing requirements have changed.
 * Their rows of readiness are locked before anything is read: a change that is not seen marks them again afterwards.
 */
export async function storeReadiness(
  { manager, record }: Transaction,
  fileIds: readonly string[],
  day: Day,
): Promise<void> {
  const rows = await manager.query<Stored[]>(
    `select ${COLUMNS} from fsvp_file_readiness where file_id = any($1) order by file_id for update`,
    [fileIds],
  );
  const before = new Map(rows.map((row) => [row.id, row]));
  const computedAt = new Date().toISOString();
  const freshness = await readFreshness(manager);
  const judged = (await loadInputs(manager, fileIds, day)).map(({ fileId, inputs }) => {
    const earlier = before.get(fileId)!;
    const { effective, items: _, unconfirmed, ...result } = judgeFile(inputs, day, freshness, earlier.verdict);
    const after: Stored = { ...earlier, ...result, regime: effective.regime, asOf: day, computedAt };
    if (!isUnchanged(earlier, after)) {
      after.version += 1;
      record({ event: fileReadinessChanged, before: earlier, after });
    }
    return { ...after, unconfirmed };
  });
  await manager.query(
    `update fsvp_file_readiness r set due = false, unconfirmed = j.unconfirmed, version = j.version, regime = j.regime, percent = j.percent,
       verdict = j.verdict, verdict_on = case when r.verdict = j.verdict and r.computed_at is not null then r.verdict_on else j."asOf" end,
       missing = j.missing, blocking = j.blocking, expiring = j.expiring,
       next_due_on = j."nextDueOn", as_of = j."asOf", computed_at = j."computedAt",
       next_change_on = case when f.lifecycle = 'closed' then null else j."nextChangeOn" end
     from jsonb_to_recordset($1::jsonb) as j (id uuid, version integer, regime text, percent integer, verdict text,
       missing text[], blocking text[], expiring text[], "nextDueOn" date, "nextChangeOn" date, "asOf" date,
       "computedAt" timestamptz, unconfirmed boolean) join fsvp_files f on f.id = j.id
     where r.file_id = j.id`,
    [JSON.stringify(judged)],
  );
}

const isUnchanged = (one: Stored, other: Stored) =>
  one.computedAt !== null &&
  one.verdict === other.verdict &&
  one.regime === other.regime &&
  one.missing.join() === other.missing.join();
