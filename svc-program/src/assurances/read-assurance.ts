import type { Assurance } from '@fsvp/contracts/program/assurance';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

/** The tables of an assurance `a` with what it names. */
export const ASSURANCES =
  'assurances a left join fsvp_files f on f.id = a.file_id left join importers i on i.id = a.importer_id';

/** An assurance as calls return it, as SQL of `ASSURANCES`. */
export const ASSURANCE_MEMBERS: Members = {
  id: 'a.id',
  version: 'a.version',
  createdBy: 'a.created_by',
  createdAt: 'iso(a.created_at)',
  updatedAt: 'iso(a.updated_at)',
  kind: 'a.kind',
  fileId: 'a.file_id',
  fileNumber: 'f.number',
  importerId: 'a.importer_id',
  importerName: 'i.legal_name',
  customerName: 'a.customer_name',
  effectiveOn: 'a.effective_on',
  year: 'a.year',
  signerName: 'a.signer_name',
  signerTitle: 'a.signer_title',
  statement: 'a.statement',
  documentId: 'a.document_id',
  controlsDescription: 'a.controls_description',
  nonFederalLawStatement: 'a.non_federal_law_statement',
  validUntil: 'a.valid_until',
};

/** @returns undefined if there is none, or none any more */
export async function readAssurance(manager: EntityManager, id: string): Promise<Assurance | undefined> {
  const [row] = await manager.query<{ json: Assurance }[]>(
    `select ${jsonSql(ASSURANCE_MEMBERS)} as json from ${ASSURANCES} where a.id = $1 and a.deleted_at is null`,
    [id],
  );
  return row?.json;
}
