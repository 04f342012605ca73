import { join } from 'node:path';
import { SettingsError } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { repoRoot } from '../paths.mjs';
import { services } from '../processes.mjs';

/**
 * Checks the settings of all processes that this environment has, before a database is changed: a process with a wrong one would not
 * start afterwards.
 * @param {NodeJS.ProcessEnv} environment
 * @throws {SettingsError} with a line for each wrong one
 */
export async function checkSettings(environment) {
  /** @type {Set<string>} */ const lines = new Set();
  for (const { workspace } of services) {
    const { schema } = await import(join(repoRoot, workspace, 'dist', 'config.js'));
    for (const [name, field] of Object.entries(schema.shape)) {
      const value = environment[name];
      if (!value) continue;
      for (const { message } of z.core.safeParse(field, value).error?.issues ?? []) lines.add(`${name}: ${message}`);
    }
  }
  if (lines.size) throw new SettingsError([...lines].join('\n'));
}
