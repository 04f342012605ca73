import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EventProgress } from '../bench/event-progress.mjs';
import { checkEffects } from './check-effects.mjs';
import { checkRecords } from './check-records.mjs';
import { Findings } from './findings.mjs';
import { seconds } from './table.mjs';

const REPORTS_END_MS = 600_000;

/** @typedef {import('../../suite.mjs').Suite} Suite */
/** @typedef {import('./writer.mjs').Tools} Tools */

/**
 * Waits until every event is handled and every report has ended, then compares the suite with what it acknowledged.
 * @param {Suite} suite @param {Tools} tools @param {import('./own-suite.mjs').Terminal} terminal
 * @returns {Promise<boolean>}
 */
export async function checkEverything(suite, tools, { step }) {
  const findings = new Findings();
  const since = performance.now();
  await step('Waiting until every event is handled', () => untilHandled(suite));
  await step('Waiting until every report has ended', () => untilReportsEnded(tools));
  findings.note('all events handled and reports ended after the last write', seconds(performance.now() - since));
  findings.expectNone('answers that no fault explains', tools.ledger.surprises);
  await step('Comparing every record', () => checkRecords(tools, findings));
  await step('Comparing audit trail, read models, notifications and figures', () =>
    checkEffects(suite, tools, findings),
  );
  await step('Verifying the audit trail', () => verifyAudit(suite, findings));
  console.log(`\n${findings.report()}\n`);
  return findings.kept;
}

/** @param {Suite} suite */
export async function untilHandled(suite) {
  const progress = new EventProgress(suite);
  try {
    await progress.handled();
  } finally {
    await progress.close();
  }
}

/** @param {Tools} tools */
async function untilReportsEnded({ client, ledger }) {
  const open = new Set(ledger.reports);
  for (const deadline = Date.now() + REPORTS_END_MS; open.size && Date.now() < deadline; await sleep(500))
    for (const id of open) {
      const { body } = await client.call('GET', `/api/reports/runs/${id}`);
      if (['done', 'failed', 'cancelled'].includes(body?.status)) open.delete(id);
      else break;
    }
}

/** @param {Suite} suite @param {Findings} findings */
async function verifyAudit(suite, findings) {
  const settings = 'env' in suite ? /** @type {NodeJS.ProcessEnv} */ (suite.env) : { FSVP_HOME: suite.home };
  const command = fileURLToPath(new URL('../../audit-verify.mjs', import.meta.url));
  const { stdout, stderr, code } = await promisify(execFile)(process.execPath, [command], {
    env: { ...process.env, ...settings },
    maxBuffer: 100_000_000,
  }).then(
    (done) => ({ ...done, code: 0 }),
    (error) => error,
  );
  const lines = `${stdout}${stderr}`.trim().split('\n');
  findings.note('audit:verify', String(lines.at(-1)));
  findings.expectNone('problems that audit:verify reports', code === 0 ? [] : lines);
}
