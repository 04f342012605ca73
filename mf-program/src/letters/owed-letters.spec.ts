import { expect, test } from '@jest/globals';
import { sampleFile } from '../testing/sample-records.js';
import { languageOfCountry } from './language-of-country.js';
import { groupLetters, owedLetters } from './owed-letters.js';

const file = (id: string, missing: string[], expiring: string[] = []) => {
  const sample = sampleFile({ id });
  return { ...sample, readiness: { ...sample.readiness, missing, expiring } } as typeof sample;
};

test('finds the assurances that are missing or end soon, and groups them by who gives them', () => {
  const letters = [file('1', ['VS-2', 'HA-1']), file('2', [], ['SS-1']), file('3', ['AS-3'])].flatMap(owedLetters);
  expect(letters.map(({ file: { id }, code }) => [id, code])).toEqual([
    ['1', 'VS-2'],
    ['2', 'SS-1'],
    ['3', 'AS-3'],
  ]);
  const [supplier, customer] = groupLetters(letters);
  expect(supplier).toMatchObject({ name: 'Bay Seafood', letters: letters.slice(0, 2) });
  expect(customer).toMatchObject({ name: 'Customer', supplierId: null, letters: letters.slice(2) });
});

test.each([
  ['Brasil', 'pt'],
  ['Viet Nam', 'vi'],
  ['México', 'es'],
  ['China', 'zh'],
  ['India', 'en'],
  ['Nowhere', 'en'],
])('a letter to %s is in %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});
