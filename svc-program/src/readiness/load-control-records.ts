import type { ControlEvidence, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { groupBy } from '../group-by.js';
import { dayText, existedAt, type Loaded, type LoadScope } from './load-scope.js';

interface Row extends Omit<ControlEvidence, 'recordType' | 'document' | 'useDocument'> {
  documentId: string;
  useDocumentId: string | null;
  fileId: string;
}

/** Loads the records that a hazard is controlled elsewhere which had taken effect on the day. */
export async function loadControlRecords({
  manager,
  fileIds,
  day,
  end,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'controlRecords'>>> {
  const rows = await manager.query<Row[]>(
    `select id, version, file_id as "fileId", kind, statement, hazard_keys as "hazardKeys", valid_until::text as "validUntil",
       document_id as "documentId", use_document_id as "useDocumentId",
       case kind when 'LACF-1' then 'Review of production under part 113, ' when 'AS-2' then
         'Disclosure' || coalesce(' to ' || customer_name, '') || ', ' else 'Own system of later control, ' end
         || ${dayText('effective_on')} as title
     from control_records where file_id = any($1) and effective_on <= $2 and ${existedAt('$3')}
     order by file_id, effective_on desc, id desc`,
    [fileIds, day, end],
  );
  const byFile = groupBy(rows, ({ fileId }) => fileId);
  return {
    documentIds: rows.flatMap(({ documentId, useDocumentId }) => [documentId, useDocumentId ?? []].flat()),
    inputsOf: ({ id }, documents) => ({
      controlRecords: (byFile.get(id) ?? []).map((row) => ({
        ...row,
        recordType: 'control-record',
        document: documents.get(row.documentId),
        useDocument: row.useDocumentId === null ? null : documents.get(row.useDocumentId),
      })),
    }),
  };
}
