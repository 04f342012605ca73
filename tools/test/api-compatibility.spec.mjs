import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { differencesSinceRelease, writeChangelog } from '../development/api/changelog.mjs';
import { repoRoot } from '../paths.mjs';

/**
 * Breaking differences that were decided, as the test names them, with the reason. Each belongs in a new major version, or is the
 * correction of a document that was wrong (docs/api/versioning.md).
 * @type {Record<string, string>}
 */
const DECIDED = {};

const differences = await differencesSinceRelease();

test('calls and events only have additions since the last release', () => {
  const breaking = [...differences.calls.breaking, ...differences.events.breaking];
  expect(breaking.filter((sentence) => !Object.hasOwn(DECIDED, sentence))).toEqual([]);
  expect(Object.keys(DECIDED).filter((sentence) => !breaking.includes(sentence))).toEqual([]);
});

test('docs/api/changelog.md has every difference: write it again with `node tools/development/api-changelog.mjs`', () => {
  const committed = readFileSync(join(repoRoot, 'docs', 'api', 'changelog.md'), 'utf8');
  expect(committed).toBe(writeChangelog(differences));
});
