import { addDays, startOfDay, type Day } from '@fsvp/contracts/core/calendar-day';
import { countryCode } from '@fsvp/contracts/core/country';
import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import type { EntityManager } from 'typeorm';
import { ANSWERS } from '../determinations/read-determination.js';
import { documentsOf } from '../document-directory/document-entries.js';
import { loadActions } from './load-actions.js';
import { loadApprovals } from './load-approvals.js';
import { loadAssurances } from './load-assurances.js';
import { loadChoices } from './load-choices.js';
import { loadControlRecords } from './load-control-records.js';
import { loadDeterminations } from './load-determinations.js';
import { loadEligibilities } from './load-eligibilities.js';
import { loadEntryLines } from './load-entry-lines.js';
import { loadEvaluations } from './load-evaluations.js';
import { loadHazardAnalyses } from './load-hazard-analyses.js';
import { loadImporters } from './load-importers.js';
import { loadPolicies } from './load-policies.js';
import { loadProcedures } from './load-procedures.js';
import { loadReceipts } from './load-receipts.js';
import { loadReevaluations } from './load-reevaluations.js';
import { loadRecognisedSystems } from './load-recognised-systems.js';
import type { FileRow, Loaded, LoadScope } from './load-scope.js';
import { loadStandingChecks } from './load-standing-checks.js';
import { loadVerificationPlans } from './load-verification-plans.js';
import { loadVerification } from './load-verification.js';

const LOADERS = [
  loadImporters,
  loadDeterminations,
  loadEligibilities,
  loadAssurances,
  loadStandingChecks,
  loadControlRecords,
  loadChoices,
  loadProcedures,
  loadHazardAnalyses,
  loadEvaluations,
  loadReevaluations,
  loadApprovals,
  loadVerificationPlans,
  loadEntryLines,
  loadVerification,
  loadActions,
  loadReceipts,
  loadRecognisedSystems,
  loadPolicies,
];

/** What the loaders add together. */
type Merged<T> = (T extends Loaded<infer Inputs> ? (inputs: Inputs) => void : never) extends (inputs: infer All) => void
  ? All
  : never;
type LoadedInputs = Merged<Awaited<ReturnType<(typeof LOADERS)[number]>>>;

/** What a file's readiness follows from, with when it was opened. */
export interface LoadedFile {
  fileId: string;
  supplierId: string;
  foodId: string;
  /** Instant. */
  openedOn: string;
  inputs: FileInputs;
}

/**
 * Loads what the rules judge files by: facts as they are now, records as they were signed by the end of the day. The number
 * of statements does not depend on the number of files.
 * @returns in no order, without unknown files
 */
export async function loadInputs(manager: EntityManager, fileIds: readonly string[], day: Day): Promise<LoadedFile[]> {
  const files = await readFiles(manager, fileIds);
  const importerIds = [...new Set(files.map(({ importer }) => importer.id))];
  const end = startOfDay(addDays(day, 1)).toISOString();
  const scope: LoadScope = { manager, files, fileIds, importerIds, day, end };
  const loaded: Loaded<Partial<FileInputs>>[] = [];
  for (const load of LOADERS) loaded.push(await load(scope));
  const documents = await documentsOf(
    manager,
    loaded.flatMap(({ documentIds = [] }) => documentIds),
  );
  return files.map((file) => {
    const { facts, circumstances, supplierCountry } = file.answers;
    return {
      fileId: file.id,
      supplierId: file.supplierId,
      foodId: file.foodId,
      openedOn: file.openedOn,
      inputs: {
        facts,
        circumstances: { ...circumstances, supplierCountry: supplierCountry && countryCode(supplierCountry) },
        importingSince: file.importingSince,
        ...(Object.assign({}, ...loaded.map(({ inputsOf }) => inputsOf(file, documents))) as LoadedInputs),
      },
    };
  });
}

function readFiles(manager: EntityManager, fileIds: readonly string[]): Promise<FileRow[]> {
  return manager.query(
    `select f.id, f.supplier_id as "supplierId", f.food_id as "foodId", iso(f.created_at) as "openedOn", f.importing_since::text as "importingSince", ${ANSWERS} as answers,
       json_build_object('id', i.id, 'version', i.version, 'title', i.legal_name, 'active', i.active, 'role', i.role,
         'consentDocumentId', i.consent_document_id, 'postalCode', i.postal_code) as importer
     from fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
     left join supplier_directory s on s.id = f.supplier_id where f.id = any($1)`,
    [fileIds],
  );
}
