import { count, dataConfig, processConfig, readConfig, replicaUrls } from '@fsvp/service-kit/config';
import * as z from 'zod/mini';
import { parseObjectStoreUrl } from './object-store/object-store-url.js';
import { reportTimings } from './reports/runs/report-timings.js';

const objectStore = z.pipe(
  z.string(),
  z.transform((value, context) => {
    try {
      return parseObjectStoreUrl(value);
    } catch (error) {
      context.issues.push({ code: 'custom', message: (error as Error).message, input: value });
      return z.NEVER;
    }
  }),
);

const timings = z.pipe(z._default(z.string(), '{}'), z.pipe(z.transform(parseJson), reportTimings));

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }),
  OBJECT_STORE_URL: objectStore,
  /** Bucket credentials. Without them the SDK uses its default chain, for example the role of the machine. */
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  /** How long the files of a finished report can be downloaded, in days. */
  REPORT_FILES_KEEP_DAYS: z._default(count.check(z.minimum(1)), 365),
  /** Durations as JSON, for tests. */
  REPORT_TIMINGS: timings,
  SUPPLIERS_URL: replicaUrls,
  QUALITY_URL: replicaUrls,
});
export type Config = z.output<typeof schema>;

/** Reads the environment of both processes, API and worker. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  if (!config.AWS_ACCESS_KEY_ID !== !config.AWS_SECRET_ACCESS_KEY) {
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be used together: set both, or neither.');
  }
  return config;
}
