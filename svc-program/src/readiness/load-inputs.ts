import { addDays, startOfDay, today, type Day } from '@fsvp/contracts/core/calendar-day';
import { countryCode } from '@fsvp/contracts/core/country';
import type { Determination } from '@fsvp/contracts/program/determination';
import type { Eligibility } from '@fsvp/contracts/program/readiness/derive-regime';
import type {
  EvidenceRecord,
  FileInputs,
  SignedRecord,
  SupplierActions,
} from '@fsvp/contracts/program/readiness/evaluate-file';
import { READINESS_WINDOW_DAYS } from '@fsvp/contracts/program/readiness/readiness';
import type { Regime } from '@fsvp/contracts/program/readiness/regime';
import { parseWindowDays } from '@fsvp/contracts/program/readiness/window-days';
import type { ImporterRole } from '@fsvp/contracts/program/importer';
import type { LinkedDocument } from '@fsvp/contracts/program/readiness/recorded-evidence';
import { readPolicy } from '@fsvp/service-kit/policies/read-policy';
import type { EntityManager } from 'typeorm';
import { actionsOf } from '../action-directory/action-entries.js';
import { ANSWERS } from '../determinations/read-determination.js';
import { documentsOf, type KnownDocument } from '../document-directory/document-entries.js';
import { groupBy } from '../group-by.js';
import { rowsInForce } from '../reference-data/rows-in-force.js';
import { readFreshness } from '../source-freshness/freshness.js';
import { loadEntryLines } from './load-entry-lines.js';
import { loadProcedures } from './load-procedures.js';
import { loadRecorded } from './load-recorded.js';

interface FileRow {
  id: string;
  supplierId: string;
  openedOn: string;
  importingSince: Day | null;
  importer: {
    id: string;
    version: number;
    title: string;
    active: boolean;
    role: ImporterRole;
    consentDocumentId: string | null;
  };
  answers: Determination['answers'];
}

/** What a file's readiness follows from, with when it was opened. */
export interface LoadedFile {
  fileId: string;
  /** Instant. */
  openedOn: string;
  inputs: FileInputs;
}

/** The files to load records for, as they were signed by the end of a day. */
export interface LoadScope {
  manager: EntityManager;
  fileIds: readonly string[];
  importerIds: readonly string[];
  day: Day;
  /** The first instant of the next day. */
  end: string;
}

/**
 * The signer of a record, as columns of a signature `s`, and whether it counts at the end of a day. Nobody signs without a
 * qualification where the record needs one.
 * @param end placeholder of the first instant of the next day
 */
export const signerAt = (end: string) => `s.signer_name as "signedBy", iso(s.signed_at) as "signedAt",
  s.qualification_id is not null as qualified, (s.withdrawn_at is null or s.withdrawn_at >= ${end}::timestamptz) as counts`;
/** A version whose signature was withdrawn gives nothing back to the one before it. */
interface Counting {
  counts: boolean;
}
export type SignedRow = Omit<SignedRecord, 'recordType' | 'title'> & Counting;

/**
 * Loads what the rules judge files by: facts as they are now, records as they were signed by the end of the day. The number
 * of statements does not depend on the number of files.
 * @returns in no order, without unknown files
 */
export async function loadInputs(manager: EntityManager, fileIds: readonly string[], day: Day): Promise<LoadedFile[]> {
  const files = await manager.query<FileRow[]>(
    `select f.id, f.supplier_id as "supplierId", iso(f.created_at) as "openedOn", f.importing_since::text as "importingSince", ${ANSWERS} as answers,
       json_build_object('id', i.id, 'version', i.version, 'title', i.legal_name, 'active', i.active, 'role', i.role,
         'consentDocumentId', i.consent_document_id) as importer
     from fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
     left join supplier_directory s on s.id = f.supplier_id where f.id = any($1)`,
    [fileIds],
  );
  const importerIds = [...new Set(files.map(({ importer }) => importer.id))];
  const scope: LoadScope = { manager, fileIds, importerIds, day, end: startOfDay(addDays(day, 1)).toISOString() };
  const determinations = await loadDeterminations(scope);
  const drafts = await loadDrafts(scope);
  const eligibilities = await loadEligibilities(scope);
  const recorded = await loadRecorded(scope);
  const procedures = await loadProcedures(scope);
  const entryLines = await loadEntryLines(scope);
  const actions = await loadActions(scope, files);
  const documents = await documentsOf(
    manager,
    files.flatMap(({ importer }) => importer.consentDocumentId ?? []),
  );
  const recognisedSystems = await rowsInForce('recognised_systems', day, manager);
  const nextSystemsChange = await nextChangeOfSystems(scope);
  const windowDays =
    parseWindowDays(await readPolicy(manager, 'readiness.windowDays')) ?? (() => READINESS_WINDOW_DAYS);
  const assurances1507 = (await readPolicy(manager, 'assurances1507')) === 'required' ? 'required' : 'tracked';
  return files.map(({ id, supplierId, openedOn, importingSince, importer, answers }) => {
    const { facts, circumstances, supplierCountry } = answers;
    return {
      fileId: id,
      openedOn,
      inputs: {
        facts,
        circumstances: { ...circumstances, supplierCountry: supplierCountry && countryCode(supplierCountry) },
        importingSince,
        importer: { recordType: 'importer', ...importer, consent: linkDocument(documents, importer.consentDocumentId) },
        eligibilities: eligibilities.get(importer.id) ?? [],
        ...recorded(id, importer.id),
        determination: determinations.get(id)?.[0] ?? null,
        draft: drafts.get(id)?.[0] ?? null,
        ...procedures(importer.id),
        entryLines: entryLines(id),
        actions: actions?.get(supplierId) ?? null,
        recognisedSystems,
        nextSystemsChange,
        windowDays,
        assurances1507,
      },
    };
  });
}

