import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { verifyAudit } from './audit-verify/verify.mjs';
import { readConfig } from './config.mjs';
import { messageOf, OperatorError } from './operator-error.mjs';
import { exitWith, step } from './progress.mjs';
import { checkBackup } from './restore/check-backup.mjs';
import { restore } from './restore/restore.mjs';
import { prepareTarget } from './restore/target.mjs';

// npm run restore -- FOLDER: fills an empty suite from a backup, and verifies it.

function readArguments() {
  const usage = 'Use `npm run restore -- [--without-keys] FOLDER`.';
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'without-keys': { type: 'boolean' } },
    });
    if (positionals.length === 1) return { folder: resolve(positionals[0]), withoutKeys: values['without-keys'] };
  } catch (error) {
    throw new OperatorError(`${messageOf(error)}. ${usage}`);
  }
  throw new OperatorError(usage);
}

try {
  const { folder, withoutKeys } = readArguments();
  const config = readConfig();
  const manifest = await step('Checking the backup', () => checkBackup(folder));
  const keys = withoutKeys ? [] : manifest.keys;
  const target = await step('Preparing the databases', () => prepareTarget(config, keys));
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    // The databases roll back.
    process.once(signal, () => void target.close().finally(() => process.exit(130)));
  try {
    await restore(folder, manifest, target, { step, timeZone: config.timeZone });
    console.log(`\n  Restored: all changes until ${manifest.cut}, of release ${manifest.release}.\n`);
    if (!withoutKeys) await verify(manifest, target);
  } finally {
    await target.close();
  }
} catch (error) {
  exitWith(error);
}

/** @param {import('./backup/manifest.mjs').Manifest} manifest @param {import('./restore/target.mjs').Target} target */
async function verify({ databases }, { places, keys, unkeyedUntil }) {
  const urls = Object.fromEntries(places.map(({ service, application }) => [service, application]));
  const checkpoint = Object.fromEntries(Object.entries(databases).map(([service, { log }]) => [service, log.head]));
  const { entries, problems, gaps } = await verifyAudit(urls, { keys, unkeyedUntil, checkpoint }, (line) =>
    console.log(`  ${line}`),
  );
  if (problems || gaps) {
    console.log(`\n  ${problems + gaps} findings in ${entries} entries: the suite that was backed up had them too.\n`);
    process.exitCode = problems ? 1 : 2;
  } else console.log(`\n  ${entries} entries verified. Start the services now.\n`);
}
