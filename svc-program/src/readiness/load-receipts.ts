import type { EvidenceRecord, FileInputs } from '@fsvp/contracts/program/readiness/file-inputs';
import { groupBy } from '../group-by.js';
import { matchFiles, type KnownProduct, type ProductsOfFile } from '../receiving-gate/match-files.js';
import { readFreshness } from '../source-freshness/freshness.js';
import { dayText, type Loaded, type LoadScope } from './load-scope.js';

/** How many receipts of a file are named. */
const SHOWN = 10;

/** The receipts of one product of a supplier since importing under a file began. */
interface Row {
  fileId: string;
  productName: string;
  count: number;
  undecidedCount: number;
  /** The first ones. */
  undecided: (Omit<EvidenceRecord, 'recordType'> & { receivedOn: string })[];
}

interface SupplierFile extends ProductsOfFile {
  id: string;
  supplierId: string;
}
type SupplierProduct = KnownProduct & { supplierId: string };

/**
 * Counts the receipts of the products of files since importing began, and loads the first without a decision at the gate. Unknown until
 * they were copied completely for the first time.
 */
export async function loadReceipts(scope: LoadScope): Promise<Loaded<Pick<FileInputs, 'receipts'>>> {
  const { receiptsKnown } = await readFreshness(scope.manager);
  if (!receiptsKnown) return { inputsOf: () => ({ receipts: null }) };
  const supplierIds = [...new Set(scope.files.map(({ supplierId }) => supplierId))];
  const receipts = groupBy(await readReceipts(scope), ({ fileId }) => fileId);
  const files = groupBy(await readFiles(scope, supplierIds), ({ supplierId }) => supplierId);
  const products = groupBy(await readProducts(scope, supplierIds), ({ supplierId }) => supplierId);
  return {
    inputsOf: ({ id, supplierId }) => {
      const own = (receipts.get(id) ?? []).filter(({ productName }) =>
        matchFiles(productName, files.get(supplierId) ?? [], products.get(supplierId) ?? []).files.some(
          (file) => file.id === id,
        ),
      );
      const sum = (count: (row: Row) => number) => own.reduce((total, row) => total + count(row), 0);
      return {
        receipts: {
          count: sum(({ count }) => count),
          undecidedCount: sum(({ undecidedCount }) => undecidedCount),
          undecided: own
            .flatMap(({ undecided }) => undecided)
            .sort((one, other) => one.receivedOn.localeCompare(other.receivedOn) || one.id.localeCompare(other.id))
            .slice(0, SHOWN)
            .map(({ receivedOn: _, ...receipt }) => ({ ...receipt, recordType: 'receiving-inspection' })),
        },
      };
    },
  };
}

/** Of each file and product name, as they are now; those recorded later than the day are left out. */
function readReceipts({ manager, fileIds, day, end }: LoadScope): Promise<Row[]> {
  return manager.query(
    `select "fileId", min(product_name) as "productName", count(*)::int as count,
       (count(*) filter (where not decided))::int as "undecidedCount",
       coalesce(json_agg(json_build_object('id', id, 'version', version, 'receivedOn', received_on, 'title',
           'Receipt of ' || product_name || coalesce(', lot ' || lot_number, '') || ', ' || ${dayText('received_on')})
           order by place) filter (where not decided and place <= ${SHOWN}), '[]') as undecided
     from (
       select f.id as "fileId", r.*, row_number() over (partition by f.id, r.product_key, r.decided order by r.received_on, r.id) as place
       from fsvp_files f join receipt_directory r on r.supplier_id = f.supplier_id and not r.deleted
         and r.received_on >= f.importing_since and r.received_on <= $2::date and r.recorded_at < $3::timestamptz
       where f.id = any($1)) received
     group by "fileId", product_key`,
    [fileIds, day, end],
  );
}

/** All open files of the suppliers: a product belongs to those that list it. */
function readFiles({ manager, fileIds }: LoadScope, supplierIds: readonly string[]): Promise<SupplierFile[]> {
  return manager.query(
    `select f.id, f.supplier_id as "supplierId", food.name as "foodName", f.product_ids as "productIds"
     from fsvp_files f join foods food on food.id = f.food_id
     where f.supplier_id = any($1) and (f.lifecycle <> 'closed' or f.id = any($2))`,
    [supplierIds, fileIds],
  );
}

function readProducts({ manager }: LoadScope, supplierIds: readonly string[]): Promise<SupplierProduct[]> {
  return manager.query(
    `select id, supplier_id as "supplierId", name, product_code as code from product_directory
     where supplier_id = any($1) and not deleted`,
    [supplierIds],
  );
}
