import type { Importer } from '@fsvp/contracts/program/importer';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

/** An importer as calls return it, as SQL of a row `i`. */
export const IMPORTER_MEMBERS: Members = {
  id: 'i.id',
  version: 'i.version',
  createdBy: 'i.created_by',
  createdAt: 'iso(i.created_at)',
  updatedAt: 'iso(i.updated_at)',
  legalName: 'i.legal_name',
  duns: 'i.duns',
  email: 'i.email',
  timeZone: 'i.time_zone',
  phone: 'i.phone',
  address: 'i.address',
  city: 'i.city',
  state: 'i.state',
  postalCode: 'i.postal_code',
  active: 'i.active',
  role: 'i.role',
  consentDocumentId: 'i.consent_document_id',
};

/** @returns undefined if there is none, or none any more */
export async function readImporter(manager: EntityManager, id: string): Promise<Importer | undefined> {
  const [found] = await manager.query<{ json: Importer }[]>(
    `select ${jsonSql(IMPORTER_MEMBERS)} as json from importers i where id = $1 and deleted_at is null`,
    [id],
  );
  return found?.json;
}
