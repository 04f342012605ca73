import { count, dataConfig, processConfig, readConfig, replicaUrls, SettingsError } from '@fsvp/service-kit/config';
import * as z from 'zod/mini';
import { parseObjectStoreUrl } from './object-store/object-store-url.js';
import { reportTimings } from './reports/runs/report-timings.js';
import { parseClamdAddress, parseScanCommand } from './uploads/scan/scan-settings.js';

/** A text that `parse` reads. Its error is the message for the operator. */
const parsedText = <T>(parse: (text: string) => T) =>
  z.pipe(
    z.string(),
    z.transform((value, context) => {
      try {
        return parse(value);
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
  OBJECT_STORE_URL: parsedText(parseObjectStoreUrl),
  /** Bucket credentials. Without them the SDK uses its default chain, for example the role of the machine. */
  AWS_ACCESS_KEY_ID: z.optional(z.string()),
  AWS_SECRET_ACCESS_KEY: z.optional(z.string()),
  AWS_SESSION_TOKEN: z.optional(z.string()),
  /** What scans uploads for viruses; neither: nothing. */
  UPLOAD_SCAN_COMMAND: z.optional(parsedText(parseScanCommand)),
  UPLOAD_SCAN_CLAMD: z.optional(parsedText(parseClamdAddress)),
  /** How long a scan may take, in ms. */
  UPLOAD_SCAN_TIMEOUT_MS: z._default(
    count.check(z.minimum(1), z.maximum(9000, 'must be at most 9000, so that a request with a scan ends within 30 s')),
    8000,
  ),
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
    throw new SettingsError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be used together: set both, or neither.');
  }
  if (config.UPLOAD_SCAN_COMMAND && config.UPLOAD_SCAN_CLAMD) {
    throw new SettingsError('UPLOAD_SCAN_COMMAND and UPLOAD_SCAN_CLAMD cannot be used together: set one of them.');
  }
  return config;
}
