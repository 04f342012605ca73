import pg from 'pg';

/** The indexes of the product's tables when the benchmark was written. */
const INDEXES = `
  create index on bench.suppliers (created_at desc, id desc) where deleted_at is null;
  create index on bench.suppliers (lower(name), id) where deleted_at is null;
  create index on bench.suppliers (lower(country), id) where deleted_at is null;
  create index on bench.suppliers (status, created_at desc, id desc) where deleted_at is null;
  create index on bench.suppliers (risk_rank(risk_level), created_at desc, id desc) include (risk_level) where deleted_at is null;
  create index on bench.suppliers (last_verification_date, id) where deleted_at is null;
  create index on bench.suppliers (last_verification_date desc nulls last, id desc) where deleted_at is null;
  create index on bench.suppliers (next_verification_day, id) where deleted_at is null;
  create index on bench.suppliers (next_verification_day desc nulls last, id desc) where deleted_at is null;
  create index on bench.suppliers (fsvp_required, next_verification_day, status, risk_level) where deleted_at is null;
  create index on bench.suppliers (name_key) where deleted_at is null;
  create index on bench.suppliers using gin (search_text gin_trgm_ops) where deleted_at is null;
  create index on bench.suppliers (created_at desc, id desc) include (search_text) where deleted_at is null and octet_length(search_text) <= 2000;
  create index on bench.suppliers (id) where deleted_at is null and octet_length(search_text) > 2000;
  create index on bench.event_log (id) where seq is null;
  create index on bench.event_log (seq) where published_at is null;
  create index on bench.event_log (aggregate_id);
  create index on bench.verifications (due_date, id);
  create index on bench.actions (rank desc, due_date, id);`;

const TABLES = `
  drop schema if exists bench cascade;
  create schema bench;
  create table bench.suppliers (like suppliers including defaults including generated including constraints including storage);
  create table bench.event_log (like event_log including defaults);
  create table bench.verifications (id uuid primary key, title text, type text, due_date timestamptz, supplier_name text);
  create table bench.actions (id uuid primary key, title text, priority text, rank int, due_date timestamptz, supplier_name text);`;

const TOTALS = `
  create table bench.totals_by_status as select status, count(*)::int as suppliers from bench.suppliers where deleted_at is null group by status;
  create table bench.totals as select count(*)::int as "totalSuppliers", count(*) filter (where status = 'pending')::int as "pendingVerification",
    count(*) filter (where status = 'approved' and (not fsvp_required or next_verification_day >= current_date))::int as "compliantSuppliers",
    count(*) filter (where risk_level = 'high')::int as high, count(*) filter (where risk_level = 'medium')::int as medium,
    count(*) filter (where risk_level = 'low')::int as low from bench.suppliers where deleted_at is null;`;

/**
 * Copies the data that the peers of the product read and write into the schema `bench` of the suppliers' database: nothing listens
 * there, and later changes of the product's tables and indexes do not reach it.
 * @param {Record<'suppliers' | 'quality', { owner: string }>} databases
 */
export async function preparePeerTables(databases) {
  const [suppliers, quality] = await Promise.all([connect(databases.suppliers), connect(databases.quality)]);
  try {
    await suppliers.query(TABLES);
    const { rows } = await suppliers.query(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = 'suppliers' and is_generated = 'NEVER'`,
    );
    const { columns } = rows[0];
    await suppliers.query(`insert into bench.suppliers (${columns}) select ${columns} from suppliers`);
    await copy(
      quality,
      suppliers,
      'verifications',
      'id uuid, title text, type text, due_date timestamptz, supplier_name text',
      `
      select r.id, r.title, r.type, r.due_date, d.name as supplier_name from verification_activities r left join supplier_directory d on d.id = r.supplier_id
      where r.deleted_at is null and r.status in ('scheduled', 'in_progress', 'overdue')`,
    );
    await copy(
      quality,
      suppliers,
      'actions',
      'id uuid, title text, priority text, rank int, due_date timestamptz, supplier_name text',
      `
      select r.id, r.title, r.priority, array_position(array['low', 'medium', 'high', 'critical'], r.priority) as rank, r.due_date, d.name as supplier_name
      from corrective_actions r left join supplier_directory d on d.id = r.supplier_id where r.deleted_at is null and r.status in ('open', 'in_progress')`,
    );
    await suppliers.query(
      'alter table bench.suppliers add primary key (id); alter table bench.event_log add primary key (id), add unique (seq), add unique (aggregate_id, aggregate_version, type)',
    );
    await suppliers.query(INDEXES);
    await suppliers.query(TOTALS);
    for (const table of ['suppliers', 'event_log', 'verifications', 'actions', 'totals', 'totals_by_status'])
      await suppliers.query(`vacuum analyze bench.${table}`);
  } finally {
    await Promise.all([suppliers.end(), quality.end()]);
  }
}

/** @param {{ owner: string }} database */
async function connect({ owner }) {
  const client = new pg.Client({ connectionString: owner, options: '-c statement_timeout=0' });
  await client.connect();
  return client;
}

/** @param {pg.Client} from @param {pg.Client} to @param {string} table @param {string} columns with their types @param {string} select */
async function copy(from, to, table, columns, select) {
  const { rows } = await from.query(`select coalesce(json_agg(one), '[]')::text as records from (${select}) one`);
  await to.query(`insert into bench.${table} select * from json_to_recordset($1::json) as one (${columns})`, [
    rows[0].records,
  ]);
}
