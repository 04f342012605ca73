/**
 * The lists of the other services. The SQL of their peer is fixed, as that of the suppliers (peer-sql.mjs): tables of the schema `bench` with what a page shows, an
 * index for its order and the kept total.
 */

/** @typedef {'quality' | 'documents' | 'program'} Database */
/** @typedef {{ key: string, title: string, path: string, database: Database, sql: string, callers?: number }} ListCase */

const FILES = `select f.id, f.version, f.created_by, f.created_at, f.updated_at, f.number, f.importer_id, i.legal_name as importer_name, f.supplier_id,
    s.name as supplier_name, s.country as supplier_country, s.deleted as supplier_deleted, f.food_id, food.name as food_name, food.food_class, f.product_ids, f.owner_id,
    f.lifecycle, f.importing_since, f.start_reason, f.closed_on, f.close_reason, f.circumstances, r.regime, r.percent, r.verdict, r.missing, r.blocking, r.expiring,
    r.next_due_on, r.next_change_on, r.as_of, r.computed_at, array_position(array['not_ready', 'gaps', 'expiring', 'ready'], r.verdict::text) as worst
  from fsvp_files f join importers i on i.id = f.importer_id join foods food on food.id = f.food_id join fsvp_file_readiness r on r.file_id = f.id
    left join supplier_directory s on s.id = f.supplier_id where f.deleted_at is null`;

const withSupplier = (/** @type {string} */ table) =>
  `select r.*, d.name as supplier from ${table} r left join supplier_directory d on d.id = r.supplier_id where r.deleted_at is null`;

/** The tables of the peer, and their indexes. @type {Record<string, { database: Database, rows: string, indexes: string[] }>} */
export const LIST_TABLES = {
  inspections: {
    database: 'quality',
    rows: withSupplier('receiving_inspections'),
    indexes: ['created_at desc, id desc'],
  },
  verifications: {
    database: 'quality',
    rows: withSupplier('verification_activities'),
    indexes: ['created_at desc, id desc'],
  },
  actions: { database: 'quality', rows: withSupplier('corrective_actions'), indexes: ['created_at desc, id desc'] },
  documents: { database: 'documents', rows: withSupplier('documents'), indexes: ['created_at desc, id desc'] },
  files: {
    database: 'program',
    rows: FILES,
    indexes: ['created_at desc, id desc', 'worst, percent, id', 'verdict, percent, id'],
  },
};

/** A page of 50 and a kept total. @param {string} table @param {string} order @param {string} [where] @param {string} [total] a column of the totals */
const page = (table, order, where = 'true', total = 'total') =>
  `select json_build_object('records', coalesce((select json_agg(row_to_json(one)) from (select * from bench.${table} where ${where} order by ${order} limit 50) one), '[]'),
    'total', (select ${total} from bench.${table}_total))::text as json`;

const NEWEST = 'created_at desc, id desc';
const newest = (/** @type {string} */ table) => page(table, NEWEST);

/** One scan groups by supplier and by food, of which the worst 200 are shown with their files. */
const PORTFOLIO = `
  with grouped as materialized (select supplier_id, food_id, min(worst) as worst, avg(percent) as percent from bench.files where lifecycle <> 'closed'
      group by grouping sets ((supplier_id), (food_id))),
    suppliers as materialized (select supplier_id, worst from grouped where supplier_id is not null order by worst, percent limit 200),
    foods as materialized (select food_id, worst from grouped where food_id is not null order by worst, percent limit 200)
  select json_build_object('suppliers', (select json_agg(one) from suppliers one), 'foods', (select json_agg(one) from foods one),
    'cells', (select json_agg(cell) from (select supplier_id, food_id, id, importer_id, number, owner_id, lifecycle, verdict, percent, cardinality(missing) as missing, next_due_on
      from bench.files where lifecycle <> 'closed' and supplier_id in (select supplier_id from suppliers) and food_id in (select food_id from foods)) cell))::text as json`;

/** @type {ListCase[]} */
export const FILE_CASES = [
  {
    key: 'files',
    title: 'FSVP files, newest',
    path: '/api/fsvp-files?limit=50',
    database: 'program',
    sql: newest('files'),
  },
  {
    key: 'files-readiness',
    title: 'FSVP files by readiness',
    path: '/api/fsvp-files?limit=50&sort=readiness',
    database: 'program',
    sql: page('files', 'worst, percent, id'),
  },
  {
    key: 'files-not-ready',
    title: 'FSVP files not ready, by readiness',
    path: '/api/fsvp-files?limit=50&sort=readiness&verdict=not_ready',
    database: 'program',
    sql: page('files', 'verdict, percent, id', `verdict = 'not_ready'`, 'not_ready'),
  },
  // Eight at once take longer than the limit of a statement in the earlier build.
  {
    key: 'portfolio',
    title: 'portfolio, one client',
    path: '/api/fsvp-portfolio',
    database: 'program',
    sql: PORTFOLIO,
    callers: 1,
  },
];

/** @type {ListCase[]} */
export const OTHER_CASES = [
  {
    key: 'inspections',
    title: 'inspections, newest',
    path: '/api/receiving-inspections?limit=50',
    database: 'quality',
    sql: newest('inspections'),
  },
  {
    key: 'verifications',
    title: 'verifications, newest',
    path: '/api/verification-activities?limit=50',
    database: 'quality',
    sql: newest('verifications'),
  },
  {
    key: 'actions',
    title: 'corrective actions, newest',
    path: '/api/corrective-actions?limit=50',
    database: 'quality',
    sql: newest('actions'),
  },
  {
    key: 'documents',
    title: 'documents, newest',
    path: '/api/documents?limit=50',
    database: 'documents',
    sql: newest('documents'),
  },
];

export const LIST_KEYS = [...OTHER_CASES, ...FILE_CASES].map(({ key }) => key);
