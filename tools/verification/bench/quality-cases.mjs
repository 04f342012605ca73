/** The benchmark's requests to the three lists at a million inspections: each filter, sort and kind of search, on near and far pages. */
const INSPECTIONS = '/api/receiving-inspections';
const VERIFICATIONS = '/api/verification-activities';
const ACTIONS = '/api/corrective-actions';

/** @typedef {{ id: string, name: string }} Supplier */
/** @typedef {{ title: string, path: string }} Case */

/** @param {{ busy: Supplier, usual: Supplier, lot: string }} found in the generated data @returns {Case[]} */
export function qualityCases({ busy, usual, lot }) {
  const list = (
    /** @type {string} */ title,
    /** @type {string} */ path,
    /** @type {Record<string, string | number | string[]>} */ query = {},
  ) => {
    const params = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) params.append(name, String(one));
    return { title, path: `${path}?${params}` };
  };
  const inspections = (/** @type {string} */ title, query = {}) => list(`inspections: ${title}`, INSPECTIONS, query);
  const verifications = (/** @type {string} */ title, query = {}) =>
    list(`verifications: ${title}`, VERIFICATIONS, query);
  const actions = (/** @type {string} */ title, query = {}) => list(`actions: ${title}`, ACTIONS, query);
  const sorts = (/** @type {typeof inspections} */ make, /** @type {string[]} */ names, more = {}) =>
    names.flatMap((sort) => ['asc', 'desc'].map((order) => make(`by ${sort} ${order}`, { sort, order, ...more })));
  return [
    inspections('newest'),
    inspections('failed', { status: 'failed' }),
    inspections('failed or conditional', { status: ['failed', 'conditional'] }),
    inspections('of a busy supplier', { supplierId: busy.id }),
    inspections('of a usual supplier', { supplierId: usual.id }),
    inspections('failed, of a busy supplier', { supplierId: busy.id, status: 'failed' }),
    ...sorts(inspections, ['productName', 'receivedDate', 'status', 'supplierName', 'createdAt']),
    inspections('failed, by productName', { status: 'failed', sort: 'productName' }),
    inspections('failed, by supplierName', { status: 'failed', sort: 'supplierName' }),
    inspections('row 10,000', { offset: 10_000 }),
    inspections('row 500,000', { offset: 500_000 }),
    inspections('last page', { offset: 999_900 }),
    inspections('row 500,000 by productName', { offset: 500_000, sort: 'productName' }),
    inspections('row 500,000 by supplierName', { offset: 500_000, sort: 'supplierName' }),
    inspections('failed, row 35,000', { status: 'failed', offset: 35_000 }),
    inspections('search lot, whole', { search: lot }),
    inspections('search lot, a month', { search: lot.slice(0, 6) }),
    inspections('search lot, a year', { search: lot.slice(0, 3) }),
    inspections('search product, 1 %', { search: 'black tiger shrimp, cooked' }),
    inspections('search product, half of all', { search: 'shrimp' }),
    inspections('search shrimp, failed', { search: 'shrimp', status: 'failed' }),
    inspections('search shrimp, by productName', { search: 'white shrimp', sort: 'productName' }),
    inspections('search shrimp, by supplierName', { search: 'shrimp', sort: 'supplierName' }),
    inspections('search shrimp, row 200,000', { search: 'shrimp', offset: 200_000 }),
    inspections('search shrimp, of a busy supplier', { search: 'shrimp', supplierId: busy.id }),
    inspections('search 1 character', { search: 's' }),
    inspections('search 2 characters', { search: 'l2' }),
    inspections('search, no match', { search: 'zebra crossing' }),
    inspections('search %, no match', { search: '%' }),
    verifications('newest'),
    verifications('overdue', { status: 'overdue' }),
    verifications('scheduled audits', { status: 'scheduled', type: 'audit' }),
    verifications('of a busy supplier', { supplierId: busy.id }),
    ...sorts(verifications, ['title', 'status', 'type', 'dueDate', 'scheduledDate', 'supplierName', 'createdAt']),
    verifications('row 50,000', { offset: 50_000 }),
    verifications('search title, many', { search: 'audit' }),
    verifications('search one supplier', { search: usual.name }),
    verifications('search many suppliers', { search: 'foods' }),
    verifications('search 1 character', { search: 'a' }),
    verifications('search 2 characters', { search: 'co' }),
    verifications('search, no match', { search: 'zebra crossing' }),
    actions('newest'),
    actions('open', { status: 'open' }),
    actions('open or in progress, critical', { status: ['open', 'in_progress'], priority: 'critical' }),
    actions('of a busy supplier', { supplierId: busy.id }),
    ...sorts(actions, ['title', 'status', 'priority', 'dueDate', 'supplierName', 'createdAt']),
    actions('row 50,000', { offset: 50_000 }),
    actions('search text, half of all', { search: 'shrimp' }),
    actions('search text, nearly all', { search: 'refused' }),
    actions('search text, few', { search: 'black tiger shrimp, cooked' }),
    actions('search one supplier', { search: usual.name }),
    actions('search many suppliers', { search: 'foods' }),
    actions('search 1 character', { search: 'a' }),
    actions('search 2 characters', { search: 'co' }),
    actions('search, no match', { search: 'zebra crossing' }),
    { title: 'dashboard stats', path: '/api/dashboard/stats' },
  ];
}
