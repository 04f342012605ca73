import { today } from '@fsvp/contracts/core/calendar-day';
import type { EvidenceRecord, FileInputs, PlanRecord } from '@fsvp/contracts/program/readiness/file-inputs';
import { groupBy } from '../group-by.js';
import { signerAt, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

type Row = SignedRow &
  Pick<PlanRecord, 'regime' | 'evaluationId' | 'allocations' | 'lines' | 'justification' | 'evaluation'> & {
    fileId: string;
    versionNumber: number;
  };

const RECORD_TYPE = 'verification-plan';
const titleOf = (versionNumber: number) => `Verification plan, version ${versionNumber}`;

/** Loads the newest plan of each file that was signed by the end of the day, and its draft of today. */
export async function loadVerificationPlans(
  scope: LoadScope,
): Promise<Loaded<Pick<FileInputs, 'verificationPlan' | 'verificationPlanDraft'>>> {
  const signed = groupBy(await readSigned(scope), ({ fileId }) => fileId);
  const drafts = groupBy(await readDrafts(scope), ({ fileId }) => fileId);
  return {
    inputsOf: ({ id }) => {
      const [newest] = signed.get(id) ?? [];
      return {
        verificationPlan: newest ? toRecord(newest) : null,
        verificationPlanDraft: drafts.get(id)?.[0] ?? null,
      };
    },
  };
}

/** A version whose signature was withdrawn gives nothing back to the one before it. */
function toRecord({ counts, fileId: _, versionNumber, ...row }: Row): PlanRecord | null {
  return counts ? { ...row, recordType: RECORD_TYPE, title: titleOf(versionNumber) } : null;
}

/** SQL of the evaluations of the file of a plan `p` that were signed by the end of the day, with whether each still counted then. */
const EVALUATIONS = `select e.id, e.version_number, e.allocations, e.conclusion,
    (es.withdrawn_at is null or es.withdrawn_at >= $2::timestamptz) as counts
  from supplier_evaluations e
  join signatures es on es.record_type = 'supplier-evaluation' and es.record_id = e.id
  where e.file_id = p.file_id and es.signed_at < $2::timestamptz`;

function readSigned({ manager, fileIds, end }: LoadScope): Promise<Row[]> {
  return manager.query(
    `select distinct on (p.file_id) p.file_id as "fileId", p.id, p.version, p.version_number as "versionNumber", p.regime,
       p.evaluation_id as "evaluationId", p.allocations, p.lines, p.justification, ${signerAt('$2')},
       (select case when newest.counts then json_build_object('id', newest.id, 'allocations', newest.allocations,
          'conclusionsSince', array(
            select later.conclusion from (${EVALUATIONS}) later
            where later.counts and later.version_number > p.evaluation_version)) end
        from (${EVALUATIONS}) newest order by newest.version_number desc limit 1) as evaluation
     from verification_plans p
     join signatures s on s.record_type = '${RECORD_TYPE}' and s.record_id = p.id
     where p.file_id = any($1) and s.signed_at < $2::timestamptz order by p.file_id, p.version_number desc`,
    [fileIds, end],
  );
}

/** Those of earlier days are not known. */
async function readDrafts({ manager, fileIds, day }: LoadScope): Promise<(EvidenceRecord & { fileId: string })[]> {
  if (day < today()) return [];
  const rows = await manager.query<{ fileId: string; id: string; version: number; versionNumber: number }[]>(
    `select file_id as "fileId", id, version, version_number as "versionNumber" from verification_plans
     where file_id = any($1) and state = 'draft' and deleted_at is null`,
    [fileIds],
  );
  return rows.map(({ versionNumber, ...row }) => ({ ...row, recordType: RECORD_TYPE, title: titleOf(versionNumber) }));
}
