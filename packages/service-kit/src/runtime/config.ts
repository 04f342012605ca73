import { readFileSync } from 'node:fs';
import { isTimeZone, proposeTimeZone, suiteTimeZone } from '@fsvp/contracts/core/calendar-day';
import * as z from 'zod/mini';
import './issue-text.js';
import { setting } from './setting.js';
import { tracingConfig } from './tracing.config.js';

export { setting, yesOrNo } from './setting.js';

/** A port number given as text. */
export const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port number')), z.transform(Number));
/** A duration or count given as text. */
export const count = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number')), z.transform(Number));

/** Addresses of one service's replicas, separated by commas. */
export const replicaUrls = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').map((url) => url.trim().replace(/\/$/, ''))),
    z.array(z.url()).check(z.minLength(1)),
  ),
);

const timeZone = z.string().check(
  z.check<string>(({ value, issues }) => {
    if (!isTimeZone(value))
      issues.push({ code: 'custom', message: `Use an IANA name, such as ${proposeTimeZone(value)}`, input: value });
  }),
);

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What every process reads. */
export const processConfig = z.object({
  NODE_ENV: setting(
    'With `development` a sample value is accepted as INTERNAL_TOKEN_SECRET.',
    z._default(z.enum(['development', 'test', 'production']), 'production'),
  ),
  HOST: setting('Address to listen on. `0.0.0.0` lets other machines in.', z._default(z.string(), '127.0.0.1')),
  PORT: setting('Port to listen on.', port),
  APP_TIME_ZONE: setting(
    'Time zone in which calendar days are counted, as an IANA name. All processes must use the same.',
    z._default(timeZone, suiteTimeZone),
    'that of the machine',
  ),
  LOG_LEVEL: setting(
    'Lines of this level and above are logged.',
    z._default(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  ),
  INTERNAL_TOKEN_SECRET: setting(
    'Signs the tokens with which the processes call each other. The same random text of at least 32 characters for all.',
    z.string().check(z.minLength(32)),
  ),
  DRAIN_MS: setting(
    'How long a process that was asked to end answers 503 to `/readyz` before it closes its port, in ms, so that load balancers notice.',
    z._default(count, 1000),
  ),
  BUILD_REVISION: setting('Commit of this build, for the metric `build_info`.', z._default(z.string(), 'unknown')),
  ...tracingConfig.shape,
});
export type ProcessConfig = z.output<typeof processConfig>;

/** What every process with a database and events reads besides. */
export const dataConfig = z.object({
  DATABASE_URL: setting('PostgreSQL database of this service, with user and password.', z.url()),
  DATABASE_POOL: setting('Most connections of this process to PostgreSQL.', z._default(count, 10)),
  NATS_URL: setting(
    'NATS server with JetStream; with a user and password, or a token.',
    z.url({ protocol: /^(nats|tls)$/, error: 'must begin with nats:// or tls://' }),
  ),
  EVENT_LOG_KEYS: setting(
    'Secrets of the hash chain of the event log, the newest first, separated by commas; the same for all services. The first one hashes; `audit:verify` accepts all. Keep them outside of the databases and never remove one.',
    z.optional(z.string().check(z.regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/, 'each key must have at least 32 characters'))),
  ),
  EVENT_NAMESPACE: setting(
    'Begins the names of the event stream and its subjects; suites that share a NATS server need different ones.',
    z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'fsvp'),
  ),
  EVENT_STREAM_MAX_BYTES: setting(
    'Size limit of the event stream in bytes. When it is reached, events wait in the event log.',
    z._default(count, 512 * 1024 * 1024),
  ),
  EVENT_STREAM_REPLICAS: setting(
    'On how many servers of a NATS cluster the event stream is, 1 to 5. An existing stream gets more replicas, never fewer.',
    z._default(count.check(z.refine((number) => number >= 1 && number <= 5, 'must be from 1 to 5')), 1),
  ),
  EVENTS_PER_MESSAGE: setting(
    'How many events of one type may share a message of the stream, 1 to 500. Services of 0.3.0, and perhaps programs outside of the suite, read one: set it to 100 when none of them is left, so that an import reaches all services in about half of the time. `npm start` does so with its own NATS.',
    z._default(count.check(z.refine((number) => number >= 1 && number <= 500, 'must be from 1 to 500')), 1),
  ),
  EVENT_RETRY_MS: setting(
    'Delay before the relay, a consumer or the connection to NATS tries again, in ms.',
    z._default(count, 1000),
  ),
  EVENT_CANARY_MS: setting(
    'How often a process sends a test event through the stream, in ms.',
    z._default(count, 60_000),
  ),
  HOUSEKEEPING_MINUTES: setting(
    'How often old rows and files are removed, in minutes. Event log, audit trail, dead letters and documents are never removed.',
    z._default(count.check(z.minimum(1)), 10),
  ),
  INBOX_KEEP_DAYS: setting(
    'How long a process remembers which events it has handled, in days; the event stream keeps events for 7 days.',
    z._default(count.check(z.minimum(8)), 30),
  ),
});
export type DataConfig = z.output<typeof dataConfig>;

const SAMPLE_SECRETS = /change-?me|example|secret-secret/i;

/** Settings that are missing or not valid; the message has a line for each, which begins with its name. */
export class SettingsError extends Error {}

/** "Configuration error" of sysexits.h: a supervisor need not try again. */
const EXIT_CODE = 78;

/** Reads NAME from the file that NAME_FILE names, so that secrets can be mounted as files. */
function readFileVariables(environment: NodeJS.ProcessEnv, names: Set<string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value === '') continue;
    const meant = name.replace(/_FILE$/, '');
    if (names.has(name)) values[name] = value;
    else if (names.has(meant) && !environment[meant]) values[meant] = readSecret(name, value);
  }
  return values;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new SettingsError(`${name}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

function describeIssue({ path, code, message }: z.core.$ZodIssue, values: Record<string, string>): string {
  const name = String(path[0]);
  if (values[name] !== undefined) return `${name}: ${message}`;
  // The default message only says that a text was expected.
  return code === 'invalid_type' && message === `${name} is required`
    ? `${name} is missing`
    : `${name} is missing: ${message}`;
}

/**
 * Reads a deployable's settings from the environment.
 * @param schema object of variable names
 * @throws SettingsError
 */
export function readConfig<S extends z.ZodMiniObject>(
  schema: S,
  environment: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const values = readFileVariables(environment, new Set(Object.keys(schema.shape)));
  if (
    values.INTERNAL_TOKEN_SECRET &&
    SAMPLE_SECRETS.test(values.INTERNAL_TOKEN_SECRET) &&
    values.NODE_ENV !== 'development'
  ) {
    throw new SettingsError('INTERNAL_TOKEN_SECRET is a sample value: set a random text of at least 32 characters.');
  }
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => describeIssue(issue, values)).join('\n'));
}

/** Prints what is wrong with the settings and ends the process. */
export function exitWithSettingsError({ message }: SettingsError): never {
  console.error(message);
  process.exit(EXIT_CODE);
}

/** Runs `load`; if settings are missing or not valid, prints them and ends the process with exit code 78. */
export function loadOrExit<T>(load: () => T): T {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    exitWithSettingsError(error);
  }
}
