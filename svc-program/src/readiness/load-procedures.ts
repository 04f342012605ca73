import { today } from '@fsvp/contracts/core/calendar-day';
import type { EvidenceRecord, FileInputs, ProcedureRecord } from '@fsvp/contracts/program/readiness/evaluate-file';
import type { ProcedureCode } from '@fsvp/contracts/program/procedure';
import { documentsOf } from '../document-directory/document-entries.js';
import { groupBy } from '../group-by.js';
import { signerAt, type LoadScope, type SignedRow } from './load-inputs.js';

type Loaded = Pick<FileInputs, 'procedures' | 'procedureDrafts'>;
type Row = SignedRow &
  Pick<ProcedureRecord, 'code' | 'versionNumber' | 'effectiveFrom' | 'title'> & {
    importerId: string;
    documentId: string | null;
  };
type DraftRow = EvidenceRecord & { importerId: string; code: ProcedureCode };

const TITLE = `title || ', version ' || version_number as title`;

/**
 * Loads the procedures that were signed by the end of the day, with their documents as these are now, and the drafts of today.
 * @returns them by importer
 */
export async function loadProcedures(scope: LoadScope): Promise<(importerId: string) => Loaded> {
  const rows = await readSigned(scope);
  const documents = await documentsOf(
    scope.manager,
    rows.flatMap(({ documentId }) => documentId ?? []),
  );
  const signed = rows.map(({ counts, documentId, ...row }) => ({
    ...row,
    recordType: 'procedure',
    withdrawn: !counts,
    document: documents.get(documentId ?? ''),
  }));
  const procedures = groupBy(signed, ({ importerId }) => importerId);
  const drafts = groupBy(await readDrafts(scope), ({ importerId }) => importerId);
  return (importerId) => ({
    procedures: procedures.get(importerId) ?? [],
    procedureDrafts: drafts.get(importerId) ?? [],
  });
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
