import type { QualifiedIndividual } from '@fsvp/contracts/program/qualified-individual';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';
import { qualificationJson } from '../qualifications/read-qualification.js';

const versionIn = (state: 'signed' | 'draft') => `(select ${qualificationJson('q', 'i.name')} from qualifications q
  where q.individual_id = i.id and q.state = '${state}' and q.deleted_at is null)`;

/** A qualified individual as calls return it, as SQL of a row `i`. At most one version is signed. */
export const INDIVIDUAL_MEMBERS: Members = {
  id: 'i.id',
  version: 'i.version',
  createdBy: 'i.created_by',
  createdAt: 'iso(i.created_at)',
  updatedAt: 'iso(i.updated_at)',
  userId: 'i.user_id',
  name: 'i.name',
  employer: 'i.employer',
  relation: 'i.relation',
  current: versionIn('signed'),
  draft: versionIn('draft'),
};

/** @returns undefined if there is none, or none any more */
export async function readIndividual(manager: EntityManager, id: string): Promise<QualifiedIndividual | undefined> {
  const [found] = await manager.query<{ json: QualifiedIndividual }[]>(
    `select ${jsonSql(INDIVIDUAL_MEMBERS)} as json from qualified_individuals i where id = $1 and deleted_at is null`,
    [id],
  );
  return found?.json;
}
