import { type Day, dayOfInstant } from '@fsvp/contracts/core/calendar-day';
import { inspectionDeleted } from '@fsvp/contracts/quality/receiving-inspection.record';
import type { InspectionStatus } from '@fsvp/contracts/quality/receiving-inspection';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import { readEventData } from '@fsvp/service-kit/events/consumer';
import type { EntityManager } from 'typeorm';

type Manager = Pick<EntityManager, 'query'>;

/** The copy of a receiving inspection: enough to know how often receipts of a product fail. */
interface ReceiptOutcome {
  id: string;
  supplierId: string;
  productName: string;
  receivedOn: Day;
  status: InspectionStatus;
  /** Instant of the change that this is the state after. */
  changedAt: string;
  version: number;
  deleted: boolean;
}

export function toOutcome(event: EventEnvelope): ReceiptOutcome {
  const { id, supplierId, productName, status, receivedDate } = readEventData<
    Pick<ReceiptOutcome, 'id' | 'supplierId' | 'productName' | 'status'> & { receivedDate: string }
  >(inspectionDeleted, event);
  return {
    id,
    supplierId,
    productName,
    status,
    receivedOn: dayOfInstant(receivedDate),
    changedAt: event.occurredAt,
    version: event.aggregateVersion,
    deleted: event.type === inspectionDeleted.type,
  };
}

/** Saves the newest of each receipt's entries unless a newer version is stored. One that stays failed has failed since then. */
export async function saveOutcomes(manager: Manager, entries: readonly ReceiptOutcome[]): Promise<void> {
  await manager.query(
    `insert into receipt_outcomes (id, supplier_id, product_name, received_on, status, failed_at, version, deleted)
     select distinct on (id) id, "supplierId", "productName", "receivedOn", status,
       case when status = 'failed' then min("changedAt") filter (where status = 'failed') over (partition by id) end, version, deleted
     from jsonb_to_recordset($1::jsonb) as entry (id uuid, "supplierId" uuid, "productName" text, "receivedOn" date, status text,
       "changedAt" timestamptz, version integer, deleted boolean)
     order by id, version desc
     on conflict (id) do update set supplier_id = excluded.supplier_id, product_name = excluded.product_name,
       received_on = excluded.received_on, status = excluded.status,
       failed_at = case when excluded.status = 'failed' then coalesce(receipt_outcomes.failed_at, excluded.failed_at) end,
       version = excluded.version, deleted = excluded.deleted
     where receipt_outcomes.version < excluded.version`,
    [JSON.stringify(entries)],
  );
}
