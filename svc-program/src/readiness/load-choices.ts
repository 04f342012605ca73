import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import type { ChosenEvidence, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirement-codes';
import { groupBy } from '../group-by.js';
import type { Documents, Loaded, LoadScope } from './load-scope.js';

interface Row {
  fileId: string;
  code: RequirementCode;
  links: EvidenceLink[];
}

/** Loads what people chose as evidence, as it is today. */
export async function loadChoices({
  manager,
  fileIds,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'chosenEvidence'>>> {
  const rows = await manager.query<Row[]>(
    'select file_id as "fileId", code, links from evidence_links where file_id = any($1)',
    [fileIds],
  );
  const byFile = groupBy(rows, ({ fileId }) => fileId);
  return {
    documentIds: rows.flatMap(findDocuments).map(({ recordId }) => recordId),
    inputsOf: ({ id }, documents) => ({
      chosenEvidence: (byFile.get(id) ?? []).map((row) => toChoice(row, documents)),
    }),
  };
}

const findDocuments = ({ links }: Row) => links.filter(({ recordType }) => recordType === 'document');

const toChoice = (row: Row, documents: Documents): ChosenEvidence => ({
  code: row.code,
  records: row.links,
  documents: findDocuments(row).map(({ recordType, recordId: id, recordVersion: version }) => {
    const document = documents.get(id);
    return { recordType, id, version, title: document?.title ?? 'Unknown document', document };
  }),
});
