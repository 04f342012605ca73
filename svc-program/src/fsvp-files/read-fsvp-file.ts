import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { jsonSql, type Members } from '@fsvp/service-kit/lists/members';
import type { EntityManager } from 'typeorm';
import { KNOWN_UNTIL, SOURCES_FRESH } from '../source-freshness/freshness.js';

/** The tables of a file `f` with what it names. */
export const FILES = `fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id
  join fsvp_file_readiness r on r.file_id = f.id left join supplier_directory s on s.id = f.supplier_id`;

/** SQL: whether nothing of a file has changed, or ended, since it was judged; also not in a service that is unreachable. */
export const FRESH = `(not r.due and not r.unconfirmed and coalesce(r.next_change_on > suite_day(now()), true) and ${SOURCES_FRESH})`;

/** An FSVP file as calls return it, as SQL of `FILES`. */
export const FILE_MEMBERS: Members = {
  id: 'f.id',
  version: 'f.version',
  createdBy: 'f.created_by',
  createdAt: 'iso(f.created_at)',
  updatedAt: 'iso(f.updated_at)',
  number: 'f.number',
  importerId: 'f.importer_id',
  importerName: 'i.legal_name',
  supplierId: 'f.supplier_id',
  supplierName: `coalesce(s.name, '')`,
  supplierCountry: 's.country',
  supplierDeleted: 'coalesce(s.deleted, false)',
  foodId: 'f.food_id',
  foodName: 'food.name',
  productIds: 'f.product_ids',
  productNames: `array(select coalesce(p.name, '') from unnest(f.product_ids) with ordinality as one (id, place)
    left join product_directory p on p.id = one.id order by place)`,
  ownerId: 'f.owner_id',
  lifecycle: 'f.lifecycle',
  importingSince: 'f.importing_since',
  startReason: 'f.start_reason',
  closedOn: 'f.closed_on',
  closeReason: 'f.close_reason',
  circumstances: 'f.circumstances',
  determination: `(select json_build_object('id', d.id, 'versionNumber', d.version_number, 'chosenRegime', d.chosen_regime)
    from applicability_determinations d where d.file_id = f.id and d.state = 'signed' and d.deleted_at is null)`,
  readiness: `json_build_object('regime', r.regime, 'percent', r.percent, 'verdict', r.verdict, 'missing', r.missing,
    'blocking', r.blocking, 'expiring', r.expiring, 'nextDueOn', r.next_due_on, 'nextChangeOn', r.next_change_on,
    'fresh', ${FRESH}, 'knownUntil', ${KNOWN_UNTIL}, 'asOf', r.as_of, 'computedAt', iso(r.computed_at))`,
};

/** @returns undefined if there is none */
export async function readFsvpFile(manager: EntityManager, id: string): Promise<FsvpFile | undefined> {
  const [row] = await manager.query<{ json: FsvpFile }[]>(
    `select ${jsonSql(FILE_MEMBERS)} as json from ${FILES} where f.id = $1`,
    [id],
  );
  return row?.json;
}
