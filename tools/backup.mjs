import { resolve } from 'node:path';
import { backUp } from './backup/back-up.mjs';
import { findSuite } from './backup/places.mjs';
import { readConfig } from './config.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith, step } from './progress.mjs';

// npm run backup -- FOLDER: copies all records and files of the running suite into a new folder.
try {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length) throw new OperatorError('Use `npm run backup -- FOLDER` with a new or empty folder.');
  const stop = new AbortController();
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => stop.abort(new OperatorError('Stopped. No backup was made.')));
  const suite = await findSuite(readConfig());
  const { cut, missing } = await backUp(suite, resolve(folder), { step, signal: stop.signal });
  console.log(`\n  Backup of all changes until ${cut} in ${folder}\n`);
  for (const sha256 of missing.slice(0, 20)) console.log(`  The stored file ${sha256} is missing or damaged.`);
  if (missing.length) {
    console.log(`  ${missing.length} stored files are missing in the suite itself, and so in the backup.\n`);
    process.exitCode = 2;
  }
} catch (error) {
  exitWith(error);
}
