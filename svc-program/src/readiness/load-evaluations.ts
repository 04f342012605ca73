import { addMonths, dayOfInstant, today } from '@fsvp/contracts/core/calendar-day';
import type { EvaluationRecord, EvidenceRecord, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { EVALUATION_MONTHS } from '@fsvp/contracts/program/supplier-evaluations/supplier-evaluation';
import { groupBy } from '../group-by.js';
import { signerAt, type Documents, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

type Row = SignedRow &
  Pick<EvaluationRecord, 'regime' | 'hazardAnalysisVersion' | 'allocations'> & {
    fileId: string;
    versionNumber: number;
    documentIds: string[];
  };

const RECORD_TYPE = 'supplier-evaluation';
const titleOf = (versionNumber: number) => `Evaluation, version ${versionNumber}`;

/** Loads the newest evaluation of each file that was signed by the end of the day, and its draft of today. */
export async function loadEvaluations(
  scope: LoadScope,
): Promise<Loaded<Pick<FileInputs, 'evaluation' | 'evaluationDraft'>>> {
  const rows = await readSigned(scope);
  const signed = groupBy(rows, ({ fileId }) => fileId);
  const drafts = groupBy(await readDrafts(scope), ({ fileId }) => fileId);
  return {
    documentIds: rows.flatMap(({ documentIds }) => documentIds),
    inputsOf: ({ id }, documents) => {
      const [newest] = signed.get(id) ?? [];
      return {
        evaluation: newest?.counts ? toRecord(newest, documents) : null,
        evaluationDraft: drafts.get(id)?.[0] ?? null,
      };
    },
  };
}

const toRecord = (
  { counts: _, fileId: _file, versionNumber, documentIds, ...row }: Row,
  documents: Documents,
): EvaluationRecord => ({
  ...row,
  recordType: RECORD_TYPE,
  title: titleOf(versionNumber),
  validUntil: addMonths(dayOfInstant(row.signedAt), EVALUATION_MONTHS),
  documents: documentIds.map((id) => documents.get(id)),
});

function readSigned({ manager, fileIds, end }: LoadScope): Promise<Row[]> {
  return manager.query(
    `select distinct on (e.file_id) e.file_id as "fileId", e.id, e.version, e.version_number as "versionNumber", e.regime,
       e.hazard_analysis_version as "hazardAnalysisVersion", e.document_ids as "documentIds",
       (select coalesce(json_agg(json_build_object('hazardKey', a->'hazardKey', 'controlledBy', a->'controlledBy')), '[]')
        from jsonb_array_elements(e.allocations) a) as allocations, ${signerAt('$2')}
     from supplier_evaluations e join signatures s on s.record_type = '${RECORD_TYPE}' and s.record_id = e.id
     where e.file_id = any($1) and s.signed_at < $2::timestamptz order by e.file_id, e.version_number desc, s.signed_at desc`,
    [fileIds, end],
  );
}

/** Those of earlier days are not known. */
async function readDrafts({ manager, day, fileIds }: LoadScope): Promise<(EvidenceRecord & { fileId: string })[]> {
  if (day < today()) return [];
  const rows = await manager.query<{ fileId: string; id: string; version: number; versionNumber: number }[]>(
    `select file_id as "fileId", id, version, version_number as "versionNumber" from supplier_evaluations
     where file_id = any($1) and state = 'draft' and deleted_at is null`,
    [fileIds],
  );
  return rows.map(({ versionNumber, ...row }) => ({ ...row, recordType: RECORD_TYPE, title: titleOf(versionNumber) }));
}
