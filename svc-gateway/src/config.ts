import { isIP } from 'node:net';
import path from 'node:path';
import { count, dataConfig, port, processConfig, readConfig, replicaUrls } from '@fsvp/service-kit/config';
import * as z from 'zod/mini';
import { SharedPassword } from './access/password.js';

const packageDir = path.resolve(import.meta.dirname, '..');
const optionalText = z.optional(z.string());
const directory = (fallback: string) =>
  z.pipe(
    z._default(z.string(), fallback),
    z.transform((value: string) => path.resolve(value)),
  );

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}

/** A comma-separated list of strings. */
const commaSeparated = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);

/** IP addresses or CIDR networks. */
const networks = z.pipe(
  commaSeparated,
  z.array(z.string().check(z.refine(isNetwork, 'List addresses or networks, such as 10.0.0.0/8,127.0.0.1'))),
);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/** Web origins. */
const origins = z.pipe(
  commaSeparated,
  z.array(z.string().check(z.refine(isOrigin, 'List https origins without a path, such as https://cdn.example.org'))),
);

const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  APP_PASSWORD: z.pipe(
    z.string('Set it to the password that everybody signs in with.'),
    z.transform(SharedPassword.fromPlainText),
  ),
  APP_USER_FIRST_NAME: optionalText,
  APP_USER_LAST_NAME: optionalText,
  APP_USER_EMAIL: optionalText,
  SUPPLIERS_URL: replicaUrls,
  QUALITY_URL: replicaUrls,
  DOCUMENTS_URL: replicaUrls,
  /** The shell's build. */
  SHELL_DIR: directory(path.join(packageDir, '../shell/dist')),
  /** Module store: registry.json and a folder per release, <name>/<version>. */
  MODULE_STORE: directory(path.join(packageDir, '../.local/modules')),
  /** Other origins that modules may be loaded from. */
  ALLOWED_MODULE_ORIGINS: origins,
  /** Proxies whose X-Forwarded-For, -Host and -Proto headers are trusted. */
  TRUSTED_PROXIES: networks,
  /** Where liveness, readiness and metrics are served; not on the public port. */
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_PORT: z._default(port, 9464),
  /** Time in ms in which a request must have arrived completely, except an upload of a signed-in user. */
  REQUEST_TIMEOUT_MS: z._default(count, 30_000),
  /** Time in ms in which an uploaded or imported file of a signed-in user must have arrived. */
  UPLOAD_TIMEOUT_MS: z._default(count, 60 * 60_000),
  /** Open requests of one address without a session; IPv6 addresses count by /64 network. */
  ANONYMOUS_REQUESTS_PER_ADDRESS: z._default(count, 100),
});
export type Config = z.output<typeof schema>;

/** Injection token of the configuration. */
export const CONFIG = Symbol('gateway configuration');

/** Reads this service's environment and removes the password from it, so that only its hash stays in memory. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig(schema, environment);
  delete environment.APP_PASSWORD;
  return config;
}
