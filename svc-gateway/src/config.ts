import { isIP } from 'node:net';
import path from 'node:path';
import { SERVICES } from '@fsvp/contracts/core/service-name';
import {
  count,
  dataConfig,
  port,
  processConfig,
  readConfig,
  replicaUrls,
  setting,
  yesOrNo,
} from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { oidcConfig } from './identity/oidc/oidc-config.js';
import { SharedPassword } from './identity/password.js';

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

/** The services behind the gateway. */
export const UPSTREAMS = SERVICES.filter((name) => name !== 'gateway');
export type UpstreamName = (typeof UPSTREAMS)[number];

/** The setting that has the addresses of a service, such as SUPPLIERS_URL. */
export const addressSetting = (name: UpstreamName) => `${name.toUpperCase()}_URL` as `${Uppercase<UpstreamName>}_URL`;

const addresses = Object.fromEntries(
  UPSTREAMS.map((name) => [
    addressSetting(name),
    setting(
      `Address of svc-${name}. Several replicas: their addresses separated by commas, or a name that is resolved to all of them.`,
      replicaUrls,
    ),
  ]),
) as Record<ReturnType<typeof addressSetting>, typeof replicaUrls>;

export const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  APP_PASSWORD: setting(
    'The password that everybody signs in with.',
    z.pipe(z.string('Set it to the password that everybody signs in with.'), z.transform(SharedPassword.fromPlainText)),
  ),
  APP_USER_FIRST_NAME: setting(
    'First name of the person behind the password, shown as the current user.',
    optionalText,
  ),
  APP_USER_LAST_NAME: setting('Last name.', optionalText),
  APP_USER_EMAIL: setting('E-mail address.', optionalText),
  PUBLIC_URL: setting(
    'Address under which people open the suite, such as `https://fsvp.example.org`; for links, for single sign-on and in the API documents.',
    z.optional(z.url('Enter an address such as https://fsvp.example.org')),
    '`http://localhost` with the port',
  ),
  PUBLIC_PORT: setting(
    'Port of that address on this machine, where it is not the one that the gateway listens on, as with a published port of a container.',
    z.optional(port),
    'PORT',
  ),
  API_DOCS_OPEN: setting(
    'Whether `/api/docs`, `/api/openapi.json`, `/api/openapi.yaml` and `/api/asyncapi.json` can be read without a session or an API token (`true`, `false`).',
    yesOrNo,
  ),
  ...oidcConfig.shape,
  ...addresses,
  SHELL_DIR: setting(
    "Folder of the shell's build.",
    directory(path.join(packageDir, '../shell/dist')),
    '`shell/dist` of the installation',
  ),
  MODULE_STORE: setting(
    'Module store: `registry.json`, and a folder `<name>/<version>` for each release. Gateways on several machines need one that they share.',
    directory(path.join(packageDir, '../.local/modules')),
    '`.local/modules` of the installation',
  ),
  ALLOWED_MODULE_ORIGINS: setting(
    'Other origins that modules may be loaded from, separated by commas. They enter the Content-Security-Policy.',
    origins,
  ),
  TRUSTED_PROXIES: setting(
    'Addresses or networks of proxies whose `X-Forwarded-For`, `-Host` and `-Proto` headers are trusted, separated by commas.',
    networks,
  ),
  METRICS_HOST: setting(
    'Address on which liveness, readiness and metrics are served; the public port does not have them.',
    z._default(z.string(), '127.0.0.1'),
  ),
  METRICS_PORT: setting('Its port.', z._default(port, 9464)),
  REQUEST_TIMEOUT_MS: setting(
    'Time in ms in which a request must have arrived completely, except an upload of a signed-in user.',
    z._default(count, 30_000),
  ),
  UPLOAD_TIMEOUT_MS: setting(
    'Time in ms in which an uploaded or imported file of a signed-in user must have arrived.',
    z._default(count, 60 * 60_000),
  ),
  ANONYMOUS_REQUESTS_PER_ADDRESS: setting(
    'Open requests of one address without a session; IPv6 addresses count by /64 network.',
    z._default(count, 100),
  ),
});
export type Config = z.output<typeof schema>;

/** Addresses to listen on under which people open the suite as localhost. */
const LOCAL = ['127.0.0.1', '::1', '0.0.0.0', '::'];

/** The address under which people open the suite, without a slash at its end. */
export function publicUrl({
  PUBLIC_URL,
  PUBLIC_PORT,
  HOST,
  PORT,
}: Pick<Config, 'PUBLIC_URL' | 'PUBLIC_PORT' | 'HOST' | 'PORT'>): string {
  const host = LOCAL.includes(HOST) ? 'localhost' : isIP(HOST) === 6 ? `[${HOST}]` : HOST;
  return (PUBLIC_URL ?? `http://${host}:${PUBLIC_PORT ?? PORT}`).replace(/\/+$/, '');
}

/** Injection token of the configuration. */
export const CONFIG = Symbol('gateway configuration');

/** Makes something for each service behind the gateway. @param make gets its name and its addresses */
export function forEachUpstream<T>(
  config: Config,
  make: (name: UpstreamName, urls: string[]) => T,
): Record<UpstreamName, T> {
  return Object.fromEntries(UPSTREAMS.map((name) => [name, make(name, config[addressSetting(name)])])) as Record<
    UpstreamName,
    T
  >;
}

/** Reads this service's environment and removes the password from it, so that only its hash stays in memory. */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const config = readConfig(schema, environment);
  delete environment.APP_PASSWORD;
  return config;
}
