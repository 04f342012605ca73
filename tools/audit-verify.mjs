import { loadOrExit, readConfig as readSettings } from '@fsvp/service-kit/runtime/config';
import { readChainKeys } from '@fsvp/service-kit/events/hash-chain';
import * as z from 'zod/mini';
import { readArguments } from './audit-verify/arguments.mjs';
import { findDatabases } from './audit-verify/find-databases.mjs';
import { verifyAudit } from './audit-verify/verify.mjs';
import { readCheckpoint, writeCheckpoint } from './audit-verify/checkpoint.mjs';
import { hasTargets } from './backup/places.mjs';
import { readConfig } from './config.mjs';
import { readTargets } from './migrate/targets.mjs';
import { OperatorError } from './operator-error.mjs';
import { exitWith } from './progress.mjs';
import { secretsOf } from './secrets.mjs';

const settings = z.object({ EVENT_LOG_KEYS: z.optional(z.string()) });

const urlsOfTargets = () =>
  Object.fromEntries(loadOrExit(() => readTargets(process.env)).targets.map(({ service, url }) => [service, url]));

// npm run audit:verify: recomputes the hash chain of every service's event log and compares the logs with the audit trail.
try {
  const { databases, checkpoint, accepted } = readArguments(process.argv.slice(2));
  const config = readConfig();
  const named = databases ?? (hasTargets() ? urlsOfTargets() : undefined);
  const urls = named ?? (await findDatabases(config));
  const secrets = named ? undefined : secretsOf(config.home);
  const expectations = {
    checkpoint: checkpoint ? readCheckpoint(checkpoint) : {},
    keys: readChainKeys(secrets?.eventLogKeys.join() ?? readSettings(settings).EVENT_LOG_KEYS),
    unkeyedUntil: secrets?.unkeyedUntil ?? undefined,
  };
  for (const range of accepted) {
    const url = urls[range.service];
    if (!url) throw new OperatorError(`The database of ${range.service} is not among those that are verified.`);
    // It loads TypeORM, which doubles the time in which the command starts.
    const { acceptUnkeyed } = await import('./audit-verify/accept-unkeyed.mjs');
    await acceptUnkeyed(url, range, expectations);
  }
  const { heads, entries, problems, gaps } = await verifyAudit(urls, expectations, (line) => console.log(line));
  const of = `in ${entries} entries of ${Object.keys(urls).length} services`;
  if (gaps > 0)
    console.log(
      `${gaps} ${gaps === 1 ? 'gap' : 'gaps'} of delivery ${of}: nothing was changed. \`npm run events:rebuild\` delivers again.`,
    );
  if (problems > 0) console.log(`${problems} ${problems === 1 ? 'problem' : 'problems'} found ${of}.`);
  if (problems === 0 && gaps === 0) {
    if (checkpoint) writeCheckpoint(checkpoint, heads);
    console.log(`${entries} entries of ${Object.keys(urls).length} services verified.`);
  }
  process.exitCode = problems > 0 ? 1 : gaps > 0 ? 2 : 0;
} catch (error) {
  exitWith(error);
}
