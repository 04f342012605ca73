import type { VerificationActivity } from '@fsvp/contracts/quality/verification';
import { RESULT_CITATIONS } from '@fsvp/contracts/quality/result-state';
import type { EntityManager } from 'typeorm';

/** What triggers keep in an activity `r` of its result, and what follows from it. */

const sections = Object.entries(RESULT_CITATIONS).map(
  ([activity, citation]) => `when '${activity}' then '${citation}'`,
);
/** SQL: the section of its result, or of the line of the plan while it has none. */
export const CITATION = `(case coalesce(r.result_activity, (select l.activity from plan_lines l where l.line_key = r.plan_line_key))
  ${sections.join(' ')} end)`;

type ResultColumns = Pick<VerificationActivity, 'citation' | 'resultState'>;

export async function readResultColumns(manager: EntityManager, id: string): Promise<ResultColumns> {
  const [row] = await manager.query<ResultColumns[]>(
    `select ${CITATION} as citation, r.result_state as "resultState" from verification_activities r where r.id = $1`,
    [id],
  );
  return row!;
}
