import type { ControlRecord } from '@fsvp/contracts/program/control-records/control-record';
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
  effectiveOn: 'c.effective_on',
  documentId: 'c.document_id',
  useDocumentId: 'c.use_document_id',
  statement: 'c.statement',
  reviewerName: 'c.reviewer_name',
  customerName: 'c.customer_name',
  hazardKeys: 'c.hazard_keys',
  hazardNames: 'c.hazard_names',
  validUntil: 'c.valid_until',
};
const RECORDS = `select ${jsonSql(MEMBERS)} as json from control_records c join fsvp_files f on f.id = c.file_id
  where c.deleted_at is null`;

/** @returns undefined if there is none, or none any more */
export async function readControlRecord(manager: EntityManager, id: string): Promise<ControlRecord | undefined> {
  const [row] = await manager.query<{ json: ControlRecord }[]>(`${RECORDS} and c.id = $1`, [id]);
  return row?.json;
}

/** All of one file, the latest first. */
export async function readControlRecordsOf(manager: EntityManager, fileId: string): Promise<ControlRecord[]> {
  const rows = await manager.query<{ json: ControlRecord }[]>(
    `${RECORDS} and c.file_id = $1 order by c.effective_on desc, c.id desc`,
    [fileId],
  );
  return rows.map(({ json }) => json);
}
