import { readFileSync } from 'node:fs';
import { isTimeZone, suiteTimeZone } from '@fsvp/contracts/calendar-day';
import * as z from 'zod/mini';

/** A port number given as text. */
export const port = z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number));
/** A duration or count given as text. */
export const count = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** Addresses of one service's replicas, separated by commas. */
export const replicaUrls = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) => text.split(',').map((url) => url.trim().replace(/\/$/, ''))),
    z.array(z.url()).check(z.minLength(1)),
  ),
);

/** What every process reads. */
export const processConfig = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port,
  /** The time zone in which calendar days are counted; by default this machine's. All processes must use the same. */
  APP_TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, 'Use an IANA name, such as America/New_York')),
    suiteTimeZone,
  ),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** Signs and checks the 60 s service tokens. */
  INTERNAL_TOKEN_SECRET: z.string().check(z.minLength(32)),
  /** How long readyz returns 503 before the port closes, so that load balancers notice, in ms. */
  DRAIN_MS: z._default(count, 1000),
});
export type ProcessConfig = z.output<typeof processConfig>;

/** What every process with a database and events reads besides. */
export const dataConfig = z.object({
  DATABASE_URL: z.url(),
  DATABASE_POOL: z._default(count, 10),
  /** May contain a user and password, or a token. */
  NATS_URL: z.url({ protocol: /^(nats|tls)$/, error: 'must begin with nats:// or tls://' }),
  /**
   * Secrets of the event log's hash chain, the newest first, separated by commas: the first one hashes, `audit:verify`
   * accepts all. Keep them outside of the databases and never remove one.
   */
  EVENT_LOG_KEYS: z.optional(
    z.string().check(z.regex(/^[^,\s]{32,}(,[^,\s]{32,})*$/, 'each key must have at least 32 characters')),
  ),
  /** Names the stream and its subjects; another one keeps a test run's events to itself. */
  EVENT_NAMESPACE: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)), 'fsvp'),
  /** The stream's size limit in bytes; past it events wait in the log. */
  EVENT_STREAM_MAX_BYTES: z._default(count, 512 * 1024 * 1024),
  /** Delay in ms before the relay, a consumer or the NATS connection tries again. */
  EVENT_RETRY_MS: z._default(count, 1000),
  /** How often a process tests the event stream with a canary, in ms. */
  EVENT_CANARY_MS: z._default(count, 60_000),
  /** How often old rows and files are removed, in minutes. */
  HOUSEKEEPING_MINUTES: z._default(count.check(z.minimum(1)), 10),
  /** How long a process remembers which events it has handled, in days; the event stream keeps events for 7 days. */
  INBOX_KEEP_DAYS: z._default(count.check(z.minimum(8)), 30),
});
export type DataConfig = z.output<typeof dataConfig>;

const SAMPLE_SECRETS = /change-?me|example|secret-secret/i;

/**
 * Reads NAME from the file that NAME_FILE names, so that secrets can be mounted as files. Unknown *_FILE variables are
 * ignored.
 */
function readFileVariables(environment: NodeJS.ProcessEnv, names: Set<string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined || value === '') continue;
    const meant = name.replace(/_FILE$/, '');
    if (names.has(name)) values[name] = value;
    else if (names.has(meant) && !environment[meant]) values[meant] = readFileSync(value, 'utf8').trim();
  }
  return values;
}

/**
 * Reads a deployable's configuration from the environment once, at boot.
 * @param schema object of variable names
 * @throws Error that names every bad variable
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
    throw new Error('INTERNAL_TOKEN_SECRET is a sample value; set a random text of at least 32 characters.');
  }
  const parsed = z.safeParse(schema, values);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not usable:\n${lines.join('\n')}`);
}
