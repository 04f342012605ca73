import type { CallsDocs } from '../docs.js';
import { EXAMPLE_IDS, EXAMPLE_PROGRESS_ID } from '../example-ids.js';
import { EVALUATION, EVALUATION_INPUT, PRODUCT, PRODUCT_INPUT, SUPPLIER, SUPPLIER_INPUT } from '../examples/records.js';

const one = { id: EXAMPLE_IDS.supplier };
const product = { ...one, productId: EXAMPLE_IDS.product };

export const SUPPLIER_CALLS: CallsDocs = {
  listSuppliers: {
    description:
      'Filters are joined with "and", several values of one filter with "or". `sort=nextVerificationDate` is the order in which verifications are due: suppliers that were never verified are first, those that owe none (`fsvpRequired` is false) are last in both directions, and equal ones are by name. The FSVP status is computed for the day of the request in the time zone of the suite. Read all suppliers with `cursor`, and changes with `updatedSince` or `GET /api/changes`.',
    response: { suppliers: [SUPPLIER], total: 1, next: null },
  },
  listNamesakes: {
    description:
      'For lists that name suppliers. Those that are alone with their name, whatever its case, are left out. Deleted suppliers do not count.',
    response: {
      suppliers: [{ supplierId: EXAMPLE_IDS.supplier, fei: '3014771933', city: 'Bikaner', country: 'India' }],
    },
  },
  createSupplier: {
    description:
      'Two suppliers may have the same name, since firms have several establishments. Without `status` it is pending, without `riskLevel` medium, and it is verified every 12 months (21 CFR 1.505 and 1.506). Publishes `supplier.created.v1`.',
    request: SUPPLIER_INPUT,
    response: SUPPLIER,
  },
  getSupplier: {
    description:
      'The answer has the ETag for `If-Match`. A deleted supplier is 404; its history stays in the audit trail.',
    params: one,
    response: SUPPLIER,
  },
  updateSupplier: {
    description:
      'Absent fields stay as they are, and null clears an optional one. `verificationStatus: completed` records a verification: the suite sets its day and person and computes the next day (21 CFR 1.506). Publishes `supplier.updated.v1`.',
    params: one,
    request: { riskLevel: 'high', notes: 'FDA establishment 3014771933. Watched since the refusal of September.' },
    response: { ...SUPPLIER, version: 3, riskLevel: 'high' },
  },
  deleteSupplier: {
    description:
      'The supplier disappears from lists together with its products. One that open FSVP files name stays, also while it cannot be found out whether there are any: close them first. Hazards, verifications, inspections, actions and documents are kept (21 CFR 1.510) and show that it was deleted. Publishes `supplier.deleted.v1`.',
    params: one,
    problems: ['wrong-state', 'unavailable'],
  },
  listSupplierProducts: {
    description: 'The foods that are imported from the supplier, the newest first.',
    params: one,
    response: { products: [PRODUCT], total: 1, next: null },
  },
  createSupplierProduct: {
    description:
      'Each food has a hazard analysis of its own or shares one of the supplier (21 CFR 1.504). Publishes `supplier-product.created.v1`.',
    params: one,
    request: PRODUCT_INPUT,
    response: PRODUCT,
  },
  getSupplierProduct: { description: 'The product must be one of this supplier.', params: product, response: PRODUCT },
  updateSupplierProduct: {
    description:
      'Absent fields stay as they are, and null clears an optional one. Publishes `supplier-product.updated.v1`.',
    params: product,
    request: { productCategory: 'Snack food items' },
    response: { ...PRODUCT, version: 2, productCategory: 'Snack food items' },
  },
  deleteSupplierProduct: {
    description: 'Hazard analyses of the product are kept. Publishes `supplier-product.deleted.v1`.',
    params: product,
  },
  restoreSupplierProduct: {
    description:
      'The product is again what it was, with its id and external ids, unless another product has one of them by now. One that was not removed stays as it is. Publishes `supplier-product.restored.v1`.',
    params: product,
    response: { ...PRODUCT, version: 3 },
    problems: ['external-id-taken'],
  },
  listSupplierPerformance: {
    description: 'The evaluations of the performance of the supplier (21 CFR 1.505(a)(1)(iii)), the newest first.',
    params: one,
    response: { evaluations: [EVALUATION], total: 1, next: null },
  },
  createSupplierPerformance: {
    description:
      'Evaluations are evidence: they cannot be changed or deleted (21 CFR 1.505). A wrong one is followed by a right one. Publishes `supplier-performance.recorded.v1`.',
    params: one,
    request: EVALUATION_INPUT,
    response: EVALUATION,
  },
  getSupplierPerformance: {
    description: 'The evaluation must be one of this supplier.',
    params: { ...one, evaluationId: EXAMPLE_IDS.evaluation },
    response: EVALUATION,
  },
  fsvpSummary: {
    description:
      'Counts all suppliers by FSVP status on the day of the request. Every supplier is in one of the four counts.',
    response: { compliant: 41, dueSoon: 5, overdue: 3, notRequired: 1, total: 50 },
  },
  exportSuppliers: {
    description:
      'UTF-8. The file can be changed and imported again. Its column `version` lets the import find suppliers that have changed since.',
    params: { bom: 'true' },
  },
  exportSuppliersWorkbook: { description: 'The same as the CSV, as one sheet of a workbook.' },
  importSuppliers: {
    description:
      'All rows are checked by the rules of `POST /api/suppliers` before anything is stored, in one transaction. Rows of firms that exist already are left out unless `onDuplicate` is `create`; rows whose approval number, FEI or external id differs are different firms. A row with the `id` of a supplier changes it; `changes` of the report names the fields. What must be confirmed is an error without `confirmApprovals` or `confirmOverwrites`. Each created supplier publishes `supplier.created.v1`.',
    params: { dryRun: 'true' },
    file: 'name,country,city,riskLevel\nOlympic Industries Ltd,Bangladesh,Narayanganj,medium\n',
    problems: ['import-rejected', 'import-running', 'too-many-rows', 'workbook-too-large'],
    response: { rows: 1, created: 1, updated: 0, skipped: 0, errors: [], duplicates: [], ignoredColumns: [] },
  },
  importProgress: {
    description: 'Ask once a second while the import runs. It is known for some minutes, to whoever chose the id.',
    params: { id: EXAMPLE_PROGRESS_ID },
    response: { phase: 'done', bytes: 20480, totalBytes: 20480, rows: 250 },
  },
  inspectImport: {
    description:
      'Reads the first rows only and stores nothing. Use the answer to choose `encoding`, `sheet`, `headingRow` and `columns` of the import.',
    problems: ['too-many-rows', 'workbook-too-large'],
    file: 'Firm name,Country\nOlympic Industries Ltd,Bangladesh\n',
    response: {
      kind: 'text',
      encoding: 'utf-8',
      separator: 'comma',
      quotes: 'double',
      sheets: [],
      sheet: null,
      headingRow: 1,
      columns: [{ number: 1, heading: 'Firm name', suggested: 'name', samples: ['Olympic Industries Ltd'] }],
    },
  },
};
