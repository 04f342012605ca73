import type { Day } from '@fsvp/contracts/core/calendar-day';
import type { EntityManager } from 'typeorm';
import { NEWS_SINCE } from './files-with-news.js';

/** Failed receipts within this time make a reason, or two in a row (our policy). */
const FAILURES = 3;
const DAYS = 90;

/** A receipt that is one failure too many for a file. */
export interface FailedReceipt {
  fileId: string;
  id: string;
  productName: string;
  receivedOn: Day;
  failedAt: string;
  isSecondInRow: boolean;
}

/**
 * The receipts of the products of files that have failed for the third time in 90 days or the second time in a row, since the last
 * evaluation of the file, oldest first, without those that were looked at before. Receipts name their product as text: it is that of the
 * file which has the name of the product, or of the food if the file names no products.
 */
export function findFailedReceipts(manager: EntityManager, supplierIds: readonly string[]): Promise<FailedReceipt[]> {
  return manager.query(
    `with files as (
       select f.id, f.supplier_id, ${NEWS_SINCE} as since,
         case when cardinality(f.product_ids) = 0 then array[fold_text(food.name)]
           else array(select fold_text(p.name) from product_directory p where p.id = any(f.product_ids)) end as names
       from fsvp_files f join foods food on food.id = f.food_id
       where f.supplier_id = any($1) and f.lifecycle <> 'closed'),
     receipts as (
       select files.id as file_id, r.*, coalesce(r.status = 'failed' and r.failed_at > files.since, false) as counts
       from files join receipt_directory r on r.supplier_id = files.supplier_id and not r.deleted
         and fold_text(r.product_name) = any(files.names)),
     placed as (
       select *, coalesce(lag(counts) over (partition by file_id order by received_on, id), false) as follows_failure from receipts)
     select file_id as "fileId", id, product_name as "productName", received_on::text as "receivedOn", iso(failed_at) as "failedAt",
       follows_failure as "isSecondInRow"
     from placed r
     where counts and (follows_failure or ${FAILURES} <= (
         select count(*) from receipts other where other.file_id = r.file_id and other.counts
           and (other.received_on, other.id) <= (r.received_on, r.id) and other.received_on >= r.received_on - ${DAYS}))
       and not exists (select from reevaluation_reason_keys key
         where key.file_id = r.file_id and key.kind = 'receipts_failed' and key.record_id = r.id::text)
     order by file_id, received_on, id`,
    [supplierIds],
  );
}

/** Files that are to be evaluated again for receipts already. */
export async function findWaitingForReceipts(
  manager: EntityManager,
  fileIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await manager.query<{ fileId: string }[]>(
    `select file_id as "fileId" from reevaluations where file_id = any($1) and status = 'open' and exists (
       select from jsonb_array_elements(reasons) reason
       where reason->>'kind' = 'receipts_failed' and reason->>'dismissalId' is null)`,
    [fileIds],
  );
  return new Set(rows.map(({ fileId }) => fileId));
}
