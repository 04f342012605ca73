import type { EvidenceLink, EvidenceType } from '@fsvp/contracts/program/evidence-links';
import type { FieldError } from '@fsvp/contracts/core/problem';
import type { EntityManager } from 'typeorm';
import type { FsvpFileEntity } from '../fsvp-files/fsvp-file.entity.js';

/** Tables of this service, and which of their rows belong to a file `$1` with the importer `$2`. */
const OWN_RECORDS: Partial<Record<EvidenceType, { table: string; belongs: string }>> = {
  'applicability-determination': { table: 'applicability_determinations', belongs: 'file_id = $1' },
  'importer-eligibility': { table: 'importer_eligibilities', belongs: 'importer_id = $2' },
  procedure: { table: 'procedures', belongs: 'importer_id = $2' },
  assurance: { table: 'assurances', belongs: '(file_id = $1 or importer_id = $2)' },
  'standing-check': { table: 'standing_checks', belongs: 'file_id = $1' },
  'control-record': { table: 'control_records', belongs: 'file_id = $1' },
};

const KNOWN = Object.entries(OWN_RECORDS)
  .map(
    ([type, { table, belongs }]) =>
      `select '${type}' as type, id, version from ${table} where deleted_at is null and ${belongs} and id = any($3)`,
  )
  .join(' union all ');

/** What is wrong with links to records of this service. Other services own the rest, which is taken as it is given. */
export async function findForeignLinks(
  manager: EntityManager,
  { id, importerId }: FsvpFileEntity,
  links: readonly Pick<EvidenceLink, 'recordType' | 'recordId' | 'recordVersion'>[],
): Promise<FieldError[]> {
  const rows = await manager.query<{ type: string; id: string; version: number }[]>(KNOWN, [
    id,
    importerId,
    links.map(({ recordId }) => recordId),
  ]);
  return links.flatMap(({ recordType, recordId, recordVersion }, at) => {
    if (!OWN_RECORDS[recordType]) return [];
    const record = rows.find((row) => row.type === recordType && row.id === recordId);
    if (!record) return [{ path: `links.${at}.recordId`, message: 'This FSVP file has no such record' }];
    if (recordVersion > record.version)
      return [{ path: `links.${at}.recordVersion`, message: 'The record has no such version' }];
    return [];
  });
}
