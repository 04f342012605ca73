import { fileURLToPath } from 'node:url';
import { readConfig } from './config.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { ApiClient } from './seed/api-client.mjs';
import { seedRecords } from './seed/records.mjs';
import { seedRiskHistory } from './seed/risk-history.mjs';
import { dataFolder, readFirms, suppliersCsv } from './seed/suppliers.mjs';
import { secretsOf } from './secrets.mjs';
import { askDatabases } from './supervisor/control.mjs';

/**
 * Loads real foreign food firms, and sample records about some of them, through the API. Safe to repeat: firms already there are skipped. An empty
 * suite also gets a year of risk snapshots, where its databases can be reached.
 * @param {{ url: string, password: string, full?: boolean, databaseUrls?: { suppliers: { owner: string } } | null }} options
 *   full: with the public data set where it is next to the project
 * @returns {Promise<{ created: number, skipped: number }>} suppliers
 */
export async function seed({ url, password, full = true, databaseUrls = null }) {
  const api = new ApiClient(url);
  await api.login(password);
  const wasEmpty = (await api.get('/api/suppliers?limit=1')).total === 0;
  const firms = readFirms(full ? dataFolder() : null);
  const report = await api.postCsv('/api/suppliers/import', suppliersCsv(firms));
  await seedRecords(api, new Map(firms.map((firm) => [firm.sourceId, firm.name])));
  if (wasEmpty && databaseUrls) {
    const { riskDistribution } = await api.get('/api/dashboard/stats');
    if (riskDistribution) await seedRiskHistory(databaseUrls.suppliers.owner, riskDistribution);
  }
  return { created: report.created, skipped: report.skipped };
}

async function main() {
  const config = readConfig();
  const url = process.env.FSVP_URL || `http://localhost:${config.port}`;
  const reachable = await fetch(`${url}/modules.json`).catch(() => null);
  if (!reachable)
    throw new OperatorError(
      `Nothing answers at ${url}. Run npm start first, or set FSVP_URL to the address of the suite.`,
    );
  // The databases of a suite on another machine are not reachable.
  const databaseUrls = process.env.FSVP_URL ? null : await askDatabases(config.home).catch(() => null);
  const { created, skipped } = await seed({
    url,
    password: config.password ?? secretsOf(config.home).appPassword,
    databaseUrls,
  });
  console.log(`Suppliers: ${created} added, ${skipped} already there. Sample records are in place.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(exitWith);
