import {
  count,
  dataConfig,
  processConfig,
  readConfig,
  replicaUrls,
  setting,
  SettingsError,
} from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { parseObjectStoreUrl } from './object-store/object-store-url.js';
import { reportTimings } from './reports/runs/report-timings.js';
import { parseNetworks } from './webhooks/target-networks.js';
import { webhookTimings } from './webhooks/webhook-settings.js';
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

const json = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(z._default(z.string(), '{}'), z.pipe(z.transform(parseJson), schema));

function parseJson(text: string): unknown {
  return JSON.parse(text);
}

export const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  REDIS_URL: setting(
    'Redis with `maxmemory-policy noeviction`, for the queues of reports and webhooks.',
    z.url({ protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://' }),
  ),
  OBJECT_STORE_URL: setting(
    'Where uploaded files and reports are kept: a folder (`file:///var/lib/fsvp/objects`), or a bucket of S3 or a service like it (`s3://bucket/prefix?region=eu-central-1`, `s3://bucket?endpoint=https://s3.example.org&pathStyle=true`).',
    parsedText(parseObjectStoreUrl),
  ),
  AWS_ACCESS_KEY_ID: setting(
    'Credentials of the bucket. Without them the AWS SDK looks for them, for example for the role of the machine.',
    z.optional(z.string()),
  ),
  AWS_SECRET_ACCESS_KEY: setting('Belongs to AWS_ACCESS_KEY_ID.', z.optional(z.string())),
  AWS_SESSION_TOKEN: setting('Belongs to temporary credentials.', z.optional(z.string())),
  UPLOAD_SCAN_COMMAND: setting(
    'Program that scans uploads for viruses, by its absolute path; it gets the path of the file as last argument. Exit code 0 is clean, 1 infected.',
    z.optional(parsedText(parseScanCommand)),
  ),
  UPLOAD_SCAN_CLAMD: setting(
    'clamd that scans uploads for viruses: its Unix socket, or host:port.',
    z.optional(parsedText(parseClamdAddress)),
  ),
  UPLOAD_SCAN_TIMEOUT_MS: setting(
    'How long a scan may take, in ms.',
    z._default(
      count.check(
        z.minimum(1),
        z.maximum(9000, 'must be at most 9000, so that a request with a scan ends within 30 s'),
      ),
      8000,
    ),
  ),
  REPORT_FILES_KEEP_DAYS: setting(
    'How long the files of a finished report can be downloaded, in days.',
    z._default(count.check(z.minimum(1)), 365),
  ),
  REPORT_TIMINGS: setting('Durations of the report worker as JSON, for tests.', json(reportTimings)),
  WEBHOOK_ALLOWED_NETWORKS: setting(
    'Networks that webhooks may lead to beside the public internet, such as `10.1.0.0/16`, separated by commas; these also by plain http. The same for the documents service and the process that sends webhooks.',
    z._default(parsedText(parseNetworks), []),
  ),
  WEBHOOK_TIMINGS: setting('Durations of webhooks as JSON, for tests.', json(webhookTimings)),
  SUPPLIERS_URL: setting('Address of svc-suppliers, or its replicas.', replicaUrls),
  QUALITY_URL: setting('Address of svc-quality, or its replicas.', replicaUrls),
  PROGRAM_URL: setting('svc-program, which knows who is qualified to sign.', replicaUrls),
});
export type Config = z.output<typeof schema>;

/** What the process reads that sends webhooks. */
export const webhooksSchema = z.extend(processConfig, {
  ...dataConfig.shape,
  ...z.pick(schema, { REDIS_URL: true, WEBHOOK_ALLOWED_NETWORKS: true, WEBHOOK_TIMINGS: true }).shape,
});
export type WebhookWorkerConfig = z.output<typeof webhooksSchema>;

const objectStore = z.pick(schema, {
  OBJECT_STORE_URL: true,
  AWS_ACCESS_KEY_ID: true,
  AWS_SECRET_ACCESS_KEY: true,
  AWS_SESSION_TOKEN: true,
});

function checkCredentials(config: z.output<typeof objectStore>): void {
  if (!config.AWS_ACCESS_KEY_ID !== !config.AWS_SECRET_ACCESS_KEY) {
    throw new SettingsError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be used together: set both, or neither.');
  }
}

/** Reads what a command needs that copies stored files. */
export function loadObjectStoreConfig(environment?: NodeJS.ProcessEnv): z.output<typeof objectStore> {
  const config = readConfig(objectStore, environment);
  checkCredentials(config);
  return config;
}

export const loadWebhookWorkerConfig = (environment?: NodeJS.ProcessEnv): WebhookWorkerConfig =>
  readConfig(webhooksSchema, environment);

/** Reads the environment of the processes of the API and of reports. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  const config = readConfig(schema, environment);
  checkCredentials(config);
  if (config.UPLOAD_SCAN_COMMAND && config.UPLOAD_SCAN_CLAMD) {
    throw new SettingsError('UPLOAD_SCAN_COMMAND and UPLOAD_SCAN_CLAMD cannot be used together: set one of them.');
  }
  return config;
}
