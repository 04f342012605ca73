import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
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
 * @returns {Promise<{ created: number, skipped: number, leftOut: string[] }>} suppliers, and what else was left out, each with the reason
 */
export async function seed({ url, password, full = true, databaseUrls = null, program = null }) {
  const api = new ApiClient(url);
  await api.login(password);
  countDaysIn((await api.get('/api/auth/user')).timeZone);
  const wasEmpty = (await api.get('/api/suppliers?limit=1')).total === 0;
  const firms = readFirms(full ? dataFolder() : null);
  const report = await api.postCsv('/api/suppliers/import', suppliersCsv(firms));
  const nameOfFei = new Map(firms.map((firm) => [firm.sourceId, firm.name]));
  const leftOut = await seedRecords(api, nameOfFei);
  leftOut.push(
    ...(program
      ? await seedFsvpFiles(api, program, nameOfFei)
      : ['FSVP files: svc-program cannot be reached from here']),
  );
  if (wasEmpty && databaseUrls) await seedRiskHistory(databaseUrls.suppliers.owner, await riskToday(api));
  else
    leftOut.push(`the risk trend: ${wasEmpty ? 'the databases cannot be reached from here' : 'suppliers were there'}`);
  return { created: report.created, skipped: report.skipped, leftOut };
}

/** Today's numbers. The dashboard answers without those of a service that is slow. @param {ApiClient} api */
async function riskToday(api) {
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { riskDistribution } = await api.get('/api/dashboard/stats');
    if (riskDistribution) return riskDistribution;
    await sleep(1_000);
  }
  throw new OperatorError('The suppliers service does not answer, so the risk trend could not be made.');
}

/** @param {string[]} leftOut */
export const describeOutcome = (leftOut) =>
  leftOut.length ? `Left out of the sample:\n  ${leftOut.join('\n  ')}` : 'Sample records are in place.';

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
  const { created, skipped, leftOut } = await seed({
    url,
    password: config.password ?? secretsOf(config.home).appPassword,
    databaseUrls,
    program: await programOf(config.home),
  });
  console.log(`Suppliers: ${created} added, ${skipped} already there.`);
  console.log(describeOutcome(leftOut));
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
