import type { Qualification } from '@fsvp/contracts/program/qualified-individual';
import type { EntityManager } from 'typeorm';

/** SQL of a qualification as calls return it. @param q alias of its row @param name its person's name */
export const qualificationJson = (q: string, name: string) => `json_build_object('id', ${q}.id, 'version', ${q}.version,
  'createdBy', ${q}.created_by, 'createdAt', iso(${q}.created_at), 'updatedAt', iso(${q}.updated_at),
  'individualId', ${q}.individual_id, 'individualName', ${name}, 'versionNumber', ${q}.version_number, 'state', ${q}.state,
  'activities', ${q}.activities, 'foodClasses', ${q}.food_classes, 'industryCodes', ${q}.industry_codes,
  'languages', ${q}.languages, 'basis', ${q}.basis, 'documents', ${q}.documents,
  'validFrom', ${q}.valid_from, 'validUntil', ${q}.valid_until)`;

const FROM = 'from qualifications q join qualified_individuals i on i.id = q.individual_id where q.deleted_at is null';
const QUALIFICATION = qualificationJson('q', 'i.name');

/** @returns undefined if there is none, or none any more */
export async function readQualification(manager: EntityManager, id: string): Promise<Qualification | undefined> {
  const [row] = await manager.query<{ json: Qualification }[]>(
    `select ${QUALIFICATION} as json ${FROM} and q.id = $1`,
    [id],
  );
  return row?.json;
}

/** All versions of one person, newest first. */
export async function readQualificationsOf(manager: EntityManager, individualId: string): Promise<Qualification[]> {
  const rows = await manager.query<{ json: Qualification }[]>(
    `select ${QUALIFICATION} as json ${FROM} and q.individual_id = $1 order by q.version_number desc`,
    [individualId],
  );
  return rows.map(({ json }) => json);
}
