import { today } from '@fsvp/contracts/core/calendar-day';
import type { ApprovalRecord, EvidenceRecord, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { groupBy } from '../group-by.js';
import { signerAt, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

type Row = SignedRow &
  Pick<ApprovalRecord, 'decision' | 'until' | 'preImportVerification' | 'stands' | 'samePerson'> & {
    fileId: string;
    versionNumber: number;
  };

const RECORD_TYPE = 'supplier-approval';
const titleOf = (versionNumber: number) => `Approval, version ${versionNumber}`;

/** Loads the newest approval of each file that was signed by the end of the day, and its draft of today. */
export async function loadApprovals(scope: LoadScope): Promise<Loaded<Pick<FileInputs, 'approval' | 'approvalDraft'>>> {
  const signed = groupBy(await readSigned(scope), ({ fileId }) => fileId);
  const drafts = groupBy(await readDrafts(scope), ({ fileId }) => fileId);
  return {
    inputsOf: ({ id }) => {
      const [newest] = signed.get(id) ?? [];
      return {
        approval: newest?.counts ? toRecord(newest) : null,
        approvalDraft: drafts.get(id)?.[0] ?? null,
      };
    },
  };
}

const toRecord = ({ counts: _, fileId: _file, versionNumber, ...row }: Row): ApprovalRecord => ({
  ...row,
  recordType: RECORD_TYPE,
  title: titleOf(versionNumber),
});

/** An evaluation that was signed by the end of the day and not withdrawn by then. */
const evaluationCounts = (alias: string) => `exists (select from signatures es
  where es.record_type = 'supplier-evaluation' and es.record_id = ${alias}.id and es.signed_at < $2::timestamptz
    and (es.withdrawn_at is null or es.withdrawn_at >= $2::timestamptz))`;

function readSigned({ manager, fileIds, end }: LoadScope): Promise<Row[]> {
  return manager.query(
    `select distinct on (a.file_id) a.file_id as "fileId", a.id, a.version, a.version_number as "versionNumber", a.decision,
       a.until::text as until, a.pre_import_verification as "preImportVerification", s.same_person is not null as "samePerson",
       ${evaluationCounts('e')} and not exists (select from supplier_evaluations later
         where later.file_id = a.file_id and later.version_number > e.version_number
           and later.conclusion not in ('continue', 'continue_changed') and ${evaluationCounts('later')}) as stands,
       ${signerAt('$2')}
     from supplier_approvals a join supplier_evaluations e on e.id = a.evaluation_id
     join signatures s on s.record_type = '${RECORD_TYPE}' and s.record_id = a.id
     where a.file_id = any($1) and s.signed_at < $2::timestamptz order by a.file_id, a.version_number desc, s.signed_at desc`,
    [fileIds, end],
  );
}

/** Those of earlier days are not known. */
async function readDrafts({ manager, day, fileIds }: LoadScope): Promise<(EvidenceRecord & { fileId: string })[]> {
  if (day < today()) return [];
  const rows = await manager.query<{ fileId: string; id: string; version: number; versionNumber: number }[]>(
    `select file_id as "fileId", id, version, version_number as "versionNumber" from supplier_approvals
     where file_id = any($1) and state = 'draft' and deleted_at is null`,
    [fileIds],
  );
  return rows.map(({ versionNumber, ...row }) => ({ ...row, recordType: RECORD_TYPE, title: titleOf(versionNumber) }));
}
