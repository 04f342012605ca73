import { isIP } from 'node:net';
import path from 'node:path';
import { dataConfig, processConfig, readConfig, replicaUrls } from '@fsvp/service-kit/config';
import * as z from 'zod/mini';
import { SharedPassword } from './access/password.js';

const room = path.resolve(import.meta.dirname, '..');
const optional = z.optional(z.string());
const folder = (otherwise: string) =>
  z.pipe(
    z._default(z.string(), otherwise),
    z.transform((value: string) => path.resolve(value)),
  );

function isNetwork(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const family = isIP(address);
  return family !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}

/** Texts separated by commas. */
const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((text: string) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
);

/** Addresses or networks, separated by commas. */
const networks = z.pipe(
  list,
  z.array(z.string().check(z.refine(isNetwork, 'List addresses or networks, such as 10.0.0.0/8,127.0.0.1'))),
);

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  return origin === text && (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

/** Origins, separated by commas. */
const origins = z.pipe(
  list,
  z.array(z.string().check(z.refine(isOrigin, 'List https origins without a path, such as https://cdn.example.org'))),
);

const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  APP_PASSWORD: z.pipe(
    z.string('Set it to the password that everybody signs in with.'),
    z.transform(SharedPassword.of),
  ),
  APP_USER_FIRST_NAME: optional,
  APP_USER_LAST_NAME: optional,
  APP_USER_EMAIL: optional,
  SUPPLIERS_URL: replicaUrls,
  QUALITY_URL: replicaUrls,
  DOCUMENTS_URL: replicaUrls,
  /** The shell's build. */
  SHELL_DIR: folder(path.join(room, '../shell/dist')),
  /** Module store: registry.json and a folder per release, <name>/<version>. */
  MODULE_STORE: folder(path.join(room, '../.local/modules')),
  /** Other origins that modules may be loaded from. */
  ALLOWED_MODULE_ORIGINS: origins,
  /** Proxies whose X-Forwarded-For, -Host and -Proto are believed. */
  TRUSTED_PROXIES: networks,
});
export type Config = z.output<typeof schema>;

/** Injection token of the configuration. */
export const CONFIG = Symbol('gateway configuration');

/** Reads this service's environment, and takes the password out of it: from here on there is only its hash. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig(schema, environment);
  delete environment.APP_PASSWORD;
  return config;
}
