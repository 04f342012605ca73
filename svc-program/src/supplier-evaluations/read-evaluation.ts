import type {
  EvaluationToCopy,
  SupplierEvaluation,
} from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';
import { readSituation, type EvaluationSituation } from './situation.js';

/** A version of an evaluation `e` of a file `f`, but for whether it is outdated. */
const EVALUATION: Members = {
  id: 'e.id',
  version: 'e.version',
  createdBy: 'e.created_by',
  createdAt: 'iso(e.created_at)',
  updatedAt: 'iso(e.updated_at)',
  fileId: 'e.file_id',
  fileNumber: 'f.number',
  versionNumber: 'e.version_number',
  state: 'e.state',
  kind: 'e.kind',
  regime: 'e.regime',
  complianceOnly: 'e.compliance_only',
  basis: 'e.basis',
  hazardAnalysisId: 'e.hazard_analysis_id',
  hazardAnalysisVersion: 'e.hazard_analysis_version',
  allocations: 'e.allocations',
  procedures: 'e.procedures',
  regulations: 'e.regulations',
  complianceHistory: 'e.compliance_history',
  safetyHistory: 'e.safety_history',
  performance: 'e.performance',
  otherFactors: 'e.other_factors',
  conclusion: 'e.conclusion',
  reason: 'e.reason',
  reviewed: 'e.reviewed',
  answers: 'e.answers',
  copied: 'e.copied',
  signedByName: 'signature.signer_name',
  signedAt: 'iso(signature.signed_at)',
  validUntil: 'e.valid_until',
};
const FROM = `from supplier_evaluations e join fsvp_files f on f.id = e.file_id left join lateral (
    select signer_name, signed_at from signatures
    where record_type = 'supplier-evaluation' and record_id = e.id and withdrawn_at is null
    order by signed_at desc limit 1
  ) signature on true where e.deleted_at is null`;

type Row = Omit<SupplierEvaluation, 'outdated'>;

/** The members in the order of the contract. */
const judged = (row: Row, situation: EvaluationSituation): SupplierEvaluation => ({
  ...row,
  outdated: isOutdated(row, situation),
});

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join();

/** Whether the evaluation would be made from something else today. What was signed is not opened by a reason alone. */
function isOutdated({ state, kind, regime, hazardAnalysisId, answers }: Row, now: EvaluationSituation): boolean {
  if (regime !== now.regime || hazardAnalysisId !== (now.analysis?.id ?? null)) return true;
  if (state !== 'draft') return false;
  return kind !== now.kind || idsOf(answers.map(({ reasonId: id }) => ({ id }))) !== idsOf(now.reasons);
}

/** A version with what it is judged by. @returns undefined if there is none, or none any more */
export async function readWithSituation(
  manager: EntityManager,
  id: string,
): Promise<{ evaluation: SupplierEvaluation; situation: EvaluationSituation } | undefined> {
  const [row] = await manager.query<{ json: Row }[]>(`select ${jsonSql(EVALUATION)} as json ${FROM} and e.id = $1`, [
    id,
  ]);
  const situation = row && (await readSituation(manager, row.json.fileId));
  return situation && { evaluation: judged(row.json, situation), situation };
}

/** @returns undefined if there is none, or none any more */
export const readEvaluation = async (manager: EntityManager, id: string): Promise<SupplierEvaluation | undefined> =>
  (await readWithSituation(manager, id))?.evaluation;

const MAX_TO_COPY = 10;

/** Signed evaluations of other files of the same food or supplier, the nearest first. */
export async function readEvaluationsToCopy(manager: EntityManager, fileId: string): Promise<EvaluationToCopy[]> {
  return manager.query(
    `select e.id as "evaluationId", e.version_number as "versionNumber", f.id as "fileId", f.number as "fileNumber",
       food.name as "foodName", coalesce(s.name, '') as "supplierName", i.legal_name as "importerName",
       f.food_id = own.food_id as "isSameFood", f.supplier_id = own.supplier_id as "isSameSupplier"
     from fsvp_files own
     join fsvp_files f on f.id <> own.id and (f.food_id = own.food_id or f.supplier_id = own.supplier_id)
     join supplier_evaluations e on e.file_id = f.id and e.state = 'signed' and e.deleted_at is null
     join foods food on food.id = f.food_id join importers i on i.id = f.importer_id
     left join supplier_directory s on s.id = f.supplier_id
     where own.id = $1
     order by (f.food_id = own.food_id and f.supplier_id = own.supplier_id) desc, f.supplier_id = own.supplier_id desc,
       e.updated_at desc limit ${MAX_TO_COPY}`,
    [fileId],
  );
}

/** All evaluations of one file, newest first. @returns undefined for an unknown file */
export async function readEvaluationsOf(
  manager: EntityManager,
  fileId: string,
): Promise<SupplierEvaluation[] | undefined> {
  const situation = await readSituation(manager, fileId);
  if (!situation) return undefined;
  const rows = await manager.query<{ json: Row }[]>(
    `select ${jsonSql(EVALUATION)} as json ${FROM} and e.file_id = $1 order by e.version_number desc`,
    [fileId],
  );
  return rows.map(({ json }) => judged(json, situation));
}