const asDetermination = <T extends { number: number }>(row: T) => ({
  ...row,
  recordType: 'applicability-determination',
  title: `Determination, version ${row.number}`,
});

/** The newest signed determination of each file. */
async function loadDeterminations({ manager, fileIds, end }: LoadScope) {
  const rows = await manager.query<(SignedRow & { fileId: string; number: number; chosenRegime: Regime })[]>(
    `select distinct on (d.file_id) d.file_id as "fileId", d.id, d.version, d.version_number as number,
       d.chosen_regime as "chosenRegime", ${signerAt('$2')}
     from applicability_determinations d
     join signatures s on s.record_type = 'applicability-determination' and s.record_id = d.id and s.meaning = 'determined'
     where d.file_id = any($1) and s.signed_at < $2::timestamptz order by d.file_id, d.version_number desc`,
    [fileIds, end],
  );
  return groupBy(rows.filter(({ counts }) => counts).map(asDetermination), ({ fileId }) => fileId);
}

/** The drafts of today: those of earlier days are not known. */
async function loadDrafts({ manager, fileIds, day }: LoadScope): Promise<Map<string, EvidenceRecord[]>> {
  if (day < today()) return new Map();
  const rows = await manager.query<{ fileId: string; id: string; version: number; number: number }[]>(
    `select file_id as "fileId", id, version, version_number as number from applicability_determinations
     where file_id = any($1) and state = 'draft' and deleted_at is null`,
    [fileIds],
  );
  return groupBy(rows.map(asDetermination), ({ fileId }) => fileId);
}

/** The newest signed eligibility of each importer, food class and year. */
async function loadEligibilities({ manager, importerIds, end }: LoadScope) {
  const rows = await manager.query<(SignedRow & Eligibility)[]>(
    `select distinct on (e.importer_id, e.food_class, e.year) e.id, e.version, e.importer_id as "importerId",
       e.food_class as "foodClass", e.year, e.eligible, true as signed, ${signerAt('$2')}
     from importer_eligibilities e
     join signatures s on s.record_type = 'importer-eligibility' and s.record_id = e.id and s.meaning = 'determined'
     where e.importer_id = any($1) and s.signed_at < $2::timestamptz
     order by e.importer_id, e.food_class, e.year, e.version_number desc`,
    [importerIds, end],
  );
  const counting = rows
    .filter(({ counts }) => counts)
    .map((row) => ({ ...row, recordType: 'importer-eligibility', title: `Eligibility for ${row.year}` }));
  return groupBy(counting, ({ importerId }) => importerId);
}

function linkDocument(documents: Map<string, KnownDocument>, id: string | null): LinkedDocument | null {
  if (id === null) return null;
  const document = documents.get(id);
  const { version = 1, title = 'Unknown document' } = document ?? {};
  return { recordType: 'document', id, version, title, document };
}

/** By supplier; undefined before the actions were copied completely for the first time. */
async function loadActions({ manager, day }: LoadScope, files: FileRow[]) {
  const { completeUntil } = await readFreshness(manager);
  if (!completeUntil.has('quality')) return undefined;
  const found = await actionsOf(
    manager,
    files.map(({ supplierId }) => supplierId),
    day,
  );
  return new Map(
    [...found].map(([supplierId, { overdue, ...counts }]): [string, SupplierActions] => [
      supplierId,
      { ...counts, overdue: overdue.map((action) => ({ ...action, recordType: 'corrective-action' })) },
    ]),
  );
}

async function nextChangeOfSystems({ manager, day }: LoadScope): Promise<Day | null> {
  const [row] = await manager.query<{ day: Day | null }[]>(
    `select min(change)::date::text as day from (
       select effective_from as change from reference_sets where kind = 'recognised_systems' and deleted_at is null
       union all select effective_to + 1 from reference_sets where kind = 'recognised_systems' and deleted_at is null) changes
     where change > $1::date`,
    [day],
  );
  return row?.day ?? null;
}
