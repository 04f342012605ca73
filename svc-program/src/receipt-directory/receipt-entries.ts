import { dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { textKey } from '@fsvp/contracts/core/text';
import type { ReceiptEntry } from '@fsvp/contracts/quality/internal';
import { hasGateDecision } from '@fsvp/contracts/quality/receiving-gate';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** Saves the newest of each receipt's entries unless a newer version is stored. */
export async function saveReceipts(manager: Manager, entries: ReceiptEntry[]): Promise<void> {
  const rows = entries.map(
    ({
      id,
      supplierId,
      productName,
      lotNumber,
      createdAt,
      version,
      deleted,
      gateState = null,
      gateReason = null,
      gateReleaseNeeded,
      ...entry
    }) => ({
      id,
      supplierId,
      productName,
      productKey: textKey(productName),
      lotNumber,
      receivedOn: dayOfInstant(entry.receivedDate),
      recordedAt: createdAt,
      decided: hasGateDecision({ gateState, gateReason, gateReleaseNeeded }),
      version,
      deleted,
    }),
  );
  await manager.query(
    `insert into receipt_directory (id, supplier_id, product_name, product_key, lot_number, received_on, recorded_at, decided, version, deleted)
     select distinct on (id) id, "supplierId", "productName", "productKey", "lotNumber", "receivedOn", "recordedAt", decided, version, deleted
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "supplierId" uuid, "productName" text, "productKey" text, "lotNumber" text,
       "receivedOn" date, "recordedAt" timestamptz, decided boolean, version integer, deleted boolean)
     order by id, version desc
     on conflict (id) do update set supplier_id = excluded.supplier_id, product_name = excluded.product_name,
       product_key = excluded.product_key, lot_number = excluded.lot_number, received_on = excluded.received_on,
       recorded_at = excluded.recorded_at, decided = excluded.decided, version = excluded.version, deleted = excluded.deleted
     where receipt_directory.version < excluded.version`,
    [JSON.stringify(rows)],
  );
}
