import type { AssuranceRecord, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { groupBy } from '../group-by.js';
import { dayText, existedAt, type Documents, type Loaded, type LoadScope } from './load-scope.js';

interface Row extends Omit<AssuranceRecord, 'recordType' | 'document'> {
  documentId: string;
  fileId: string | null;
  importerId: string | null;
}

/** Loads the assurances that were recorded by the end of the day and were not deleted by then. */
export async function loadAssurances(scope: LoadScope): Promise<Loaded<Pick<FileInputs, 'assurances'>>> {
  const rows = await readAssurances(scope);
  const byFile = groupBy(rows, ({ fileId }) => fileId ?? '');
  const byImporter = groupBy(rows, ({ importerId }) => importerId ?? '');
  return {
    documentIds: rows.map(({ documentId }) => documentId),
    inputsOf: ({ id, importer }, documents) => ({
      assurances: [...(byFile.get(id) ?? []), ...(byImporter.get(importer.id) ?? [])].map((row) =>
        toRecord(row, documents),
      ),
    }),
  };
}

const toRecord = (row: Row, documents: Documents): AssuranceRecord => ({
  ...row,
  recordType: 'assurance',
  document: documents.get(row.documentId),
});

function readAssurances({ manager, fileIds, importerIds, end }: LoadScope): Promise<Row[]> {
  return manager.query(
    `select id, version, kind, file_id as "fileId", importer_id as "importerId", document_id as "documentId",
       (case when year is null then effective_on else make_date(year, 1, 1) end)::text as "validFrom",
       valid_until::text as "validUntil", controls_description as "controlsDescription",
       non_federal_law_statement as "nonFederalLawStatement",
       'Assurance of ' || coalesce(customer_name, signer_name) || coalesce(' for ' || year, ', effective ' || ${dayText('effective_on')}) as title
     from assurances where (file_id = any($1) or importer_id = any($2)) and ${existedAt('$3')}
     order by effective_on desc, id desc`,
    [fileIds, importerIds, end],
  );
}
