import type { EvidenceLink } from '@fsvp/contracts/program/evidence-links';
import type {
  AssuranceRecord,
  ChosenEvidence,
  RecordedInputs,
  StandingCheckRecord,
} from '@fsvp/contracts/program/readiness/recorded-evidence';
import type { RequirementCode } from '@fsvp/contracts/program/readiness/requirements';
import { documentsOf } from '../document-directory/document-entries.js';
import { groupBy } from '../group-by.js';
import type { LoadScope } from './load-inputs.js';

type Loaded = Omit<RecordedInputs, 'circumstances'>;
type Row<T> = Omit<T, 'recordType' | 'document'> & { documentId: string | null };
type AssuranceRow = Row<AssuranceRecord> & { documentId: string; fileId: string | null; importerId: string | null };
type CheckRow = Row<StandingCheckRecord> & { fileId: string };
interface ChoiceRow {
  fileId: string;
  code: RequirementCode;
  links: EvidenceLink[];
}

/**
 * Loads the assurances and checks that were recorded by the end of the day and were not deleted by then, with the documents
 * that they rest on as these are now.
 * @returns them by file and importer
 */
export async function loadRecorded(scope: LoadScope): Promise<(fileId: string, importerId: string) => Loaded> {
  const assuranceRows = await readAssurances(scope);
  const checkRows = await readChecks(scope);
  const choiceRows = await readChoices(scope);
  const links = choiceRows.flatMap((row) => row.links.filter(({ recordType }) => recordType === 'document'));
  const documents = await documentsOf(scope.manager, [
    ...assuranceRows.map(({ documentId }) => documentId),
    ...checkRows.flatMap(({ documentId }) => documentId ?? []),
    ...links.map(({ recordId }) => recordId),
  ]);
  const assurances = assuranceRows.map((row) => ({
    ...row,
    recordType: 'assurance',
    document: documents.get(row.documentId),
  }));
  const byFile = groupBy(assurances, ({ fileId }) => fileId ?? '');
  const byImporter = groupBy(assurances, ({ importerId }) => importerId ?? '');
  const checks = groupBy(
    checkRows.map((row) => ({
      ...row,
      recordType: 'standing-check',
      document: row.documentId === null ? null : documents.get(row.documentId),
    })),
    ({ fileId }) => fileId,
  );
  const choices = groupBy(
    choiceRows.map((row) => ({ ...toChoice(row, documents), fileId: row.fileId })),
    ({ fileId }) => fileId,
  );
  return (fileId, importerId) => ({
    assurances: [...(byFile.get(fileId) ?? []), ...(byImporter.get(importerId) ?? [])],
    standingChecks: checks.get(fileId) ?? [],
    chosenEvidence: choices.get(fileId) ?? [],
  });
}

function toChoice({ code, links }: ChoiceRow, documents: Awaited<ReturnType<typeof documentsOf>>): ChosenEvidence {
  return {
    code,
    records: links,
    documents: links
      .filter(({ recordType }) => recordType === 'document')
      .map(({ recordType, recordId: id, recordVersion: version }) => {
        const document = documents.get(id);
        return { recordType, id, version, title: document?.title ?? 'Unknown document', document };
      }),
  };
}

/** SQL: a day as screens write it, such as Dec 30, 2025. */
const dayText = (column: string) => `to_char(${column}, 'FMMon FMDD, YYYY')`;

/** SQL: whether a row was there at the end of the day. */
const thereAt = (end: string) =>
  `created_at < ${end}::timestamptz and (deleted_at is null or deleted_at >= ${end}::timestamptz)`;

function readAssurances({ manager, fileIds, importerIds, day, end }: LoadScope): Promise<AssuranceRow[]> {
  return manager.query(
    `select id, version, kind, file_id as "fileId", importer_id as "importerId", document_id as "documentId",
       valid_until::text as "validUntil", controls_description as "controlsDescription",
       non_federal_law_statement as "nonFederalLawStatement",
       'Assurance of ' || coalesce(customer_name, signer_name) || ', effective ' || ${dayText('effective_on')} as title
     from assurances where (file_id = any($1) or importer_id = any($2)) and effective_on <= $3 and ${thereAt('$4')}
     order by effective_on desc, id desc`,
    [fileIds, importerIds, day, end],
  );
}

/** The latest check of each kind: what it found counts, whatever earlier ones found. */
function readChecks({ manager, fileIds, day, end }: LoadScope): Promise<CheckRow[]> {
  return manager.query(
    `select distinct on (file_id, kind) id, version, file_id as "fileId", kind, country_code as "countryCode", found,
       valid_until::text as "validUntil", document_id as "documentId",
       case kind when 'scope' then 'Check of country and scope, ' else 'Check of good standing, ' end
         || ${dayText('checked_on')} as title
     from standing_checks where file_id = any($1) and checked_on <= $2 and ${thereAt('$3')}
     order by file_id, kind, checked_on desc, id desc`,
    [fileIds, day, end],
  );
}

/** As they are today. */
function readChoices({ manager, fileIds }: LoadScope): Promise<ChoiceRow[]> {
  return manager.query('select file_id as "fileId", code, links from evidence_links where file_id = any($1)', [
    fileIds,
  ]);
}
