import { REASON_RULES, type ReevaluationReason } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { EntityManager } from 'typeorm';

/** An open reason for the reevaluation of a file, which its next evaluation answers. */
export interface OpenReason {
  id: string;
  /** Such as 'Refusal of an import: …'. */
  text: string;
}

/** The reasons of the open reevaluation of a file that are not dismissed, in their order. */
export async function readOpenReasons(manager: EntityManager, fileId: string): Promise<OpenReason[]> {
  const rows = await manager.query<{ reason: ReevaluationReason }[]>(
    `select reason from reevaluations r, jsonb_array_elements(r.reasons) with ordinality as one (reason, place)
     where r.file_id = $1 and r.status = 'open' and reason->>'dismissalId' is null order by place`,
    [fileId],
  );
  return rows.map(({ reason: { id, kind, text } }) => ({ id, text: `${REASON_RULES[kind].label}: ${text}` }));
}
