import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import prettier from 'prettier';
import * as z from 'zod/mini';
import { repoRoot } from '../paths.mjs';
import { services } from '../processes.mjs';

// Writes docs/operations/settings.md from the settings of the built services.

const FILE = join(repoRoot, 'docs/operations/settings.md');
const SERVICES = services.map(({ name }) => name);

const INTRODUCTION = `# Settings

Every process reads its settings from environment variables. \`npm start\` sets them by itself; its own settings are in [.env.example](../../.env.example).
Each setting can be in a file instead: \`NAME_FILE\` has its path, and the variable \`NAME\` wins. A missing or wrong setting ends the process with exit code 78 and one line for each.
The worker reads the same settings as the documents service; \`webhooks\` needs those of databases and events, \`REDIS_URL\` and the ones that begin with \`WEBHOOK_\`.

Generated from the schemas by \`node tools/development/settings-reference.mjs\` after a build; do not edit it.
`;

/** @returns {Promise<Map<string, { schema: z.core.$ZodType, services: string[] }>>} the settings by name, common ones first */
async function readSettings() {
  /** @type {Map<string, { schema: z.core.$ZodType, services: string[] }>} */
  const settings = new Map();
  for (const service of SERVICES) {
    const { schema } = await import(join(repoRoot, `svc-${service}/dist/config.js`));
    for (const [name, field] of Object.entries(schema.shape)) {
      const known = settings.get(name);
      if (known) known.services.push(service);
      else settings.set(name, { schema: /** @type {z.core.$ZodType} */ (field), services: [service] });
    }
  }
  return new Map([...settings].sort(([, a], [, b]) => b.services.length - a.services.length));
}

/** @param {z.core.$ZodType} schema */
function describeDefault(schema) {
  const { shownDefault } = /** @type {{ shownDefault?: string }} */ (z.globalRegistry.get(schema) ?? {});
  if (shownDefault) return shownDefault;
  const { success, data } = z.core.safeParse(schema, undefined);
  if (!success) return '**required**';
  return data === undefined || typeof data === 'object' ? '' : `\`${data}\``;
}

/** @returns {Promise<string>} the page in Markdown */
export async function renderSettings() {
  const settings = [...(await readSettings())];
  const rows = settings.map(([name, { schema, services }]) => {
    const { description } = z.globalRegistry.get(schema) ?? {};
    if (!description) throw new Error(`${name} has no description: wrap its schema in setting(…)`);
    const readers = services.length === SERVICES.length ? 'all' : services.join(', ');
    return `| \`${name}\` | ${readers} | ${describeDefault(schema)} | ${description} |`;
  });
  const table = ['| setting | read by | default | meaning |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const options = await prettier.resolveConfig(FILE);
  return prettier.format(`${INTRODUCTION}\n${table}\n`, { ...options, parser: 'markdown' });
}

if (import.meta.filename === process.argv[1]) await writeFile(FILE, await renderSettings());
