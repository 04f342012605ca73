import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../paths.mjs';
import { createAsyncApi, createOpenApi, withoutDescriptions } from './documents.mjs';

/** @typedef {import('./schema-differences.mjs').Json} Json */

const folder = join(repoRoot, 'docs', 'api', 'releases');

/** @param {string} version */
const partsOf = (version) => version.split('.').map(Number);

/** The last release whose documents are kept. @returns {string} */
export function lastRelease() {
  const versions = readdirSync(folder).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
  versions.sort((one, other) => {
    const [before, after] = [partsOf(one), partsOf(other)];
    const at = before.findIndex((part, index) => part !== after[index]);
    return at < 0 ? 0 : before[at] - after[at];
  });
  const last = versions.at(-1);
  if (!last) throw new Error(`There is no release in ${folder}`);
  return last;
}

/** @param {string} version @param {'openapi' | 'asyncapi'} name @returns {Json} */
export function readRelease(version, name) {
  return JSON.parse(readFileSync(join(folder, version, `${name}.json`), 'utf8'));
}

/** Keeps the present documents as those of a release. @param {string} version */
export async function keepRelease(version) {
  const target = join(folder, version);
  mkdirSync(target, { recursive: true });
  const documents = { openapi: await createOpenApi(), asyncapi: await createAsyncApi() };
  for (const [name, document] of Object.entries(documents))
    writeFileSync(join(target, `${name}.json`), JSON.stringify(withoutDescriptions(document), null, 2));
  const prettier = join(repoRoot, 'node_modules', 'prettier', 'bin', 'prettier.cjs');
  execFileSync(process.execPath, [prettier, '--log-level', 'warn', '--write', target], { cwd: repoRoot });
}
