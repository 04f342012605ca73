/**
 * Creates temporary SQL functions for reproducible random values and ids, and tunes the session for bulk writes.
 * @param {import('pg').Client} client @param {number} seed
 */
export async function installSeededRandom(client, seed) {
  await client.query(`
    -- A number from 0 to 1 (exclusive) for row "no"; each salt gives an independent series.
    create function pg_temp.seeded_random(no bigint, salt int) returns double precision language sql immutable parallel safe
      return (hashint8extended(no, ${seed} * 100 + salt) & 2147483647) / 2147483648.0;
    create function pg_temp.one_of(list text[], no bigint, salt int) returns text language sql immutable parallel safe
      return list[1 + floor(pg_temp.seeded_random(no, salt) * cardinality(list))::int];
    -- A version 7 UUID like those of the services: timestamp first, then pseudo-random bits.
    create function pg_temp.generated_id(created timestamptz, no bigint) returns uuid language sql immutable parallel safe
      return overlay(overlay(lpad(to_hex(floor(extract(epoch from created) * 1000)::bigint), 12, '0')
        || substr(md5(no || ':${seed}'), 1, 20) placing '7' from 13) placing '8' from 17)::uuid;
    set search_path = public, pg_temp;
    set synchronous_commit = off;
    set statement_timeout = 0;
    set work_mem = '128MB';
    set maintenance_work_mem = '512MB';
    set jit = off;
  `);
}
