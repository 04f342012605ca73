import type { EntryLine } from '@fsvp/contracts/program/entry-line';
import { FSVP_ENTITY_ROLE } from '@fsvp/contracts/program/importer';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';

const squeezed = (name: string) => `text_key(regexp_replace(${name}, '\\s+', '', 'g'))`;

/** SQL: what of a line `l` differs from its importer `i`, as codes of the contract. */
export const DIFFERENCES = `array_remove(array[
  case when l.role <> '${FSVP_ENTITY_ROLE}' then 'role' end,
  case when ${squeezed('l.declared_name')} is distinct from ${squeezed('i.legal_name')} then 'name' end,
  case when lower(l.declared_email) is distinct from lower(i.email) then 'email' end,
  case when regexp_replace(l.declared_duns, '[\\s\u2010-\u2015-]', '', 'g') is distinct from i.duns then 'duns' end], null)`;

/** The tables of a line `l` with what it names. */
export const ENTRY_LINES = `entry_lines l left join importers i on i.id = l.importer_id left join fsvp_files f on f.id = l.file_id
  left join fsvp_file_readiness r on r.file_id = l.file_id
  left join supplier_directory s on s.id = coalesce(f.supplier_id, l.supplier_id)`;

/** A line as calls return it, as SQL of `ENTRY_LINES`. */
export const ENTRY_LINE_MEMBERS: Members = {
  id: 'l.id',
  version: 'l.version',
  createdBy: 'l.created_by',
  createdAt: 'iso(l.created_at)',
  updatedAt: 'iso(l.updated_at)',
  importerId: 'l.importer_id',
  importerName: 'i.legal_name',
  fileId: 'l.file_id',
  fileNumber: 'f.number',
  entryNumber: 'l.entry_number',
  lineNumber: 'l.line_number',
  productCode: 'l.product_code',
  role: 'l.role',
  declaredName: 'l.declared_name',
  declaredEmail: 'l.declared_email',
  declaredDuns: 'l.declared_duns',
  arrivedOn: 'l.arrived_on',
  priorNoticeNumber: 'l.prior_notice_number',
  lots: 'l.lots',
  quantity: 'l.quantity',
  manufacturerName: 'l.manufacturer_name',
  manufacturerId: 'l.manufacturer_id',
  productDescription: 'l.product_description',
  supplierId: 'coalesce(f.supplier_id, l.supplier_id)',
  supplierName: 's.name',
  notOursReason: 'l.not_ours_reason',
  source: 'l.source',
  inspectionIds: 'l.inspection_ids',
  // Another entry code is right for exempt food, which only a file can say.
  differences: `case when r.regime = 'exempt' or (l.file_id is null and l.role <> '${FSVP_ENTITY_ROLE}')
    then array[]::text[] else ${DIFFERENCES} end`,
};

/** @returns undefined if there is none, or none any more */
export async function readEntryLine(manager: EntityManager, id: string): Promise<EntryLine | undefined> {
  const [row] = await manager.query<{ json: EntryLine }[]>(
    `select ${jsonSql(ENTRY_LINE_MEMBERS)} as json from ${ENTRY_LINES} where l.id = $1 and l.deleted_at is null`,
    [id],
  );
  return row?.json;
}
