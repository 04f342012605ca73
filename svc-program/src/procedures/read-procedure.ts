import type { Procedure } from '@fsvp/contracts/program/procedure';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

/** The tables of a version `p` with its importer and its approval. */
export const PROCEDURES = `procedures p join importers i on i.id = p.importer_id
  left join lateral (
    select signer_name, signed_at from signatures
    where record_type = 'procedure' and record_id = p.id and meaning = 'approved' and withdrawn_at is null
    order by signed_at desc limit 1
  ) approval on true`;

/** A version of a procedure as calls return it, as SQL of `PROCEDURES`. */
export const PROCEDURE_MEMBERS: Members = {
  id: 'p.id',
  version: 'p.version',
  createdBy: 'p.created_by',
  createdAt: 'iso(p.created_at)',
  updatedAt: 'iso(p.updated_at)',
  importerId: 'p.importer_id',
  importerName: 'i.legal_name',
  code: 'p.code',
  versionNumber: 'p.version_number',
  state: 'p.state',
  title: 'p.title',
  documentId: 'p.document_id',
  effectiveFrom: 'p.effective_from',
  establishedBy: 'p.established_by',
  reviewNote: 'p.review_note',
  signedByName: 'approval.signer_name',
  signedAt: 'iso(approval.signed_at)',
};

/** @returns undefined if there is none, or none any more */
export async function readProcedure(manager: EntityManager, id: string): Promise<Procedure | undefined> {
  const [row] = await manager.query<{ json: Procedure }[]>(
    `select ${jsonSql(PROCEDURE_MEMBERS)} as json from ${PROCEDURES} where p.id = $1 and p.deleted_at is null`,
    [id],
  );
  return row?.json;
}
