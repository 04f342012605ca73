import type { ReevaluationDismissal } from '@fsvp/contracts/program/reevaluations/reevaluation';
import type { EntityManager } from 'typeorm';

const DISMISSAL = `json_build_object('id', d.id, 'version', d.version, 'createdBy', d.created_by, 'createdAt', iso(d.created_at),
  'updatedAt', iso(d.updated_at), 'reevaluationId', d.reevaluation_id, 'reasonId', d.reason_id, 'reasonText', d.reason_text,
  'versionNumber', d.version_number, 'state', d.state, 'text', d.text, 'fileId', d.file_id, 'fileNumber', f.number,
  'supplierName', coalesce(s.name, ''), 'foodName', food.name,
  'reasonClosed', not exists (select from reevaluations r, jsonb_array_elements(r.reasons) reason where r.id = d.reevaluation_id
     and r.status = 'open' and f.lifecycle <> 'closed' and reason->>'id' = d.reason_id::text and reason->>'dismissalId' is null))`;

const FROM = `from reevaluation_dismissals d join fsvp_files f on f.id = d.file_id join foods food on food.id = f.food_id
  left join supplier_directory s on s.id = f.supplier_id where d.deleted_at is null`;

/** @returns undefined if there is none */
export async function readDismissal(manager: EntityManager, id: string): Promise<ReevaluationDismissal | undefined> {
  const [row] = await manager.query<{ json: ReevaluationDismissal }[]>(
    `select ${DISMISSAL} as json ${FROM} and d.id = $1`,
    [id],
  );
  return row?.json;
}

/** All dismissals of the reasons of a reevaluation, newest first. */
export async function readDismissalsOf(
  manager: EntityManager,
  reevaluationId: string,
): Promise<ReevaluationDismissal[]> {
  const rows = await manager.query<{ json: ReevaluationDismissal }[]>(
    `select ${DISMISSAL} as json ${FROM} and d.reevaluation_id = $1 order by d.created_at desc, d.id desc`,
    [reevaluationId],
  );
  return rows.map(({ json }) => json);
}
