/** @typedef {{ name: string, columns: string[] }} Table */

/** Sessions and the addresses of failed logins are no records of the importer: users sign in again after a restore. */
const LEFT_OUT = ['migrations', 'sessions', 'login_attempts'];

/**
 * The tables that a backup contains, those that are referred to before those that refer to them. Not: unlogged ones,
 * and those with transaction numbers, which mean nothing to another server. Generated columns are computed again.
 * @param {import('pg').Client} client @returns {Promise<Table[]>}
 */
export async function listTables(client) {
  const { rows } = await client.query(
    `select relname as name, array_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns,
       array(select confrelid::regclass::text from pg_constraint where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as parents
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and relname <> all($1)
     group by pg_class.oid, relname
     having not bool_or(atttypid in ('xid8'::regtype, 'pg_snapshot'::regtype))
     order by relname`,
    [LEFT_OUT],
  );
  /** @type {Table[]} */ const ordered = [];
  while (rows.length) {
    const next = rows.findIndex(({ parents }) =>
      parents.every((/** @type {string} */ parent) => !rows.some(({ name }) => name === parent)),
    );
    if (next < 0) throw new Error(`The tables ${rows.map(({ name }) => name).join(', ')} refer to each other.`);
    const [{ name, columns }] = rows.splice(next, 1);
    ordered.push({ name, columns });
  }
  return ordered;
}

/**
 * The sequences that a backup contains, such as that of the numbers of FSVP files. Transactions do not apply to them: they are never behind
 * the rows of a snapshot.
 * @param {import('pg').Client} client @returns {Promise<import('./manifest.mjs').Sequence[]>}
 */
export async function listSequences(client) {
  const { rows } = await client.query(
    `select sequencename as name from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq' order by 1`,
  );
  const sequences = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query(
      `select last_value::text as last, is_called as called from public.${name}`,
    );
    sequences.push({ name, ...found[0] });
  }
  return sequences;
}

/** @param {import('pg').Client} client @returns {Promise<string[]>} the names of the migrations that have run */
export async function listMigrations(client) {
  const { rows } = await client.query('select name from migrations order by timestamp');
  return rows.map(({ name }) => name);
}
