import type { FileInputs, StandingCheckRecord } from '@fsvp/contracts/program/readiness/file-inputs';
import { groupBy } from '../group-by.js';
import { dayText, existedAt, type Loaded, type LoadScope } from './load-scope.js';

interface Row extends Omit<StandingCheckRecord, 'recordType' | 'document'> {
  documentId: string | null;
  fileId: string;
}

/** Loads the latest check of each kind: what it found counts, whatever earlier ones found. */
export async function loadStandingChecks({
  manager,
  fileIds,
  day,
  end,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'standingChecks'>>> {
  const rows = await manager.query<Row[]>(
    `select distinct on (file_id, kind) id, version, file_id as "fileId", kind, country_code as "countryCode", found,
       valid_until::text as "validUntil", document_id as "documentId",
       case kind when 'scope' then 'Check of country and scope, ' else 'Check of good standing, ' end
         || ${dayText('checked_on')} as title
     from standing_checks where file_id = any($1) and checked_on <= $2 and ${existedAt('$3')}
     order by file_id, kind, checked_on desc, id desc`,
    [fileIds, day, end],
  );
  const byFile = groupBy(rows, ({ fileId }) => fileId);
  return {
    documentIds: rows.flatMap(({ documentId }) => documentId ?? []),
    inputsOf: ({ id }, documents) => ({
      standingChecks: (byFile.get(id) ?? []).map((row) => ({
        ...row,
        recordType: 'standing-check',
        document: row.documentId === null ? null : documents.get(row.documentId),
      })),
    }),
  };
}
