import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CITATIONS } from '@fsvp/contracts/program/citations';
import { GLOSSARY } from '@fsvp/contracts/program/glossary';
import { renderGlossary } from '../development/glossary.mjs';
import { repoRoot } from '../paths.mjs';

test('docs/guide/glossary.md is what the table of terms says', async () => {
  expect(await readFile(join(repoRoot, 'docs/guide/glossary.md'), 'utf8')).toBe(await renderGlossary());
});

test('each term is in the table once, in the order of the alphabet, with a short meaning and a section', () => {
  const terms = GLOSSARY.map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted((one, other) => one.localeCompare(other, 'en')));
  const words = GLOSSARY.flatMap(({ term, also = [] }) => [term, ...also]).map((one) => one.toLowerCase());
  expect(new Set(words).size).toBe(words.length);
  for (const { term, meaning, citations } of GLOSSARY) {
    expect(Object.keys(CITATIONS)).toEqual(expect.arrayContaining([...citations]));
    expect([term, meaning]).toEqual([term, expect.stringMatching(/^[A-Z].+\.$/)]);
    // A tooltip has room for about six lines.
    expect([term, meaning.length <= 210]).toEqual([term, true]);
  }
});
