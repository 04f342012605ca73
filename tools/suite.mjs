import { chmodSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { allSettled } from './all-settled.mjs';
import { machineTimeZone } from './config.mjs';
import { freePort } from './free-port.mjs';
import { bootstrapDatabases } from './infrastructure/databases.mjs';
import { startInfrastructure } from './infrastructure/embedded.mjs';
import { OperatorError } from './operator-error.mjs';
import { cacheDir, repoRoot } from './paths.mjs';
import { migratedWorkspaces, productProcesses } from './processes.mjs';
import { rememberUnkeyedEntries, secretsOf } from './secrets.mjs';
import { readLogEnds } from './audit-verify/log-ends.mjs';
import { preflight } from './setup/preflight.mjs';
import { runLogged } from './setup/run-logged.mjs';
import { openControl } from './supervisor/control.mjs';
import { rememberProcess } from './supervisor/pid-files.mjs';
import { serviceProcess } from './supervisor/service-process.mjs';
import { StorageGuard } from './supervisor/storage-guard.mjs';

/** @typedef {import('./supervisor/managed-process.mjs').ManagedProcess} ManagedProcess */
/** @typedef {import('./infrastructure/databases.mjs').DatabaseName} DatabaseName */
/** @typedef {import('./infrastructure/databases.mjs').DatabaseUrls} DatabaseUrls */
/** @typedef {import('./processes.mjs').ProcessName} ProcessName */
/** @typedef {ProcessName | 'postgres' | 'nats' | 'redis'} PartName */

/**
 * The checkouts whose built files run, so that a test can mix releases. Migrations are always this checkout's.
 * @typedef {{ shell: string, modules: string, services: string }} Builds
 */

/**
 * @typedef {object} SuiteOptions
 * @property {string} home data, logs and secrets of this suite
 * @property {number} [port] of the gateway; a free one when left out
 * @property {string} [host]
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
    const infrastructure = await step('Starting PostgreSQL, NATS and Redis', () =>
      startInfrastructure({
        ...options,
        // Release 0.2.0 ignores the credentials in NATS_URL.
        secrets: isThisCheckout(builds.services) ? secrets : { ...secrets, natsPassword: undefined },
        note,
      }),
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
    const moduleStore = options.moduleStore ?? { folder: join(home, 'modules'), kept: 5, allowedOrigins: [] };
    if (!options.only || options.only.includes('gateway')) {
      // It imports built files.
      const { openStore, releaseBuiltModules } = await import('./modules/built-modules.mjs');
      await step('Releasing the modules', () =>
        releaseBuiltModules(openStore(moduleStore, builds.shell), note, builds.modules),
      );
    }
    goOn();
    const metricsPort = options.metricsPort ?? (await freePort());
    const processes = await describeProcesses(options, {
      port,
      metricsPort,
      host,
      infrastructure,
      databases,
      secrets,
      moduleStore,
      builds,
    });
    parts.unshift(...processes);
    await step('Starting the services', () => allSettled(processes.map((one) => one.start())));
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
      if (productProcesses.some((process) => process.name === name)) return part(name).replace();
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
    const suite = {
      url: `http://${host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`,
      port,
      /** Serves the gateway's health checks and metrics. */
      metricsPort,
      home,
      timeZone: options.timeZone ?? machineTimeZone(),
      password: options.password ?? secrets.appPassword,
      databaseUrls: databases,
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

/** @param {string} folder of a checkout */
const isThisCheckout = (folder) => resolve(folder) === repoRoot;

/** @template T @param {() => Promise<T>} work @returns {() => Promise<T>} */
function once(work) {
  /** @type {Promise<T> | undefined} */
  let running;
  return () => (running ??= work());
}

/** @param {Record<DatabaseName, DatabaseUrls>} urls @param {SuiteOptions} options */
async function migrate(urls, options) {
  const { home, only } = options;
  const needed = migratedWorkspaces.filter(({ workspace }) =>
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
 * @param {SuiteOptions} options
 * @param {{ port: number, metricsPort: number, host: string, infrastructure: import('./infrastructure/embedded.mjs').Infrastructure,
 *   databases: Record<DatabaseName, DatabaseUrls>, secrets: import('./secrets.mjs').Secrets,
 *   moduleStore: NonNullable<SuiteOptions['moduleStore']>, builds: Builds }} facts
 */
async function describeProcesses(
  options,
  { port, metricsPort, host, infrastructure, databases, secrets, moduleStore, builds },
) {
  const { home, only, note } = options;
  const inner = productProcesses.filter(({ name }) => name !== 'gateway');
  const ports = /** @type {Record<ProcessName, number>} */ ({ gateway: port });
  for (const { name } of inner) ports[name] = await freePort();
  // Release 0.2.0 has no such port.
  const probePort = isThisCheckout(builds.services) ? metricsPort : port;
  const address = (/** @type {ProcessName} */ name) => `http://127.0.0.1:${ports[name]}`;
  const objects = join(home, 'objects');
  mkdirSync(objects, { recursive: true, mode: 0o700 });
  chmodSync(objects, 0o700);
  const temporary = join(home, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const shared = {
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    // Node 22 and newer cache compiled code there, which shortens the next start.
    NODE_COMPILE_CACHE: join(cacheDir, 'compiled'),
    TZ: 'UTC',
    APP_TIME_ZONE: options.timeZone ?? machineTimeZone(),
    // Temporary files of imports and reports also stay in the home.
    TMPDIR: temporary,
    LOG_LEVEL: process.env.LOG_LEVEL || 'info',
    DRAIN_MS: '500',
    INTERNAL_TOKEN_SECRET: secrets.internalTokenSecret,
    EVENT_LOG_KEYS: secrets.eventLogKeys.join(),
    NATS_URL: infrastructure.natsUrl,
    EVENT_STREAM_MAX_BYTES: process.env.EVENT_STREAM_MAX_BYTES || String(infrastructure.streamBytes ?? ''),
    REDIS_URL: infrastructure.redisUrl,
    OBJECT_STORE_URL: options.objectStoreUrl ?? pathToFileURL(objects).href,
    SUPPLIERS_URL: address('suppliers'),
    QUALITY_URL: address('quality'),
    DOCUMENTS_URL: address('documents'),
    GATEWAY_INTERNAL_URL: address('gateway'),
    SHELL_DIR: join(builds.shell, 'shell', 'dist'),
    MODULE_STORE: moduleStore.folder,
    ALLOWED_MODULE_ORIGINS: moduleStore.allowedOrigins.join(),
    ...options.env,
  };
  return productProcesses
    .filter(({ name }) => !only || only.includes(name))
    .map(({ name, workspace, entry, database }) =>
      serviceProcess({
        name,
        home,
        note,
        script: join(builds.services, workspace, 'dist', entry),
        port: ports[name],
        probePort: name === 'gateway' ? probePort : ports[name],
        env: {
          ...shared,
          DATABASE_URL: databases[database].application,
          // Only the gateway listens on other interfaces, and only it knows the password.
          HOST: name === 'gateway' ? host : '127.0.0.1',
          METRICS_PORT: String(metricsPort),
          APP_PASSWORD: name === 'gateway' ? (options.password ?? secrets.appPassword) : '',
        },
      }),
    );
}

/**
 * The gateway drains first, so that it sends no request to a stopped service; then the services; then the servers with their data.
 * @param {ManagedProcess[]} parts
 */
async function stopInOrder(parts) {
  const isProcess = (/** @type {ManagedProcess} */ part) => productProcesses.some(({ name }) => name === part.name);
  const stopAll = (/** @type {ManagedProcess[]} */ some) => Promise.all(some.map((part) => part.stop()));
  await stopAll(parts.filter((part) => part.name === 'gateway'));
  await stopAll(parts.filter((part) => isProcess(part) && part.name !== 'gateway'));
  await stopAll(parts.filter((part) => !isProcess(part)));
}
