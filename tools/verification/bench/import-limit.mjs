import pg from 'pg';
import { cpuSince } from './subject.mjs';

/** @typedef {{ name: string, columns: string, given: number }} Copy a table and how many rows the import added to it */
/** @typedef {{ client: pg.Client, database: string, copies: Copy[] }} Target */

const SCHEMA = 'bench_limit';
const CHUNK = 1_000;
/** Of ten imported suppliers a table has at least one new row, or it does not belong to the import. */
const FEWEST = 10;
const PARALLEL = 2;

const TABLES = `select relname as name, array_to_string(reloptions, ', ') as options,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;

/** The places in the hash chain as the relay writes them; the hash of the row before was computed already. */
const PLACES = `
  update ${SCHEMA}.event_log one set seq = given.seq, prev_hash = given.prev_hash, published_at = now(),
    hash = 'bench:' || encode(hmac(convert_to(given.prev_hash || E'\\n' || json_build_array(given.seq::text, given.id::text, given.aggregate_type,
      given.aggregate_id::text, given.aggregate_version::text, given.type, given.actor::text, given.request_id, iso(given.occurred_at),
      given.before::text, given.after::text)::text, 'UTF8'), 'bench', 'sha256'), 'hex')
  from ${SCHEMA}.given_event_log given where given.id = one.id and bench_number > $1 and bench_number <= $2`;

/**
 * Remembers what is in the databases before an import, so that the rows that it adds can be found: by the transactions that wrote them.
 * @param {import('../../suite.mjs').Suite} suite
 */
export async function startOfImport(suite) {
  const { rows } = await withAdmin(suite, 'select pg_current_xact_id()::text as transaction');
  return Number(rows[0].transaction);
}

/** @param {import('../../suite.mjs').Suite} suite @param {string} sql */
async function withAdmin(suite, sql) {
  const admin = new pg.Client({ connectionString: suite.adminDatabaseUrl });
  await admin.connect();
  return admin.query(sql).finally(() => admin.end());
}

/** So that neither the import nor its limit writes what others left. @param {import('../../suite.mjs').Suite} suite */
export const checkpoint = (suite) => withAdmin(suite, 'checkpoint');

/**
 * Does with plain SQL what an import has done: the same rows in tables with the same indexes, in chunks of 1,000. The tables are copies from the
 * catalog in the schema `bench_limit` of each database, with the rows that were there before, and without triggers: what these write is
 * inserted like the rest. First suppliers, their events and the log of changes, in one transaction, as nobody may see half an import;
 * then, on two connections since the machine has two processors, the places of the events, and directories, audit trail and inboxes.
 * @param {import('./subject.mjs').Subject} subject @param {{ since: number, suppliers: number }} imported
 */
export async function measureImportLimit({ suite, cpu }, imported) {
  /** @type {Target[]} */ const targets = [];
  try {
    for (const [database, { owner }] of Object.entries(suite.databaseUrls)) {
      const client = new pg.Client({ connectionString: owner, options: '-c statement_timeout=0' });
      await client.connect();
      targets.push({ client, database, copies: [] });
    }
    for (const target of targets) target.copies = await copyTables(target.client, imported);
    await checkpoint(suite);
    const chunks = Math.ceil(imported.suppliers / CHUNK);
    const before = cpu();
    const begin = performance.now();
    await importAll(targets, chunks);
    const seconds = (performance.now() - begin) / 1000;
    const { postgres } = cpuSince(before, cpu());
    const tables = targets.flatMap(({ database, copies }) =>
      copies.map(({ name, given }) => `${database}.${name} ${given}`),
    );
    for (const { client } of targets) await client.query(`drop schema ${SCHEMA} cascade`);
    return { seconds, cpuSeconds: postgres / 1000, tables };
  } finally {
    await Promise.all(targets.map(({ client }) => client.end()));
  }
}

/** @param {pg.Client} client @param {{ since: number, suppliers: number }} imported @returns {Promise<Copy[]>} */
async function copyTables(client, { since, suppliers }) {
  await client.query(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`);
  const { rows: tables } = await client.query(TABLES);
  const copies = [];
  for (const { name, options, columns } of tables) {
    const isNew = `xmin::text::bigint >= ${since}`;
    const { rows } = await client.query(`select count(*)::int as given from ${name} where ${isNew}`);
    const { given } = rows[0];
    if (given < suppliers / FEWEST) continue;
    const copy = `${SCHEMA}.${name}`;
    await client.query(`create table ${copy} (like ${name} including all)`);
    if (options) await client.query(`alter table ${copy} set (${options})`);
    await client.query(
      `insert into ${copy} (${columns}) overriding system value select ${columns} from ${name} where not (${isNew});
       create unlogged table ${SCHEMA}.given_${name} as
         select row_number() over (order by ctid)::int as bench_number, ${columns} from ${name} where ${isNew};
       alter table ${SCHEMA}.given_${name} add primary key (bench_number)`,
    );
    await client.query(`vacuum analyze ${copy}`);
    await client.query(`vacuum analyze ${SCHEMA}.given_${name}`);
    copies.push({ name, columns, given });
  }
  return copies;
}

/** @param {Target[]} targets @param {number} chunks */
async function importAll(targets, chunks) {
  const filled = targets.filter(({ copies }) => copies.length);
  const suppliers = filled.find(({ database }) => database === 'suppliers');
  if (!suppliers) throw new Error('The import added no suppliers.');
  const { client, copies } = suppliers;
  await client.query('begin');
  for (let chunk = 0; chunk < chunks; chunk += 1)
    for (const copy of copies) await insertChunk(client, copy, chunk, chunks);
  await client.query('commit');
  const events = copies.find(({ name }) => name === 'event_log');
  const lanes = [
    ...filled.filter((target) => target !== suppliers).map((target) => () => followAll(target, chunks)),
    ...(events ? [() => placeAll(client, events, chunks)] : []),
  ];
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      for (let lane = lanes.shift(); lane; lane = lanes.shift()) await lane();
    }),
  );
}

/** The numbers of the rows of a chunk; a table can have more or fewer rows than there are suppliers. @param {Copy} copy @param {number} chunk @param {number} chunks */
const span = ({ given }, chunk, chunks) => [
  Math.floor((chunk * given) / chunks),
  Math.floor(((chunk + 1) * given) / chunks),
];

/** @param {pg.Client} client @param {Copy} copy @param {number} chunk @param {number} chunks */
async function insertChunk(client, copy, chunk, chunks) {
  const { name, columns } = copy;
  const places = ['seq', 'prev_hash', 'hash', 'published_at'];
  const written =
    name === 'event_log'
      ? columns
          .split(', ')
          .filter((column) => !places.includes(column))
          .join(', ')
      : columns;
  await client.query({
    name: `insert-${name}`,
    text: `insert into ${SCHEMA}.${name} (${written}) overriding system value
      select ${written} from ${SCHEMA}.given_${name} where bench_number > $1 and bench_number <= $2 order by bench_number`,
    values: span(copy, chunk, chunks),
  });
}

/** @param {Target} target @param {number} chunks */
async function followAll({ client, copies }, chunks) {
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    await client.query('begin');
    for (const copy of copies) await insertChunk(client, copy, chunk, chunks);
    await client.query('commit');
  }
}

/** @param {pg.Client} client @param {Copy} events @param {number} chunks */
async function placeAll(client, events, chunks) {
  for (let chunk = 0; chunk < chunks; chunk += 1)
    await client.query({ name: 'places', text: PLACES, values: span(events, chunk, chunks) });
}
