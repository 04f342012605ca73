import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, SettingsError } from '@fsvp/service-kit/runtime/config';
import * as z from 'zod/mini';
import { services, productProcesses } from '../../processes.mjs';
import { repoRoot } from '../../paths.mjs';

/** @typedef {import('zod/mini').ZodMiniObject} Schema */

const url = z.url({ protocol: /^postgres$/ });
/** What `npm run migrate` and the migrations that it starts need, beside the settings of the processes, which it checks. */
const migrateShape = {
  ADMIN_DATABASE_URL: url,
  ...Object.fromEntries(services.map(({ database }) => [`${database.toUpperCase()}_DATABASE_URL`, url])),
};
/** The part of the settings of `npm run modules` that the image sets. */
const modulesSchema = z.object({ MODULE_STORE: z.string() });
/** Variables of the images that no settings schema has. */
const OF_NODE = new Set(['NODE_ENV', 'TZ', 'TMPDIR', 'npm_config_cache', 'PROBE_PORT', 'HOST', 'PORT']);

/** The settings schema of each image of the product; the services must be built. @returns {Promise<Map<string, Schema>>} */
export async function readSchemas() {
  const schemas = new Map([['modules', /** @type {Schema} */ (modulesSchema)]]);
  /** @type {Record<string, z.ZodMiniType>} */ const checked = {};
  for (const { name, workspace } of productProcesses) {
    const config = await import(join(repoRoot, workspace, 'dist', 'config.js'));
    schemas.set(name, config[`${name}Schema`] ?? config.schema);
    for (const setting of Object.keys(config.schema.shape)) checked[setting] = z.optional(z.string());
  }
  schemas.set('migrate', z.object({ ...checked, ...migrateShape }));
  return schemas;
}

/** Settings in an environment that the process does not read. @param {Schema} schema @param {string[]} names */
export const unknownSettings = (schema, names) =>
  names.filter((name) => !OF_NODE.has(name) && !(name.replace(/_FILE$/, '') in schema.shape));

/** What the process would say of these settings when it starts. @param {Schema} schema @param {Record<string, string>} environment */
export function settingsProblems(schema, environment) {
  try {
    readConfig(schema, environment);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n');
  }
}

/** Runs the command that makes the secrets of an installation. @param {string} folder gets a folder for each Secret */
export function makeSecrets(folder) {
  execFileSync(process.execPath, [join(repoRoot, 'tools/make-secrets.mjs'), folder], { stdio: 'ignore' });
}

/** Paths that the processes serve for probes. */
export const probePaths = () =>
  [
    ...readFileSync(join(repoRoot, 'packages/service-kit/src/http/health.controller.ts'), 'utf8').matchAll(
      /@Get\('(.*)'\)/g,
    ),
  ].map(([, path]) => `/${path}`);

/** Seconds after which a process that drains ends by itself. */
export function hardExitSeconds() {
  const source = readFileSync(join(repoRoot, 'packages/service-kit/src/process/bootstrap.ts'), 'utf8');
  const ms = /HARD_EXIT_MS = ([\d_]+)/.exec(source)?.[1];
  if (!ms) throw new Error('bootstrap.ts no longer has HARD_EXIT_MS');
  return Number(ms.replaceAll('_', '')) / 1000;
}
