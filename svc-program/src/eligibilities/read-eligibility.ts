import type { ImporterEligibility } from '@fsvp/contracts/program/importer-eligibility';
import type { EntityManager } from 'typeorm';

const ELIGIBILITY = `json_build_object('id', e.id, 'version', e.version,
  'createdBy', e.created_by, 'createdAt', iso(e.created_at), 'updatedAt', iso(e.updated_at),
  'importerId', e.importer_id, 'importerName', i.legal_name, 'versionNumber', e.version_number, 'state', e.state,
  'foodClass', e.food_class, 'year', e.year, 'years', e.years,
  'cutoff', e.cutoff, 'cutoffBasis', e.cutoff_basis, 'average', e.average, 'eligible', e.eligible,
  'signedByName', determination.signer_name, 'signedAt', iso(determination.signed_at))`;
const FROM = `from importer_eligibilities e
  join importers i on i.id = e.importer_id
  left join lateral (
    select signer_name, signed_at from signatures
    where record_type = 'importer-eligibility' and record_id = e.id and meaning = 'determined' and withdrawn_at is null
    order by signed_at desc limit 1
  ) determination on true
  where e.deleted_at is null`;

/** @returns undefined if there is none, or none any more */
export async function readEligibility(manager: EntityManager, id: string): Promise<ImporterEligibility | undefined> {
  const [row] = await manager.query<{ json: ImporterEligibility }[]>(
    `select ${ELIGIBILITY} as json ${FROM} and e.id = $1`,
    [id],
  );
  return row?.json;
}

/** All versions of one importer: the latest year first, then food for people, then the newest version. */
export async function readEligibilitiesOf(manager: EntityManager, importerId: string): Promise<ImporterEligibility[]> {
  const rows = await manager.query<{ json: ImporterEligibility }[]>(
    `select ${ELIGIBILITY} as json ${FROM} and e.importer_id = $1
     order by e.year desc, e.food_class desc, e.version_number desc`,
    [importerId],
  );
  return rows.map(({ json }) => json);
}
