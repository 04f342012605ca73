import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { OperatorError } from './operator-error.mjs';
import { homeDir, repoRoot } from './paths.mjs';

/**
 * The settings of `.env.example`. Environment variables take precedence over the file `.env`.
 * @param {{ defaultHome?: string }} [options]
 */
export function readConfig({ defaultHome = '.local' } = {}) {
  const file = join(repoRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  const { env } = process;
  const port = portNumber('PORT') ?? 8080;
  const home = homeDir(env.FSVP_HOME || defaultHome);
  return {
    port,
    host: env.HOST || '127.0.0.1',
    metricsPort: portNumber('METRICS_PORT'),
    home,
    moduleStore: moduleStore(home),
    password:
      env.APP_PASSWORD || (env.APP_PASSWORD_FILE && readFileSync(env.APP_PASSWORD_FILE, 'utf8').trim()) || undefined,
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    natsUrl: url('NATS_URL', ['nats:', 'tls:']),
    redisUrl: url('REDIS_URL', ['redis:', 'rediss:']),
    objectStoreUrl: env.OBJECT_STORE_URL || undefined,
    timeZone: timeZone(),
    logLevel: env.LOG_LEVEL || 'info',
  };
}

/** The time zone in which the suite counts days. */
function timeZone() {
  const name = process.env.APP_TIME_ZONE || machineTimeZone();
  const known = canonicalName(name);
  if (known && IANA_NAME.test(name)) return name;
  const proposed = known && IANA_NAME.test(known) ? known : 'America/New_York';
  throw new OperatorError(`APP_TIME_ZONE is '${name}': set it to an IANA name, such as ${proposed}.`);
}

/** As `isTimeZone` of the contracts, which may not be built yet. */
const IANA_NAME = /^(utc$|gmt$|[a-z]+\/)/i;

/** @param {string} name */
function canonicalName(name) {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function machineTimeZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** @param {string} home @returns {{ folder: string, kept: number, allowedOrigins: string[] }} */
function moduleStore(home) {
  const { MODULE_STORE, MODULE_RELEASES_KEPT, ALLOWED_MODULE_ORIGINS = '' } = process.env;
  const kept = Number(MODULE_RELEASES_KEPT || 5);
  if (!Number.isInteger(kept) || kept < 2)
    throw new OperatorError(`MODULE_RELEASES_KEPT is '${MODULE_RELEASES_KEPT}': set it to a whole number from 2.`);
  return {
    folder: MODULE_STORE ? resolve(repoRoot, MODULE_STORE) : join(home, 'modules'),
    kept,
    allowedOrigins: ALLOWED_MODULE_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  };
}

/** @param {string} name */
function portNumber(name) {
  const text = process.env[name];
  if (!text) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new OperatorError(`${name} is '${text}': set it to a number from 1 to 65535.`);
  return port;
}

/** @param {string} name @param {string[]} protocols */
function url(name, protocols) {
  const value = process.env[name];
  if (!value) return undefined;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new OperatorError(
      `${name} is no address that begins with ${protocols[0]}//: correct it, or leave it out to use the embedded server.`,
    );
  }
  return value;
}
