import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { textKey } from '@fsvp/contracts/core/text';
import type { ReceiptEntry } from '@fsvp/contracts/quality/internal';
import { hasGateDecision } from '@fsvp/contracts/quality/receiving-gate';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** Saves the newest of each receipt's entries unless a newer version is stored. One that stays failed has failed since then. */
export async function saveReceipts(manager: Manager, entries: ReceiptEntry[]): Promise<void> {
  const rows = entries.map(({ gateState = null, gateReason = null, gateReleaseNeeded, ...entry }) => ({
    ...entry,
    productKey: textKey(entry.productName),
    receivedOn: dayOfInstant(entry.receivedDate),
    decided: hasGateDecision({ gateState, gateReason, gateReleaseNeeded }),
  }));
  await manager.query(
    `insert into receipt_directory (id, supplier_id, product_name, product_key, lot_number, received_on, recorded_at, decided, status, failed_at,
       version, deleted)
     select distinct on (id) id, "supplierId", "productName", "productKey", "lotNumber", "receivedOn", "createdAt", decided, status,
       case when status = 'failed' then min("changedAt") filter (where status = 'failed') over (partition by id) end, version, deleted
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "supplierId" uuid, "productName" text, "productKey" text, "lotNumber" text,
       "receivedOn" date, "createdAt" timestamptz, decided boolean, status text, "changedAt" timestamptz, version integer, deleted boolean)
     order by id, version desc
     on conflict (id) do update set supplier_id = excluded.supplier_id, product_name = excluded.product_name,
       product_key = excluded.product_key, lot_number = excluded.lot_number, received_on = excluded.received_on,
       recorded_at = excluded.recorded_at, decided = excluded.decided, status = excluded.status,
       failed_at = case when excluded.status = 'failed' then coalesce(receipt_directory.failed_at, excluded.failed_at) end,
       version = excluded.version, deleted = excluded.deleted
     where receipt_directory.version < excluded.version`,
    [JSON.stringify(rows)],
  );
}
