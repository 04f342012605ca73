import { effectiveRegime } from '@fsvp/contracts/program/readiness/derive-regime';
import type { Regime } from '@fsvp/contracts/program/readiness/regime';
import {
  findWithoutYearlyAudit,
  isPlanOutdated,
  type EvaluationSince,
} from '@fsvp/contracts/program/verification-plans/judge-plan';
import type { PlanLine } from '@fsvp/contracts/program/verification-plans/plan-line';
import type { VerificationPlan } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';
import { ANSWERS } from '../determinations/read-determination.js';
import { regimesOfFile, type RegimeFacts } from '../fsvp-files/file-regimes.js';

/** SQL of the newest signed evaluation for a plan `p`, and of what was concluded since the evaluation that the plan rests on. */
const EVALUATION_SINCE = `(select json_build_object('id', e.id, 'allocations', e.allocations, 'conclusionsSince', array(
    select later.conclusion from supplier_evaluations later where later.file_id = p.file_id and later.deleted_at is null
      and later.version_number > p.evaluation_version and later.state in ('signed', 'superseded')))
  from supplier_evaluations e where e.file_id = p.file_id and e.state = 'signed' and e.deleted_at is null)`;

const FROM = `verification_plans p join fsvp_files f on f.id = p.file_id
  left join lateral (
    select signer_name, signed_at from signatures
    where record_type = 'verification-plan' and record_id = p.id and withdrawn_at is null
    order by signed_at desc limit 1
  ) signature on true`;

const MEMBERS: Members = {
  id: 'p.id',
  version: 'p.version',
  createdBy: 'p.created_by',
  createdAt: 'iso(p.created_at)',
  updatedAt: 'iso(p.updated_at)',
  fileId: 'p.file_id',
  fileNumber: 'f.number',
  versionNumber: 'p.version_number',
  state: 'p.state',
  evaluationId: 'p.evaluation_id',
  evaluationVersion: 'p.evaluation_version',
  regime: 'p.regime',
  band: 'p.band',
  allocations: 'p.allocations',
  lines: 'p.lines',
  droppedLines: 'p.dropped_lines',
  explanations: 'p.explanations',
  justification: 'p.justification',
  reliedOn: 'p.relied_on',
  signedByName: 'signature.signer_name',
  signedAt: 'iso(signature.signed_at)',
};
type Row = Omit<VerificationPlan, 'outdated' | 'isAlternative'>;

/** The regime of a file today, by its signed determination. */
export async function readRegime(manager: EntityManager, fileId: string): Promise<Regime> {
  const [row] = await manager.query<
    { answers: Omit<RegimeFacts, 'importerId'>; importerId: string; chosen: Regime | null }[]
  >(
    `select ${ANSWERS} as answers, f.importer_id as "importerId", (
       select d.chosen_regime from applicability_determinations d
       where d.file_id = f.id and d.state = 'signed' and d.deleted_at is null) as chosen
     from fsvp_files f join foods food on food.id = f.food_id left join supplier_directory s on s.id = f.supplier_id
     where f.id = $1`,
    [fileId],
  );
  const { answers, importerId, chosen } = row!;
  return effectiveRegime(await regimesOfFile(manager, { ...answers, importerId }), chosen).effective.regime;
}

async function read(manager: EntityManager, where: string, value: string): Promise<VerificationPlan[]> {
  const rows = await manager.query<{ plan: Row; evaluation: EvaluationSince | null }[]>(
    `select ${jsonSql(MEMBERS)} as plan, ${EVALUATION_SINCE} as evaluation from ${FROM}
     where ${where} = $1 and p.deleted_at is null order by p.version_number desc`,
    [value],
  );
  const [first] = rows;
  if (!first) return [];
  const regime = await readRegime(manager, first.plan.fileId);
  return rows.map(({ plan, evaluation }) => ({
    ...plan,
    outdated: (plan.state === 'draft' || plan.state === 'signed') && isPlanOutdated(plan, evaluation, regime),
    isAlternative: findWithoutYearlyAudit(plan).length > 0,
  }));
}

/** @returns undefined if there is none, or none any more */
export const readPlan = async (manager: EntityManager, id: string): Promise<VerificationPlan | undefined> =>
  (await read(manager, 'p.id', id))[0];

/** All plans of one file, newest first. */
export const readPlansOf = (manager: EntityManager, fileId: string): Promise<VerificationPlan[]> =>
  read(manager, 'p.file_id', fileId);

/** The lines of all plans of a file that were ever signed, each as it was last. */
export async function readSignedLines(manager: EntityManager, fileId: string): Promise<PlanLine[]> {
  const rows = await manager.query<{ lines: PlanLine[] }[]>(
    `select lines from verification_plans where file_id = $1 and state <> 'draft' and deleted_at is null
     order by version_number`,
    [fileId],
  );
  return [...new Map(rows.flatMap(({ lines }) => lines).map((line) => [line.lineKey, line])).values()];
}
