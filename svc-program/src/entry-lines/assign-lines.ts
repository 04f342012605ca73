import {
  MAX_ASSIGNED_LINES,
  type EntryLineAssignment,
  type EntryLineAssignmentResult,
} from '@fsvp/contracts/program/entry-line-coverage';
import { entryLineUpdated } from '@fsvp/contracts/program/entry-line.record';
import { snapshot, touch, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { In, type EntityManager } from 'typeorm';
import { EntryLineEntity } from './entry-line.entity.js';
import { SUPPLIER_OF_LINE, UNCOVERED } from './matching.js';

/** Lines of one statement; other requests run between them. */
const CHUNK = 250;

/** Lines without a file of one importer and one supplier or manufacturer. */
export interface LineGroup extends Pick<EntryLineAssignment, 'importerId' | 'fromSupplierId' | 'manufacturer'> {
  /** All product codes by default. */
  productCodes?: readonly string[] | undefined;
}

export type LineChange =
  Pick<EntryLineEntity, 'fileId'> | Pick<EntryLineEntity, 'supplierId'> | Pick<EntryLineEntity, 'notOursReason'>;

/** Changes the lines of a group, in the order in which others lock them. What the change refers to must be locked. */
export async function changeLines(
  { manager, record, flush }: Transaction,
  group: LineGroup,
  change: LineChange,
): Promise<EntryLineAssignmentResult> {
  const ids = await findLines(manager, group);
  const chosen = ids.slice(0, MAX_ASSIGNED_LINES);
  let changed = 0;
  for (let start = 0; start < chosen.length; start += CHUNK) {
    const lines = await manager.find(EntryLineEntity, {
      where: { id: In(chosen.slice(start, start + CHUNK)) },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
    // One that somebody has moved in the meantime stays there.
    const open = lines.filter(({ fileId, notOursReason, deletedAt }) => !fileId && !notOursReason && !deletedAt);
    const changes = open.map((line) => {
      const before = snapshot(line);
      touch(Object.assign(line, change));
      return { before, after: line };
    });
    await manager.query(
      `update entry_lines l set file_id = c."fileId", supplier_id = c."supplierId", not_ours_reason = c."notOursReason",
         version = c.version, updated_at = c."updatedAt"
       from jsonb_to_recordset($1::jsonb) as c (id uuid, "fileId" uuid, "supplierId" uuid, "notOursReason" text,
         version integer, "updatedAt" timestamptz) where l.id = c.id`,
      [JSON.stringify(changes.map(({ after }) => after))],
    );
    for (const { before, after } of changes) record({ event: entryLineUpdated, before, after });
    await flush();
    changed += changes.length;
  }
  return { changed, left: ids.length - chosen.length };
}

async function findLines(
  manager: EntityManager,
  { importerId, fromSupplierId, manufacturer, productCodes }: LineGroup,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select l.id from entry_lines l where l.importer_id = $1 and ${UNCOVERED}
       and ($4::text[] is null or l.product_code = any($4))
       and case when $2::uuid is null
         then l.manufacturer_key is not distinct from manufacturer_key($3) and ${SUPPLIER_OF_LINE} is null
         else ${SUPPLIER_OF_LINE} = $2 end
     order by l.id`,
    [importerId, fromSupplierId ?? null, manufacturer ?? null, productCodes ?? null],
  );
  return rows.map(({ id }) => id);
}

/** Reports that are imported later follow this choice. */
export async function rememberSupplier(
  manager: EntityManager,
  manufacturer: string,
  supplierId: string,
): Promise<void> {
  await manager.query(
    `insert into manufacturer_suppliers (manufacturer_key, supplier_id, chosen_at)
     select manufacturer_key($1), $2, now() where manufacturer_key($1) is not null
     on conflict (manufacturer_key) do update set supplier_id = excluded.supplier_id, chosen_at = excluded.chosen_at`,
    [manufacturer, supplierId],
  );
}
