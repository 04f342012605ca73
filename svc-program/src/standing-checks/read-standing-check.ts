import type { StandingCheck } from '@fsvp/contracts/program/standing-check';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

const MEMBERS: Members = {
  id: 'c.id',
  version: 'c.version',
  createdBy: 'c.created_by',
  createdAt: 'iso(c.created_at)',
  updatedAt: 'iso(c.updated_at)',
  fileId: 'c.file_id',
  fileNumber: 'f.number',
  kind: 'c.kind',
  countryCode: 'c.country_code',
  authority: 'c.authority',
  found: 'c.found',
  how: 'c.how',
  documentId: 'c.document_id',
  checkedOn: 'c.checked_on',
  validUntil: 'c.valid_until',
};
const CHECKS = `select ${jsonSql(MEMBERS)} as json from standing_checks c join fsvp_files f on f.id = c.file_id
  where c.deleted_at is null`;

/** @returns undefined if there is none, or none any more */
export async function readStandingCheck(manager: EntityManager, id: string): Promise<StandingCheck | undefined> {
  const [row] = await manager.query<{ json: StandingCheck }[]>(`${CHECKS} and c.id = $1`, [id]);
  return row?.json;
}

/** All checks of one file, the latest first. */
export async function readStandingChecksOf(manager: EntityManager, fileId: string): Promise<StandingCheck[]> {
  const rows = await manager.query<{ json: StandingCheck }[]>(
    `${CHECKS} and c.file_id = $1 order by c.checked_on desc, c.id desc`,
    [fileId],
  );
  return rows.map(({ json }) => json);
}
