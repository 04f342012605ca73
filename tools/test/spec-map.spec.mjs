import { execFileSync } from 'node:child_process';
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

test('every test that the spec map names exists', () => {
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

test('row ids are unique, and comments cite existing rows', () => {
  const ids = [...map.matchAll(/^\| <a id="([^"]+)"><\/a>([^ ]+) \|/gm)].map(([, anchor, id]) => ({ anchor, id }));
  const rows = map.split('\n').filter((line) => /^\| (?!id )/.test(line));
  expect(ids.length).toBe(rows.length);
  expect(ids.filter(({ anchor, id }) => anchor !== id)).toEqual([]);
  const known = new Set(ids.map(({ id }) => id));
  expect(known.size).toBe(ids.length);
  const unknown = citations().filter((id) => !known.has(id));
  expect(unknown).toEqual([]);
});

test('every row with tests has one outside the long lane', () => {
  const onlyLong = map.split('\n').flatMap((line) => {
    const [, id] = /^\| <a id="([^"]+)">/.exec(line) ?? [];
    const files = [...line.matchAll(/`([^`]+\.(?:tsx?|mjs))`/g)].map(([, file = '']) => file);
    return id && files.length > 0 && files.every((file) => /\.long\.[^/]+$/.test(file)) ? [id] : [];
  });
  expect(onlyLong).toEqual([]);
});

/** The row ids that comments cite as `spec-map: suppliers-3, calls-2`. */
function citations() {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: repoRoot, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .flatMap((file) => {
      const text = readFileSync(join(repoRoot, file), 'utf8');
      return [...text.matchAll(/\(spec-map: ([a-z0-9, -]+)\)/g)].flatMap(([, ids = '']) => ids.split(/, */));
    });
}
