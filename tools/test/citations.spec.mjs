import { expect, it } from '@jest/globals';
import { CITATIONS } from '@fsvp/contracts/program/citations';
import { lawRows, namedCitations, namedOthers } from '../verification/citations.mjs';

const named = namedCitations();
const others = namedOthers();
const rows = lawRows();

it('every section that the suite names is in the table of citations', () => {
  expect([...named].filter(([id]) => !Object.hasOwn(CITATIONS, id))).toEqual([]);
});

it('every citation of the table is named somewhere, and says what the section asks for', () => {
  expect(Object.keys(CITATIONS).filter((id) => !named.has(id))).toEqual([]);
  for (const { title, text } of Object.values(CITATIONS)) expect([title, text]).not.toContain('');
});

it('docs/law.md has every section that the suite names, once, with where it is named', () => {
  const used = Object.fromEntries([...named, ...others].map(([id, areas]) => [id, [...areas].sort().join(', ')]));
  expect(Object.fromEntries(rows.map(([id, areas]) => [id, areas]))).toEqual(used);
  expect(rows).toHaveLength(named.size + others.size);
});

it('docs/law.md says of every section what it was compared with, and on which day', () => {
  for (const [id, , source, day] of rows)
    expect([id, source, day]).toEqual([
      id,
      expect.stringMatching(/^(Final rule, 80 FR 74226|Guidance of January 2023|By the specification of the product)/),
      source?.startsWith('By') ? '-' : expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    ]);
});
