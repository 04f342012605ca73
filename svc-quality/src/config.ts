import { dataConfig, processConfig, readConfig, replicaUrls } from '@fsvp/service-kit/config';
import * as z from 'zod/mini';

const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  /** Replicas of svc-suppliers, for suppliers this service does not know yet. */
  SUPPLIERS_URL: replicaUrls,
  /** Replicas of svc-documents, for attachments this service does not know yet. */
  DOCUMENTS_URL: replicaUrls,
});
export type Config = z.output<typeof schema>;

/** Reads this service's environment. */
export function loadConfig(): Config {
  return readConfig(schema);
}
