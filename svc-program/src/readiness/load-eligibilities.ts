import type { Eligibility } from '@fsvp/contracts/program/readiness/derive-regime';
import type { FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { groupBy } from '../group-by.js';
import { signerAt, type Loaded, type LoadScope, type SignedRow } from './load-scope.js';

/** Loads the newest signed eligibility of each importer, food class and year. */
export async function loadEligibilities({
  manager,
  importerIds,
  end,
}: LoadScope): Promise<Loaded<Pick<FileInputs, 'eligibilities'>>> {
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
  const byImporter = groupBy(counting, ({ importerId }) => importerId);
  return { inputsOf: ({ importer }) => ({ eligibilities: byImporter.get(importer.id) ?? [] }) };
}
