/**
 * Functions of one session: the same seed throws the same numbers and names the same ids.
 * @param {import('pg').Client} client @param {number} seed
 */
export async function layDice(client, seed) {
  await client.query(`
    -- From 0 up to 1 for row "no"; each die is another throw.
    create function pg_temp.thrown(no bigint, die int) returns double precision language sql immutable parallel safe
      return (hashint8extended(no, ${seed} * 100 + die) & 2147483647) / 2147483648.0;
    create function pg_temp.one_of(list text[], no bigint, die int) returns text language sql immutable parallel safe
      return list[1 + floor(pg_temp.thrown(no, die) * cardinality(list))::int];
    -- An id of version 7 as the suite makes them: first the moment, then chance.
    create function pg_temp.generated_id(born timestamptz, no bigint) returns uuid language sql immutable parallel safe
      return overlay(overlay(lpad(to_hex(floor(extract(epoch from born) * 1000)::bigint), 12, '0')
        || substr(md5(no || ':${seed}'), 1, 20) placing '7' from 13) placing '8' from 17)::uuid;
    set search_path = public, pg_temp;
    set synchronous_commit = off;
    set statement_timeout = 0;
    set work_mem = '128MB';
    set maintenance_work_mem = '512MB';
    set jit = off;
  `);
}
