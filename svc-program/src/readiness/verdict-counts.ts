import { VERDICTS } from '@fsvp/contracts/program/readiness/readiness';

/** SQL: how many rows `r` have each verdict, by its name. @param where which of the rows count; all by default */
export const verdictCounts = (where = 'true') =>
  VERDICTS.map((verdict) => `count(*) filter (where r.verdict = '${verdict}' and ${where})::int as ${verdict}`).join(
    ', ',
  );
