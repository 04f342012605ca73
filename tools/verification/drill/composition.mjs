import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { databaseOwners, withDatabase } from '../../infrastructure/databases.mjs';
import { OperatorError } from '../../operator-error.mjs';
import { productProcesses } from '../../processes.mjs';

/** @typedef {import('../../suite.mjs').Suite} Suite */

const PROJECT = 'fsvp';
/** @type {string[]} */ const PARTS = [...productProcesses.map(({ name }) => name), 'postgres', 'nats', 'redis'];

/**
 * The running composition of docker-compose.yml, as far as the drill of random faults needs a suite. Its processes are killed and paused as
 * processes of this machine, so that the restart policies work as after a crash; this needs root and containers of this machine.
 * @returns {{ suite: Suite, wiped: { nats: string[], redis: string[] } }}
 */
export function findComposition() {
  const engine = process.env.CONTAINER_ENGINE || 'docker';
  const run = (/** @type {string[]} */ ...args) => execFileSync(engine, args, { encoding: 'utf8' }).trim();
  // Waiting for a container must not keep the writers waiting.
  const act = async (/** @type {string[]} */ ...args) => void (await promisify(execFile)(engine, args));
  const filter = `label=com.docker.compose.project=${PROJECT}`;
  const service = '{{index .Config.Labels "com.docker.compose.service"}}';
  const ids = run('ps', '--quiet', '--filter', filter).split('\n').filter(Boolean);
  /** @type {Map<string, string>} */ const containers = new Map();
  for (const id of ids) {
    const name = run('inspect', '--format', service, id);
    const number = [...containers.keys()].filter((one) => one.replace(/-\d+$/, '') === name).length + 1;
    if (PARTS.includes(name)) containers.set(number > 1 ? `${name}-${number}` : name, id);
  }
  const missing = PARTS.filter((name) => !containers.has(name));
  if (missing.length)
    throw new OperatorError(`The composition ${PROJECT} does not run ${missing.join(', ')}: start it first.`);
  const idOf = (/** @type {string} */ name) => /** @type {string} */ (containers.get(name));
  const inspect = (/** @type {string} */ name, /** @type {string} */ format) =>
    run('inspect', '--format', format, idOf(name));
  const pidOf = (/** @type {string} */ name) => Number(inspect(name, '{{.State.Pid}}'));
  const addressOf = (/** @type {string} */ name) =>
    inspect(name, '{{range .NetworkSettings.Networks}}{{.IPAddress}} {{end}}').split(' ')[0] ?? '';
  const volume = (/** @type {string} */ name) =>
    run('volume', 'inspect', '--format', '{{.Mountpoint}}', `${PROJECT}_${name}`);
  const secret = (/** @type {string} */ of, /** @type {string} */ file) =>
    readFileSync(join(volume(`secrets-${of}`), file), 'utf8').trim();
  const from = (/** @type {string} */ url, /** @type {string} */ server) =>
    Object.assign(new URL(url), { hostname: addressOf(server) }).href;
  const adminUrl = () => from(secret('migrate', 'admin-url'), 'postgres');

  const suite = {
    gateways: [{ url: `http://localhost:${process.env.PORT || 8080}` }],
    password: secret('gateway', 'app-password'),
    // A container gets a new address when it is started again.
    get databaseUrls() {
      return Object.fromEntries(
        databaseOwners.map((name) => {
          const url = withDatabase(adminUrl(), `fsvp_${name}`);
          return [name, { owner: url, application: url }];
        }),
      );
    },
    get natsUrl() {
      return from(secret('documents', 'nats-url'), 'nats');
    },
    /** For commands with the settings of `migrate`. */
    get env() {
      const urls = databaseOwners.map((name) => [
        `${name.toUpperCase()}_DATABASE_URL`,
        from(secret(name, 'database-url'), 'postgres'),
      ]);
      const keys = secret('documents', 'event-log-keys');
      return { ...Object.fromEntries(urls), ADMIN_DATABASE_URL: adminUrl(), EVENT_LOG_KEYS: keys };
    },
    status: () => [...containers.keys()].map((name) => ({ name })),
    pidOf,
    kill9: (/** @type {string} */ name) => process.kill(pidOf(name), 'SIGKILL'),
    restart: (/** @type {string} */ name) => act('restart', idOf(name)),
    stopPart: (/** @type {string} */ name) => act('stop', idOf(name)),
    startPart: (/** @type {string} */ name) => act('start', idOf(name)),
  };
  return {
    suite: /** @type {Suite} */ (/** @type {unknown} */ (suite)),
    wiped: { nats: [join(volume('nats'), 'jetstream')], redis: [join(volume('redis'), 'appendonlydir')] },
  };
}
