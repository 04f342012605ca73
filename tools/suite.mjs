import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { allSettled } from './all-settled.mjs';
import { machineTimeZone } from './config.mjs';
import { describeProcesses, placeReplicas } from './describe-processes.mjs';
import { freePort, reservePort } from './free-port.mjs';
import { bootstrapDatabases } from './infrastructure/databases.mjs';
import { startInfrastructure } from './infrastructure/embedded.mjs';
import { OperatorError } from './operator-error.mjs';
import { repoRoot } from './paths.mjs';
import { ownAddress } from './public-address.mjs';
import { processOf, productProcesses, services } from './processes.mjs';
import { rememberUnkeyedEntries, secretsOf } from './secrets.mjs';
import { readLogEnds } from './audit-verify/log-ends.mjs';
import { preflight } from './setup/preflight.mjs';
import { runLogged } from './setup/run-logged.mjs';
import { openControl } from './supervisor/control.mjs';
import { rememberProcess } from './supervisor/pid-files.mjs';
import { StorageGuard } from './supervisor/storage-guard.mjs';

/** @typedef {import('./supervisor/managed-process.mjs').ManagedProcess} ManagedProcess */
/** @typedef {import('./infrastructure/databases.mjs').DatabaseName} DatabaseName */
/** @typedef {import('./infrastructure/databases.mjs').DatabaseUrls} DatabaseUrls */
/** @typedef {import('./processes.mjs').ProcessName} ProcessName */
/** @typedef {ProcessName | `${ProcessName}-${number}` | 'postgres' | 'nats' | 'redis'} PartName */

/**
 * The checkouts whose built files run, so that a test can mix releases. Migrations are always this checkout's.
 * @typedef {{ shell: string, modules: string, services: string, processes?: Partial<Record<ProcessName, string>> }} Builds
 *   folders; `processes` has those of single processes
 */

/**
 * @typedef {object} SuiteOptions
 * @property {string} home data, logs and secrets of this suite
 * @property {number} [port] of the gateway; a free one when left out
 * @property {string} [host]
 * @property {number} [publicPort] under which people open it; by default `port`
 * @property {number} [metricsPort] of the gateway's health checks and metrics; a free one when left out
 * @property {string} [timeZone] in which days are counted; by default this machine's
 * @property {string} [password] the shared password; the home's own when left out
 * @property {string} [databaseUrl] administrator's address of a PostgreSQL to use instead of the embedded one
 * @property {string} [natsUrl]
 * @property {string} [redisUrl]
 * @property {string} [objectStoreUrl]
 * @property {{ folder: string, kept: number, allowedOrigins: readonly string[] }} [moduleStore] by default in the home
 * @property {Partial<Builds>} [builds] by default the files that were built here
 * @property {boolean} [durable] false for test data
 * @property {readonly ProcessName[]} [only] start only these processes
 * @property {Partial<Record<ProcessName, number>>} [replicas] how many of each process; the further ones are named `suppliers-2` and so on
 * @property {number} [readyMs] how long a process may take to become ready
 * @property {Record<string, string>} [env] more environment for every process
 * @property {(text: string) => void} [note] one line about an event nobody asked for, such as a crash
 * @property {AbortSignal} [signal] aborts the start and stops what was started
 * @property {<T>(label: string, work: () => Promise<T>) => Promise<T>} [step] shows progress
 */

/**
 * Starts the whole product on this machine: infrastructure, databases, migrations, processes.
 * @param {SuiteOptions} options
 */
