import * as z from 'zod/mini';
import { nullableInstant, nullableText, repeated, repeatedText } from '../../core/fields.js';
import { REGIMES } from './regime.js';
import { VERDICTS } from './readiness.js';
import { REQUIREMENT_CODES } from './requirement-codes.js';

/** What answers say of the readiness of a file beside its items. */

/** In every answer about a file. */
export const readinessResult = {
  regime: z.enum(REGIMES),
  percent: z.int(),
  verdict: z.enum(VERDICTS),
  missing: z.array(z.enum(REQUIREMENT_CODES)),
  /** Those of them that are needed before the first import. */
  blocking: z.array(z.enum(REQUIREMENT_CODES)),
  expiring: z.array(z.enum(REQUIREMENT_CODES)),
  /** The first day on which something that satisfies a requirement ends. */
  nextDueOn: nullableText,
  /** The next day on which it changes even if no record does. */
  nextChangeOn: nullableText,
  /** False while a change is not judged yet, or while a service that keeps evidence is unreachable: the last known state. */
  fresh: z.boolean(),
  /** While a service that keeps evidence is unreachable: until when its records are known. Null otherwise. */
  knownUntil: nullableInstant,
};

/** The stored readiness of a file, as lists show it. */
export const readinessSummary = z
  .object({
    ...readinessResult,
    /** The day that was judged; null until the file was judged for the first time: it is not ready then. */
    asOf: nullableText,
    computedAt: nullableInstant,
  })
  .check(z.meta({ id: 'ReadinessSummary' }));
export type ReadinessSummary = z.output<typeof readinessSummary>;

/** The stored readiness as its event has it. Its id is that of the file. */
export const readinessRecord = z.object({
  id: z.string(),
  version: z.int(),
  ...readinessSummary.shape,
});

/** Filters by readiness, of the list and of the portfolio. */
export const readinessFilters = {
  regime: repeated(REGIMES),
  verdict: repeated(VERDICTS),
  /** Files in which one of them is missing. */
  missing: repeated(REQUIREMENT_CODES),
  /** Country of the supplier, as it was typed, ignoring case. */
  country: repeatedText(50),
};

/** How many open files have each verdict. */
export const verdictCounts = z
  .object({ not_ready: z.int(), gaps: z.int(), expiring: z.int(), ready: z.int() })
  .check(z.meta({ id: 'VerdictCounts' }));
export type VerdictCounts = z.output<typeof verdictCounts>;
