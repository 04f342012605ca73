import { fileURLToPath } from 'node:url';
import { readConfig } from './config.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { ApiClient } from './seed/api-client.mjs';
import { seedRecords } from './seed/records.mjs';
import { dataFolder, readFirms, suppliersCsv } from './seed/suppliers.mjs';
import { secretsOf } from './secrets.mjs';

/**
 * Loads real foreign food firms, and sample records about some of them, through the API. Safe to repeat: firms already there are skipped.
 * @param {{ url: string, password: string, full?: boolean }} options full: with the public data where it lies beside the project
 * @returns {Promise<{ created: number, skipped: number }>} suppliers
 */
export async function seed({ url, password, full = true }) {
  const api = new ApiClient(url);
  await api.login(password);
  const firms = readFirms(full ? dataFolder() : null);
  const report = await api.postCsv('/api/suppliers/import', suppliersCsv(firms));
  await seedRecords(api, new Map(firms.map((firm) => [firm.sourceId, firm.name])));
  return { created: report.created, skipped: report.skipped };
}

async function main() {
  const config = readConfig();
  const url = process.env.FSVP_URL || `http://localhost:${config.port}`;
  const reachable = await fetch(`${url}/livez`).catch(() => null);
  if (!reachable) throw new OperatorError(`Nothing answers at ${url}: run npm start first, or set FSVP_URL to where the suite runs.`);
  const { created, skipped } = await seed({ url, password: config.password ?? secretsOf(config.home).appPassword });
  console.log(`Suppliers: ${created} added, ${skipped} already there. Sample records are in place.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(exitWith);