export async function startSuite(options) {
  const { home, host = '127.0.0.1', step = (_, work) => work(), note = () => undefined } = options;
  mkdirSync(home, { recursive: true });
  // As root PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(home, process.getuid?.() === 0 ? 0o711 : 0o700);
  const builds = { shell: repoRoot, modules: repoRoot, services: repoRoot, ...options.builds };
  const port = options.port ?? (await freePort());
  for (const given of [port, options.metricsPort]) if (given) reservePort(given);
  await preflight({ home, port, host, note });
  const guard = new StorageGuard({ home, note });
  await guard.reserve();
  const forget = rememberProcess(home, 'supervisor', process.pid, 'SIGTERM');
  /** @type {ManagedProcess[]} */ const parts = [];
  /** @type {(() => void)[]} */ const closers = [forget, () => guard.stop()];
  const stop = once(async () => {
    await stopInOrder(parts);
    for (const close of closers) close();
  });
  try {
    const goOn = () => options.signal?.throwIfAborted();
    const secrets = secretsOf(home);
    const moduleStore = options.moduleStore ?? { folder: join(home, 'modules'), kept: 5, allowedOrigins: [] };
    // It imports built files.
    const { checkSettings } = await import('./setup/check-settings.mjs');
    await checkSettings(options, { host, secrets, moduleStore, builds });
    const infrastructure = await step('Starting PostgreSQL, NATS and Redis', () =>
      startInfrastructure({ ...options, secrets, note }),
    );
    parts.push(...infrastructure.servers);
    guard.start({
      onFull: () => infrastructure.setReadOnly(true),
      onSpace: () => {
        infrastructure.setReadOnly(false);
        for (const one of parts) void one.recover();
      },
    });
    goOn();
    const databases = await step('Preparing the databases', async () => {
      const urls = await bootstrapDatabases(infrastructure.adminUrl, secrets.roles);
      await migrate(urls, options);
      await rememberUnkeyedEntries(home, () => readLogEnds(urls));
      return urls;
    });
    goOn();
    if (!options.only || options.only.includes('gateway')) {
      // It imports built files.
      const { installShell, releaseBuiltModules } = await import('./modules/built-modules.mjs');
      await step('Releasing the modules', () =>
        releaseBuiltModules(installShell(moduleStore, builds.shell), note, builds.modules),
      );
    }
    goOn();
    const metricsPort = options.metricsPort ?? (await freePort());
    const replicas = await placeReplicas(options, { port, metricsPort, builds });
    const processes = describeProcesses(options, {
      ...replicas,
      host,
      infrastructure,
      databases,
      secrets,
      moduleStore,
      builds,
    });
    parts.unshift(...processes);
    const first = processes.filter(({ name }) => processOf(name)?.name === name);
    const further = processes.filter((one) => !first.includes(one));
    await step('Starting the services', () => allSettled(first.map((one) => one.start())));
    if (further.length) await step('Starting their replicas', () => allSettled(further.map((one) => one.start())));
    goOn();

    const part = (/** @type {string} */ name) => {
      const found = parts.find((candidate) => candidate.name === name);
      if (!found)
        throw new OperatorError(
          `There is no part '${name}'. Use one of ${parts.map((candidate) => candidate.name).join(', ')}.`,
        );
      return found;
    };
    const restart = async (/** @type {PartName} */ name) => {
      if (processOf(name)) return part(name).replace();
      await part(name).stop();
      await part(name).start();
    };
    const rebuildEvents = async () => {
      // It imports built files.
      const { rebuildEvents: rebuild } = await import('./events-rebuild/rebuild.mjs');
      await rebuild(databases, {
        natsUrl: infrastructure.natsUrl,
        namespace: options.env?.EVENT_NAMESPACE ?? 'fsvp',
      });
    };
    const addresses = Object.fromEntries(
      Object.entries(replicas.places).map(([name, [replica]]) => [name, `http://127.0.0.1:${replica?.port}`]),
    );
    const suite = {
      url: ownAddress(host, port),
      /** Every replica of the gateway. */
      gateways: replicas.places.gateway.map((replica) => ({ ...replica, url: ownAddress(host, replica.port) })),
      port,
      /** Serves the gateway's health checks and metrics. */
      metricsPort,
      /** Where each process serves its health checks and metrics. */
      probeUrls: /** @type {Record<ProcessName, string>} */ (
        Object.fromEntries(processes.map(({ name, probeUrl }) => [name, probeUrl]))
      ),
      home,
      timeZone: options.timeZone ?? machineTimeZone(),
      password: options.password ?? secrets.appPassword,
      databaseUrls: databases,
      /** svc-program, for calls as the suite itself. */
      program: { url: addresses.program ?? '', secret: secrets.internalTokenSecret },
      adminDatabaseUrl: infrastructure.adminUrl,
      natsUrl: infrastructure.natsUrl,
      redisUrl: infrastructure.redisUrl,
      logs: join(home, 'logs'),
      /** Holds registry.json and the releases of the modules. */
      moduleStore: moduleStore.folder,
      /** Stops everything in order; the data is kept. */
      stop,
      /** Replaces a process without downtime; stops and starts a server. */
      restart,
      stopPart: (/** @type {PartName} */ name) => part(name).stop(),
      startPart: (/** @type {PartName} */ name) => part(name).start(),
      /** Simulates a crash; the supervisor starts it again. */
      kill9: (/** @type {PartName} */ name) => part(name).signal('SIGKILL'),
      signal: (/** @type {PartName} */ name, /** @type {NodeJS.Signals} */ signal) => part(name).signal(signal),
      pidOf: (/** @type {PartName} */ name) => part(name).child?.pid ?? null,
      /** Runs the migrations of every service that has new ones. */
      migrate: () => migrate(databases, options),
      rebuildEvents,
      stopNats: () => part('nats').stop(),
      startNats: () => part('nats').start(),
      /** Makes it hang with open connections. */
      pauseNats: () => part('nats').signal('SIGSTOP'),
      resumeNats: () => part('nats').signal('SIGCONT'),
      stopRedis: () => part('redis').stop(),
      startRedis: () => part('redis').start(),
      status: () => parts.map((one) => ({ name: one.name, state: one.state, pid: one.child?.pid ?? null })),
    };
    closers.push(
      await openControl(home, {
        status: suite.status,
        databases,
        addresses,
        act: async (action, name) => {
          if (action === 'restart') await restart(/** @type {PartName} */ (name));
          else if (action === 'stop') await part(name).stop();
          else if (action === 'start') await part(name).start();
          else if (action === 'rebuild-events') await rebuildEvents();
          else
            throw new OperatorError(
              `'${action}' is not an action. Use status, restart, stop, start or rebuild-events.`,
            );
        },
      }),
    );
    return suite;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @typedef {Awaited<ReturnType<typeof startSuite>>} Suite */

/** @template T @param {() => Promise<T>} work @returns {() => Promise<T>} */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let running;
  return () => (running ??= work());
}

/** @param {Record<DatabaseName, DatabaseUrls>} urls @param {SuiteOptions} options */
async function migrate(urls, options) {
  const { home, only } = options;
  const needed = services.filter(({ workspace }) =>
    productProcesses.some((one) => one.workspace === workspace && (!only || only.includes(one.name))),
  );
  await allSettled(
    needed.map(({ workspace, database }) =>
      runLogged(process.execPath, ['--enable-source-maps', join(repoRoot, workspace, 'dist', 'migrate.js')], {
        log: join(home, 'logs', `migrate-${database}.log`),
        env: {
          ...process.env,
          NODE_OPTIONS: '',
          MIGRATION_DATABASE_URL: urls[database].owner,
          APPLICATION_ROLE: new URL(urls[database].application).username,
          APP_TIME_ZONE: options.timeZone ?? machineTimeZone(),
        },
        failure: `The database of ${workspace} could not be migrated.`,
      }),
    ),
  );
}

/**
 * The gateway drains first, so that it sends no request to a stopped service; then the services; then the servers with their data.
 * @param {ManagedProcess[]} parts
 */
async function stopInOrder(parts) {
  const stopAll = (/** @type {(name: string | undefined) => boolean} */ chosen) =>
    Promise.all(parts.filter((part) => chosen(processOf(part.name)?.name)).map((part) => part.stop()));
  await stopAll((name) => name === 'gateway');
  await stopAll((name) => name !== undefined && name !== 'gateway');
  await stopAll((name) => name === undefined);
}
