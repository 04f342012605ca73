import { dataConfig, processConfig, readConfig, replicaUrls, setting } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';

export const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  SUPPLIERS_URL: setting('svc-suppliers, for suppliers that this service does not know yet.', replicaUrls),
  DOCUMENTS_URL: setting('svc-documents, for attachments that this service does not know yet.', replicaUrls),
  PROGRAM_URL: setting(
    'svc-program, which knows who is qualified to sign, and what FSVP files say about a receipt.',
    replicaUrls,
  ),
});
export type Config = z.output<typeof schema>;

/** Reads this service's environment. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(schema, environment);
}
