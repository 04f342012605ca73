import type { Reevaluation } from '@fsvp/contracts/program/reevaluations/reevaluation';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

/** The tables of a reevaluation `r` with its file `f` and the names of that. */
export const REEVALUATIONS = `reevaluations r join fsvp_files f on f.id = r.file_id join foods food on food.id = f.food_id
  join importers i on i.id = f.importer_id left join supplier_directory s on s.id = f.supplier_id`;

/** A reevaluation as calls return it, as SQL of `REEVALUATIONS`. */
export const REEVALUATION_MEMBERS: Members = {
  id: 'r.id',
  version: 'r.version',
  createdBy: 'r.created_by',
  createdAt: 'iso(r.created_at)',
  updatedAt: 'iso(r.updated_at)',
  fileId: 'r.file_id',
  fileNumber: 'f.number',
  supplierId: 'r.supplier_id',
  supplierName: `coalesce(s.name, '')`,
  foodId: 'r.food_id',
  foodName: 'food.name',
  importerName: 'i.legal_name',
  dueOn: 'r.due_on',
  status: 'r.status',
  reasons: 'r.reasons',
  assigneeId: 'r.assignee_id',
  evaluationId: 'r.evaluation_id',
  closedAt: 'iso(r.closed_at)',
};

/** @returns undefined if there is none */
export async function readReevaluation(manager: EntityManager, id: string): Promise<Reevaluation | undefined> {
  const [row] = await manager.query<{ json: Reevaluation }[]>(
    `select ${jsonSql(REEVALUATION_MEMBERS)} as json from ${REEVALUATIONS} where r.id = $1`,
    [id],
  );
  return row?.json;
}
