import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repoRoot } from '../paths.mjs';

const map = readFileSync(join(repoRoot, 'docs', 'spec-map.md'), 'utf8');
const links = [...map.matchAll(/`([^`]+\.(?:tsx?|mjs))`(?: “([^”]+)”)?/g)].map(([, file = '', words]) => ({
  file,
  words,
}));
const quotes = (/** @type {string} */ text) => text.replaceAll("\\'", "'");

test('every test that the map of the specification names is there', () => {
  expect(links.length).toBeGreaterThan(80);
  const gone = links.filter(({ file, words }) => {
    try {
      return words !== undefined && !quotes(readFileSync(join(repoRoot, file), 'utf8')).includes(words);
    } catch {
      return true;
    }
  });
  expect(gone).toEqual([]);
});
