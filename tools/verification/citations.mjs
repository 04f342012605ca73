import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../paths.mjs';

/** Sections of 21 CFR part 1 subpart L, of part 11, and questions of FDA's guidance of January 2023. */
const OF_PROGRAM = /\b1\.5(?:0\d|1[0-4])(?:\([a-zA-Z0-9]+\))*|(?<=21 CFR )11\.\d+(?:\([a-z0-9]+\))*|\bG23 [A-Z]\.\d+/g;
/** Sections of other parts and subparts. */
const OTHERS = /(?<=(?:21 CFR |§))(?!1\.5|11\.)\d+\.\d+(?:\([a-zA-Z0-9]+\))*/g;

/** Where texts are that people and programs read, by what the table calls it. */
const AREAS = {
  contracts: 'packages/contracts/src',
  'API document': 'packages/contracts/src/docs',
  screens: ['packages/web-kit/src', 'shell/src', 'mf-*/src/*'],
  services: 'svc-*/src/*',
  guide: 'docs/guide',
};

/** @param {RegExp} pattern @returns {Map<string, Set<string>>} by citation: the areas that name it */
function findCitations(pattern) {
  const named = new Map();
  for (const [area, folders] of Object.entries(AREAS)) {
    const files = execFileSync('git', ['ls-files', '-z', '--', ...[folders].flat()], {
      cwd: repoRoot,
      encoding: 'utf8',
    })
      .split('\0')
      .filter((file) => /\.(ts|tsx|md)$/.test(file) && !/\.spec\.|testing\/|\/citations\.ts$/.test(file))
      .filter((file) => area !== 'contracts' || !file.startsWith(AREAS['API document']));
    for (const file of files)
      for (const [id] of readFileSync(join(repoRoot, file), 'utf8').matchAll(pattern))
        named.set(id, (named.get(id) ?? new Set()).add(area));
  }
  return named;
}

export const namedCitations = () => findCitations(OF_PROGRAM);
export const namedOthers = () => findCitations(OTHERS);

/** The rows of the tables of docs/law.md: citation, where it is named, what it was compared with, on which day. */
export function lawRows() {
  return readFileSync(join(repoRoot, 'docs/law.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    .filter(([id]) => id !== 'Citation' && !id?.startsWith('---'));
}
