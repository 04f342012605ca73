import { dataConfig, processConfig, readConfig } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';

export const schema = z.extend(processConfig, dataConfig.shape);
export type Config = z.output<typeof schema>;

/** Reads this service's environment. */
export function loadConfig(environment?: NodeJS.ProcessEnv): Config {
  return readConfig(schema, environment);
}
