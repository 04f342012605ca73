import { addDays, startOfDay, today, type Day } from '@fsvp/contracts/calendar-day';
import { countryCode } from '@fsvp/contracts/country';
import type { Eligibility } from '@fsvp/contracts/fsvp-file/derive-regime';
import type { EvidenceRecord, FileInputs, SignedRecord } from '@fsvp/contracts/fsvp-file/evaluate-file';
import type { Regime } from '@fsvp/contracts/fsvp-file/regime';
import type { ImporterRole } from '@fsvp/contracts/importer';
import { READINESS_WINDOW_DAYS } from '@fsvp/contracts/fsvp-file/readiness';
import type { Determination } from '@fsvp/contracts/fsvp-file';
import type { EntityManager } from 'typeorm';
import { ANSWERS } from '../determinations/read-determination.js';
import { rowsInForce } from '../reference-data/rows-in-force.js';

interface FileRow {
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
  /** Instant. */
  openedOn: string;
  inputs: FileInputs;
}

/**
 * The signer of a record, as columns of a signature `s`, and whether it counts at the end of a day. Nobody signs without a
 * qualification where the record needs one.
 * @param end placeholder of the first instant of the next day
 */
const signerAt = (end: string) => `s.signer_name as "signedBy", iso(s.signed_at) as "signedAt",
  s.qualification_id is not null as qualified, (s.withdrawn_at is null or s.withdrawn_at >= ${end}::timestamptz) as counts`;
/** A version whose signature was withdrawn gives nothing back to the one before it. */
interface Counting {
  counts: boolean;
}

/**
 * Loads what the rules judge a file by: facts as they are now, records as they were signed by the end of the day.
 * @returns undefined for an unknown file
 */
export async function loadInputs(manager: EntityManager, fileId: string, day: Day): Promise<LoadedFile | undefined> {
  const [file] = await manager.query<FileRow[]>(
    `select iso(f.created_at) as "openedOn", f.importing_since::text as "importingSince", ${ANSWERS} as answers,
       json_build_object('id', i.id, 'version', i.version, 'title', i.legal_name, 'active', i.active, 'role', i.role,
         'consentDocumentId', i.consent_document_id) as importer
     from fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
     left join supplier_directory s on s.id = f.supplier_id where f.id = $1`,
    [fileId],
  );
  if (!file) return undefined;
  const end = startOfDay(addDays(day, 1)).toISOString();
  const [determination] = await manager.query<
    (Omit<SignedRecord, 'recordType' | 'title'> & Counting & { number: number; chosenRegime: Regime })[]
  >(
    `select d.id, d.version, d.version_number as number, d.chosen_regime as "chosenRegime", ${signerAt('$2')}
     from applicability_determinations d
     join signatures s on s.record_type = 'applicability-determination' and s.record_id = d.id and s.meaning = 'determined'
     where d.file_id = $1 and s.signed_at < $2::timestamptz order by d.version_number desc limit 1`,
    [fileId, end],
  );
  const [draft] =
    day === today()
      ? await manager.query<{ id: string; version: number; number: number }[]>(
          `select id, version, version_number as number from applicability_determinations
           where file_id = $1 and state = 'draft' and deleted_at is null`,
          [fileId],
        )
      : [];
  const eligibilities = await manager.query<(Omit<SignedRecord, 'recordType' | 'title'> & Counting & Eligibility)[]>(
    `select distinct on (e.food_class, e.year) e.id, e.version, e.importer_id as "importerId", e.food_class as "foodClass",
       e.year, e.eligible, true as signed, ${signerAt('$2')}
     from importer_eligibilities e
     join signatures s on s.record_type = 'importer-eligibility' and s.record_id = e.id and s.meaning = 'determined'
     where e.importer_id = $1 and s.signed_at < $2::timestamptz order by e.food_class, e.year, e.version_number desc`,
    [file.importer.id, end],
  );
  const { facts, circumstances, supplierCountry } = file.answers;
  const determinationRecord = ({
    number,
    id,
    version,
  }: {
    number: number;
    id: string;
    version: number;
  }): EvidenceRecord => ({
    recordType: 'applicability-determination',
    id,
    version,
    title: `Determination, version ${number}`,
  });
  return {
    openedOn: file.openedOn,
    inputs: {
      facts,
      circumstances: { ...circumstances, supplierCountry: supplierCountry && countryCode(supplierCountry) },
      importingSince: file.importingSince,
      importer: { recordType: 'importer', ...file.importer },
      eligibilities: eligibilities
        .filter(({ counts }) => counts)
        .map((one) => ({
          ...one,
          recordType: 'importer-eligibility',
          title: `Eligibility for ${one.year}`,
        })),
      determination: determination?.counts ? { ...determination, ...determinationRecord(determination) } : null,
      draft: draft ? determinationRecord(draft) : null,
      recognisedSystems: await rowsInForce('recognised_systems', day, manager),
      nextSystemsChange: await nextChangeOfSystems(manager, day),
      windowDays: READINESS_WINDOW_DAYS,
    },
  };
}

async function nextChangeOfSystems(manager: EntityManager, day: Day): Promise<Day | null> {
  const [row] = await manager.query<{ day: Day | null }[]>(
    `select min(change)::date::text as day from (
       select effective_from as change from reference_sets where kind = 'recognised_systems' and deleted_at is null
       union all select effective_to + 1 from reference_sets where kind = 'recognised_systems' and deleted_at is null) changes
     where change > $1::date`,
    [day],
  );
  return row?.day ?? null;
}
