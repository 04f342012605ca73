import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import { supplierCsv } from '../bench/suppliers.mjs';
import { repoRoot } from '../../paths.mjs';

/** @typedef {import('pg').Client} Client */

const ROWS_PER_INSERT = 5_000;

const INSERT = `
  insert into suppliers (id, version, created_at, updated_at, name, address, city, state, country, postal_code, contact_person, email, status,
    risk_level, fsvp_required, verification_frequency_months, last_verification_date, match_key, name_key)
  select pg_temp.generated_id(created, no), 1, created, created, name, nullif(address, ''), nullif(city, ''), nullif(state, ''), country, nullif("postalCode", ''),
    nullif("contactPerson", ''), nullif(email, ''), status, "riskLevel", "fsvpRequired"::boolean, "verificationFrequencyMonths"::int,
    nullif("lastVerificationDate", '')::timestamptz, "matchKey", "nameKey"
  from jsonb_to_recordset($1::jsonb) as firm (no bigint, name text, address text, city text, state text, country text, "postalCode" text,
      "contactPerson" text, email text, status text, "riskLevel" text, "fsvpRequired" text, "verificationFrequencyMonths" text,
      "lastVerificationDate" text, "matchKey" text, "nameKey" text),
    lateral (select date_trunc('day', now(), 'UTC') - interval '3 years' + no * interval '1 second') received_at (created)
  on conflict (id) do nothing`;

/** Inserts `count` suppliers. @param {Client} suppliers connection of the table owner @param {number} count */
export async function addSuppliers(suppliers, count) {
  const { supplierKeys } = await import(
    pathToFileURL(join(repoRoot, 'svc-suppliers', 'dist', 'suppliers', 'supplier-keys.js')).href
  );
  /** @type {Record<string, string>[]} */
  const firms = parse(supplierCsv(count), { columns: true });
  const rows = firms.map((firm, no) => ({ ...firm, ...supplierKeys(firm), no }));
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await suppliers.query(INSERT, [JSON.stringify(rows.slice(from, from + ROWS_PER_INSERT))]);
  }
  await suppliers.query('vacuum (analyze) suppliers');
}

/**
 * Copies every supplier into another service's supplier directory, as the event consumers would.
 * @param {Client} suppliers @param {Client} other connections of the table owners
 */
export async function copyDirectory(suppliers, other) {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await suppliers.query(
      `select json_agg(one)::text as page, max(id::text) as last from (select id, name, status, risk_level, version, deleted_at is not null as deleted
       from suppliers where id > $1 order by id limit ${ROWS_PER_INSERT}) one`,
      [after],
    );
    if (!rows[0].page) break;
    await other.query(
      `insert into supplier_directory (id, name, status, risk_level, version, deleted)
       select * from jsonb_to_recordset($1::jsonb) as one (id uuid, name text, status text, risk_level text, version int, deleted boolean)
       on conflict (id) do nothing`,
      [rows[0].page],
    );
    after = rows[0].last;
  }
  await other.query('vacuum (analyze) supplier_directory');
}
