import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';

/** SQL: how many rows have each verdict, by its name. */
export const VERDICT_COUNTS = VERDICTS.map(
  (verdict) => `count(*) filter (where verdict = '${verdict}')::int as ${verdict}`,
).join(', ');
