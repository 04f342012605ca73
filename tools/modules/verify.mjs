import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../operator-error.mjs';
import { readRegistry } from './registry-file.mjs';
import { readManifest, releaseFolder, releaseProblems } from './releases.mjs';

/** @typedef {import('./releases.mjs').ModuleStore} ModuleStore */

/**
 * Checks every kept release: its manifest, and the hashes of its files where the browser loads them from; of the current ones also whether
 * they work with this host and with each other.
 * @param {ModuleStore} store @returns {Promise<string[]>} one sentence for each problem
 */
export async function verifyModules(store) {
  const registry = readRegistry(store.folder);
  const problems = [];
  for (const entry of registry.modules) {
    for (const release of [entry, ...entry.previous]) {
      const label = `${entry.name} ${release.version}`;
      const folder = releaseFolder(store.folder, entry.name, release.version);
      try {
        const manifest = readManifest(folder);
        const read = release.manifestUrl.startsWith('/') ? readFile(folder) : fetchFile(release.manifestUrl);
        for (const [file, expected] of Object.entries(manifest.integrity))
          if (hashOf(await read(file)) !== expected) problems.push(`${label}: ${file} differs from its manifest.`);
        if (release === entry)
          problems.push(...releaseProblems(store, manifest, registry).map((problem) => `${label}: ${problem}`));
      } catch (error) {
        problems.push(`${label}: ${messageOf(error)}`);
      }
    }
  }
  return problems;
}

/** @param {Uint8Array} content */
const hashOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** @param {string} folder @returns {(file: string) => Promise<Uint8Array>} */
const readFile = (folder) => async (file) => readFileSync(join(folder, file));

/** @param {string} manifestUrl @returns {(file: string) => Promise<Uint8Array>} */
const fetchFile = (manifestUrl) => async (file) => {
  const address = new URL(file, manifestUrl);
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
};
