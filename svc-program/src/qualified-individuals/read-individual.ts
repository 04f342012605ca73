import type { QualifiedIndividual } from '@fsvp/contracts/qualified-individual';
import type { EntityManager } from 'typeorm';
import { qualificationJson } from '../qualifications/read-qualification.js';

const versionIn = (state: 'signed' | 'draft') => `(select ${qualificationJson('q', '"row".name')} from qualifications q
  where q.individual_id = "row".id and q.state = '${state}' and q.deleted_at is null)`;

/** SQL of a qualified individual as calls return it, of a row with the alias "row". At most one version is signed. */
export const INDIVIDUAL = `json_build_object('id', "row".id, 'version', "row".version, 'createdBy', "row".created_by,
  'createdAt', iso("row".created_at), 'updatedAt', iso("row".updated_at), 'userId', "row".user_id, 'name', "row".name,
  'employer', "row".employer, 'relation', "row".relation, 'current', ${versionIn('signed')}, 'draft', ${versionIn('draft')})`;

/** @returns undefined if there is none, or none any more */
export async function readIndividual(manager: EntityManager, id: string): Promise<QualifiedIndividual | undefined> {
  const [found] = await manager.query<{ json: QualifiedIndividual }[]>(
    `select ${INDIVIDUAL} as json from qualified_individuals "row" where id = $1 and deleted_at is null`,
    [id],
  );
  return found?.json;
}
