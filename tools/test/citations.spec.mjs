import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { CITATIONS } from '@fsvp/contracts/program/citations';
import { repoRoot } from '../paths.mjs';

/** Sections of 21 CFR part 1 subpart L, of part 11, and questions of FDA's guidance of January 2023. */
const NAMED = /\b1\.5(?:0\d|1[0-4])(?:\([a-zA-Z0-9]+\))*|(?<=21 CFR )11\.\d+(?:\([a-z0-9]+\))*|\bG23 [A-Z]\.\d+/g;
const SOURCES = ['packages/contracts/src', 'packages/web-kit/src', 'shell/src', 'mf-*/src', 'svc-*/src', 'docs/guide'];

/** By citation: a file that names it. */
function namedCitations() {
  const files = execFileSync('git', ['ls-files', '-z', '--', ...SOURCES], { cwd: repoRoot, encoding: 'utf8' })
    .split('\0')
    .filter((file) => /\.(ts|tsx|md)$/.test(file) && !/\.spec\.|testing\/|\/citations\.ts$/.test(file));
  /** @type {Map<string, string>} */ const named = new Map();
  for (const file of files)
    for (const [id] of readFileSync(join(repoRoot, file), 'utf8').matchAll(NAMED)) named.set(id, file);
  return named;
}

const named = namedCitations();

it('every section that the suite names is in the table of citations', () => {
  expect([...named].filter(([id]) => !Object.hasOwn(CITATIONS, id))).toEqual([]);
});

it('every citation of the table is named somewhere, and says what the section asks for', () => {
  expect(Object.keys(CITATIONS).filter((id) => !named.has(id))).toEqual([]);
  for (const { title, text } of Object.values(CITATIONS)) expect([title, text]).not.toContain('');
});
