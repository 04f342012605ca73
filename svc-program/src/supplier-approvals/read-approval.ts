import type { SignedApproval } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval.record';
import type { SupplierApproval } from '@fsvp/contracts/program/supplier-evaluations/supplier-approval';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

/**
 * SQL: whether the evaluation of an approval `a` does not let it stand: its signature was withdrawn, or a later one that was signed does
 * not say that importing goes on.
 */
const FALLEN = `(e.state = 'withdrawn' or exists (select from supplier_evaluations later
  where later.file_id = a.file_id and later.version_number > e.version_number and later.state in ('signed', 'superseded')
    and later.deleted_at is null and later.conclusion not in ('continue', 'continue_changed')))`;

/** An approval `a` of a file `f` on an evaluation `e`. */
const APPROVAL: Members = {
  id: 'a.id',
  version: 'a.version',
  createdBy: 'a.created_by',
  createdAt: 'iso(a.created_at)',
  updatedAt: 'iso(a.updated_at)',
  fileId: 'a.file_id',
  fileNumber: 'f.number',
  versionNumber: 'a.version_number',
  state: 'a.state',
  evaluationId: 'a.evaluation_id',
  evaluationVersion: 'e.version_number',
  decision: 'a.decision',
  conditions: 'a.conditions',
  until: 'a.until',
  preImportVerification: 'a.pre_import_verification',
  outdated: `case when a.state = 'draft' then e.state <> 'signed' else ${FALLEN} end`,
  signedByName: 'signature.signer_name',
  signedAt: 'iso(signature.signed_at)',
};
/** With what it is judged by before it is signed. */
const SIGNED_APPROVAL: Members = {
  ...APPROVAL,
  importerId: 'f.importer_id',
  supplierId: 'f.supplier_id',
  foodId: 'f.food_id',
  fileClosed: `f.lifecycle = 'closed'`,
  evaluationConclusion: 'e.conclusion',
  evaluationValidUntil: 'e.valid_until',
  inForce: `exists (select from supplier_approvals one where one.file_id = a.file_id and one.state = 'signed'
    and one.decision <> 'withdrawn' and one.deleted_at is null)`,
};
const FROM = `from supplier_approvals a join fsvp_files f on f.id = a.file_id
  join supplier_evaluations e on e.id = a.evaluation_id left join lateral (
    select signer_name, signed_at from signatures
    where record_type = 'supplier-approval' and record_id = a.id and withdrawn_at is null
    order by signed_at desc limit 1
  ) signature on true where a.deleted_at is null`;

async function readOne<T>(manager: EntityManager, members: Members, id: string): Promise<T | undefined> {
  const [row] = await manager.query<{ json: T }[]>(`select ${jsonSql(members)} as json ${FROM} and a.id = $1`, [id]);
  return row?.json;
}

/** @returns undefined if there is none, or none any more */
export const readApproval = (manager: EntityManager, id: string): Promise<SupplierApproval | undefined> =>
  readOne(manager, APPROVAL, id);

/** @returns undefined if there is none, or none any more */
export const readSignedApproval = (manager: EntityManager, id: string): Promise<SignedApproval | undefined> =>
  readOne(manager, SIGNED_APPROVAL, id);

/** All approvals of one file, newest first. */
export async function readApprovalsOf(manager: EntityManager, fileId: string): Promise<SupplierApproval[]> {
  const rows = await manager.query<{ json: SupplierApproval }[]>(
    `select ${jsonSql(APPROVAL)} as json ${FROM} and a.file_id = $1 order by a.version_number desc`,
    [fileId],
  );
  return rows.map(({ json }) => json);
}
