import { dataConfig, processConfig, readConfig, replicaUrls, setting } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';

export const schema = z.extend(processConfig, {
  ...dataConfig.shape,
  PROGRAM_URL: setting('svc-program, which knows the open FSVP files of a supplier.', replicaUrls),
});
export type Config = z.output<typeof schema>;

/** Reads this service's environment. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(schema, environment);
}
