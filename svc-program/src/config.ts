import { dataConfig, processConfig, readConfig, replicaUrls, setting } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';

export const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  SUPPLIERS_URL: setting('svc-suppliers, for suppliers that this service does not know yet.', replicaUrls),
  QUALITY_URL: setting('svc-quality, for corrective actions of files and hazard analyses of suppliers.', replicaUrls),
  DOCUMENTS_URL: setting('svc-documents, for documents that are evidence of files.', replicaUrls),
});
export type Config = z.output<typeof schema>;

/** Reads this service's environment. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(schema, environment);
}
