import { today } from '@fsvp/contracts/core/calendar-day';
import type { EvidenceRecord, FileInputs, ProcedureRecord } from '@fsvp/contracts/program/readiness/file-inputs';
import type { ProcedureCode } from '@fsvp/contracts/program/procedure';
import { groupBy } from '../group-by.js';
import { signerAt, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

type Row = SignedRow &
  Pick<ProcedureRecord, 'code' | 'versionNumber' | 'effectiveFrom' | 'title'> & {
    importerId: string;
    documentId: string | null;
  };
type DraftRow = EvidenceRecord & { importerId: string; code: ProcedureCode };

const TITLE = `title || ', version ' || version_number as title`;

/** Loads the procedures that were signed by the end of the day, and the drafts of today. */
export async function loadProcedures(
  scope: LoadScope,
): Promise<Loaded<Pick<FileInputs, 'procedures' | 'procedureDrafts'>>> {
  const rows = await readSigned(scope);
  const procedures = groupBy(rows, ({ importerId }) => importerId);
  const drafts = groupBy(await readDrafts(scope), ({ importerId }) => importerId);
  return {
    documentIds: rows.flatMap(({ documentId }) => documentId ?? []),
    inputsOf: ({ importer }, documents) => ({
      procedures: (procedures.get(importer.id) ?? []).map(({ counts, documentId, ...row }) => ({
        ...row,
        recordType: 'procedure',
        withdrawn: !counts,
        document: documents.get(documentId ?? ''),
      })),
      procedureDrafts: drafts.get(importer.id) ?? [],
    }),
  };
}

function readSigned({ manager, importerIds, end }: LoadScope): Promise<Row[]> {
  return manager.query(
    `select p.id, p.version, p.importer_id as "importerId", p.code, p.version_number as "versionNumber",
       p.effective_from::text as "effectiveFrom", p.document_id as "documentId", p.${TITLE}, ${signerAt('$2')}
     from procedures p
     join signatures s on s.record_type = 'procedure' and s.record_id = p.id and s.meaning = 'approved'
     where p.importer_id = any($1) and s.signed_at < $2::timestamptz`,
    [importerIds, end],
  );
}

/** Those of earlier days are not known. */
async function readDrafts({ manager, importerIds, day }: LoadScope): Promise<DraftRow[]> {
  if (day < today()) return [];
  return manager.query(
    `select id, version, importer_id as "importerId", code, 'procedure' as "recordType", ${TITLE} from procedures
     where importer_id = any($1) and state = 'draft' and deleted_at is null`,
    [importerIds],
  );
}
