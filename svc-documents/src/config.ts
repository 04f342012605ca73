import { fileURLToPath } from 'node:url';
import { dataConfig, processConfig, readConfig, replicaUrls } from '@fsvp/service-kit/config';
import * as z from 'zod/mini';

/** A folder given as file:///absolute/path. */
const objectStoreFolder = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const refuse = (message: string) => {
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    };
    if (/^s3:/i.test(value)) return refuse('This release keeps files on disk; set it to a folder such as file:///var/lib/fsvp/objects.');
    try {
      return fileURLToPath(value);
    } catch {
      return refuse('Set it to a folder such as file:///var/lib/fsvp/objects.');
    }
  }),
);

const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  REDIS_URL: z.url(),
  OBJECT_STORE_URL: objectStoreFolder,
  SUPPLIERS_URL: replicaUrls,
  QUALITY_URL: replicaUrls,
});
export type Config = z.output<typeof schema>;

/** Reads the environment of both processes, API and worker. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(schema, environment);
}
