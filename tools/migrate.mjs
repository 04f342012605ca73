import { setTimeout as sleep } from 'node:timers/promises';
import { exitWithSettingsError, loadOrExit } from '@fsvp/service-kit/runtime/config';
import { ensureDatabases, withDatabase } from './infrastructure/databases.mjs';
import { checkSettings } from './migrate/check-settings.mjs';
import { runMigrations } from './migrate/run-migrations.mjs';
import { readTargets } from './migrate/targets.mjs';
import { OperatorError, messageOf } from './operator-error.mjs';
import { exitWith, step } from './progress.mjs';

// Makes the roles and databases of all services on a server of one's own, and brings them up to date. Can be repeated.

const WAIT_MS = 60_000;
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', '57P03']);

/** Waits for a server that is starting, as in a composition of containers. @template T @param {() => Promise<T>} work */
async function untilReachable(work) {
  for (const deadline = Date.now() + WAIT_MS; ;) {
    try {
      return await work();
    } catch (error) {
      const { code } = /** @type {{ code?: string }} */ (error);
      if (!UNREACHABLE.has(code ?? '') || Date.now() > deadline)
        throw error instanceof OperatorError
          ? error
          : new OperatorError(`The databases could not be prepared: ${messageOf(error) || code}`, error);
      await sleep(500);
    }
  }
}

try {
  const { adminUrl, targets } = loadOrExit(() => readTargets(process.env));
  await checkSettings(process.env).catch(exitWithSettingsError);
  await step('Preparing the databases', () => untilReachable(() => ensureDatabases(adminUrl, targets)));
  for (const { workspace, database, owner, application } of targets)
    await step(`Migrating ${database}`, () =>
      runMigrations(workspace, {
        url: withDatabase(adminUrl, database),
        owner: owner.name,
        application: application.name,
      }),
    );
} catch (error) {
  exitWith(error);
}
