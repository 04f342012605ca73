import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from './config.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { ApiClient } from './seed/api-client.mjs';
import { countDaysIn } from './seed/days.mjs';
import { seedFsvpFiles } from './seed/fsvp-files.mjs';
import { seedRecords } from './seed/records.mjs';
import { seedRiskHistory } from './seed/risk-history.mjs';
import { dataFolder, readFirms, suppliersCsv } from './seed/suppliers.mjs';
import { secretsOf } from './secrets.mjs';
import { askAddresses, askDatabases } from './supervisor/control.mjs';

/**
 * Loads real foreign food firms, and sample records about some of them, through the API. Safe to repeat: firms already there are skipped. An empty
 * suite also gets a year of risk snapshots, where its databases can be reached, and FSVP files, where svc-program can.
 * @param {{ url: string, password: string, full?: boolean, databaseUrls?: { suppliers: { owner: string } } | null,
 *   program?: import('./seed/program-service.mjs').ProgramAddress | null }} options
 *   full: with the public data set where it is next to the project
 * @returns {Promise<{ created: number, skipped: number }>} suppliers
 */
export async function seed({ url, password, full = true, databaseUrls = null, program = null }) {
  const api = new ApiClient(url);
  await api.login(password);
  countDaysIn((await api.get('/api/auth/user')).timeZone);
  const wasEmpty = (await api.get('/api/suppliers?limit=1')).total === 0;
  const firms = readFirms(full ? dataFolder() : null);
  const report = await api.postCsv('/api/suppliers/import', suppliersCsv(firms));
  const nameOfFei = new Map(firms.map((firm) => [firm.sourceId, firm.name]));
  await seedRecords(api, nameOfFei);
  if (program) await seedFsvpFiles(api, program, nameOfFei);
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
    program: await programOf(config.home),
  });
  console.log(`Suppliers: ${created} added, ${skipped} already there. Sample records are in place.`);
}

/**
 * Where svc-program is, and its secret; null if it can't be reached.
 * @param {string} home @returns {Promise<import('./seed/program-service.mjs').ProgramAddress | null>}
 */
async function programOf(home) {
  const { FSVP_URL, PROGRAM_URL, INTERNAL_TOKEN_SECRET_FILE } = process.env;
  if (PROGRAM_URL && INTERNAL_TOKEN_SECRET_FILE)
    return { url: PROGRAM_URL, secret: readFileSync(INTERNAL_TOKEN_SECRET_FILE, 'utf8').trim() };
  const addresses = FSVP_URL ? null : await askAddresses(home).catch(() => null);
  return addresses && { url: addresses.program, secret: secretsOf(home).internalTokenSecret };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main().catch(exitWith);
