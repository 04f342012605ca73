import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineTimeZone } from './config.mjs';
import { freePort } from './free-port.mjs';
import { cacheDir } from './paths.mjs';
import { addressSetting, nodeOptions, processOf, productProcesses, replicaNames, services } from './processes.mjs';
import { serviceProcess } from './supervisor/service-process.mjs';

/** @typedef {import('./processes.mjs').ProcessName} ProcessName */
/** @typedef {import('./infrastructure/databases.mjs').DatabaseName} DatabaseName */
/** @typedef {import('./infrastructure/databases.mjs').DatabaseUrls} DatabaseUrls */
/** @typedef {import('./suite.mjs').SuiteOptions} SuiteOptions */
/** @typedef {{ name: string, port: number, metricsPort: number }} Replica metricsPort: of a gateway, else its port */

/**
 * Chooses the ports of every replica. The first gateway has the suite's own.
 * @param {SuiteOptions} options @param {{ port: number, metricsPort: number, builds: import('./suite.mjs').Builds }} given
 */
export async function placeReplicas({ only, replicas }, given) {
  const places = /** @type {Record<ProcessName, Replica[]>} */ ({});
  for (const { name } of productProcesses) {
    places[name] = [];
    for (const replica of replicaNames(name, replicas?.[name])) {
      const port = replica === 'gateway' ? given.port : await freePort();
      const metricsPort = replica === 'gateway' ? given.metricsPort : name === 'gateway' ? await freePort() : port;
      places[name].push({ name: replica, port, metricsPort });
    }
  }
  // An earlier release does not have every process.
  const present = productProcesses.filter(({ workspace, entry }) =>
    existsSync(join(given.builds.services, workspace, 'dist', entry)),
  );
  return { places, started: present.filter(({ name }) => !only || only.includes(name)) };
}

/**
 * The product's processes, not started yet.
 * @param {SuiteOptions} options @param {Facts} facts
 */
export function describeProcesses(options, facts) {
  const { home, note, readyMs } = options;
  return describeEnvironments(options, facts).map(({ name, workspace, entry, port, metricsPort, env }) =>
    serviceProcess({
      name,
      home,
      note,
      readyMs,
      script: join(
        facts.builds.processes?.[processOf(name)?.name ?? 'gateway'] ?? facts.builds.services,
        workspace,
        'dist',
        entry,
      ),
      port,
      probePort: metricsPort,
      env,
    }),
  );
}

/**
 * @typedef {Awaited<ReturnType<typeof placeReplicas>> & { host: string,
 *   infrastructure: Pick<import('./infrastructure/embedded.mjs').Infrastructure, 'natsUrl' | 'redisUrl' | 'streamBytes'>,
 *   databases: Record<DatabaseName, DatabaseUrls>, secrets: import('./secrets.mjs').Secrets,
 *   moduleStore: NonNullable<SuiteOptions['moduleStore']>, builds: import('./suite.mjs').Builds }} Facts
 */

/**
 * The environment of every process.
 * @param {SuiteOptions} options @param {Facts} facts
 */
export function describeEnvironments(
  options,
  { places, started, host, infrastructure, databases, secrets, moduleStore, builds },
) {
  const { home } = options;
  const addresses = (/** @type {ProcessName} */ name) =>
    places[name].map(({ port }) => `http://127.0.0.1:${port}`).join();
  const objects = join(home, 'objects');
  mkdirSync(objects, { recursive: true, mode: 0o700 });
  chmodSync(objects, 0o700);
  const temporary = join(home, 'tmp');
  mkdirSync(temporary, { recursive: true });
  const shared = {
    NODE_ENV: 'production',
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
    // Nobody else reads the suite's own NATS, and all services have one release.
    EVENTS_PER_MESSAGE: process.env.EVENTS_PER_MESSAGE || (infrastructure.streamBytes ? '100' : ''),
    REDIS_URL: infrastructure.redisUrl,
    OBJECT_STORE_URL: options.objectStoreUrl ?? pathToFileURL(objects).href,
    ...Object.fromEntries(services.map(({ name }) => [addressSetting(name), addresses(name)])),
    PUBLIC_PORT: process.env.PUBLIC_PORT || String(options.publicPort ?? places.gateway[0]?.port),
    SHELL_DIR: join(builds.shell, 'shell', 'dist'),
    MODULE_STORE: moduleStore.folder,
    ALLOWED_MODULE_ORIGINS: moduleStore.allowedOrigins.join(),
    ...options.env,
  };
  return started.flatMap(({ name: service, workspace, entry, database }) =>
    places[service].map(({ name, port, metricsPort }) => ({
      name,
      workspace,
      entry,
      port,
      metricsPort,
      env: {
        ...shared,
        NODE_OPTIONS: nodeOptions(service),
        DATABASE_URL: databases[database].application,
        // Only the gateway listens on other interfaces, and only it knows the password.
        HOST: service === 'gateway' ? host : '127.0.0.1',
        METRICS_PORT: String(metricsPort),
        APP_PASSWORD: service === 'gateway' ? (options.password ?? secrets.appPassword) : '',
      },
    })),
  );
}
