import { expect, it } from '@jest/globals';
import { filterPeople, sortPeople } from './filter-people.js';
import type { Person } from './person.js';

const people = ['Zeta', 'A\u0301vila Jose\u0301', 'andes'].map((name): Person => ({ id: name, name }) as Person);
const names = (found: readonly Person[]) => found.map(({ name }) => name.normalize('NFC'));

it('people are found whatever their accents and invisible characters, and sorted by letters', () => {
  for (const search of ['avila', 'JOSÉ', 'jo\u200Bse ávi'])
    expect(names(filterPeople(people, { search }))).toEqual(['Ávila José']);
  expect(names(sortPeople(people, 'name', 'asc'))).toEqual(['andes', 'Ávila José', 'Zeta']);
  expect(names(sortPeople(people, 'name', 'desc'))).toEqual(['Zeta', 'Ávila José', 'andes']);
});
