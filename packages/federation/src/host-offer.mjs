import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { init, parse } from 'es-module-lexer';
import { SHARED } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The source files that the host shares, of a package that it does not share as installed. @param {string} name */
function sharedSources(name) {
  if (name === 'zod/mini') return ['./zod.ts'];
  if (name === '@tanstack/react-query') return ['./react-query.ts'];
  if (!name.startsWith('@fsvp/')) return [];
  const [, folder, part] = name.split('/');
  return [`../../${folder}/src/${part === 'base' ? 'index' : part}.ts`];
}

/**
 * The names that a source file exports. It is not imported, because Node cannot run components.
 * @param {string} source
 */
function sourceExports(source) {
  const file = fileURLToPath(new URL(source, import.meta.url));
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    swcrc: false,
    jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true } },
  });
  return parse(code)[1].map(({ n }) => n);
}

/** @param {string} name */
const installedExports = (name) => [...new Set([...Object.keys(require(name)), 'default'])];

/**
 * What the shell offers to modules: the version of the host contract, and the version and exports of each shared
 * package.
 * @returns {Promise<import('@fsvp/contracts/modules/host-offer').HostOffer>}
 */
export async function readHostOffer() {
  await init;
  const shared = Object.entries(SHARED).map(([name, version]) => {
    const sources = sharedSources(name);
    const exports = sources.length > 0 ? sources.flatMap(sourceExports) : installedExports(name);
    return [name, { version, exports: exports.sort() }];
  });
  return { contract: SHARED['@fsvp/web-kit/base'], shared: Object.fromEntries(shared) };
}
