import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());

async function list(path: string, query: string) {
  const { body } = await program.send('GET', `/api/${path}?${query}`);
  return Object.values(body as Record<string, Record<string, string>[]>).find(Array.isArray) ?? [];
}

it('files are found by supplier, food and importer whatever their accents, and sorted by letters', async () => {
  for (const name of ['Zeta', 'Ávila', 'andes'])
    await files.open({
      supplierId: program.suppliers.add(`${name} Gıda`, 'Côte d’Ivoire'),
      foodId: (await files.addFood({ name: `${name} crème` })).id,
      importerId: (await files.addImporter({ legalName: `${name} Müller` })).id,
    });
  const found = async (search: string) => (await list('fsvp-files', `search=${encodeURIComponent(search)}`)).length;
  expect(await Promise.all(['gida', 'creme', 'muller', 'Mu\u0308ller', 'avila', 'F-0'].map(found))).toEqual([
    3, 3, 3, 3, 1, 3,
  ]);
  const sorted = ['andes', 'Ávila', 'Zeta'];
  for (const sort of ['supplierName', 'foodName'])
    expect((await list('fsvp-files', `sort=${sort}&order=asc`)).map((file) => file[sort]!.split(' ')[0])).toEqual(
      sorted,
    );
  for (const country of ['Côte d’Ivoire', 'CO\u0302TE D’IVOIRE'])
    expect(await list('fsvp-files', `country=${encodeURIComponent(country)}`)).toHaveLength(3);
  const importers = await list('importers', 'search=muller&sort=legalName&order=asc');
  expect(importers.map(({ legalName }) => legalName!.split(' ')[0])).toEqual(sorted);
});

it('a file is found by words of several of its texts in any order, with its country, whatever spaces are between them', async () => {
  await files.open({
    supplierId: program.suppliers.add('Sagar Masala Mills', 'Bangladesh'),
    foodId: (await files.addFood({ name: 'Turmeric powder' })).id,
  });
  const found = async (search: string) => (await list('fsvp-files', `search=${encodeURIComponent(search)}`)).length;
  expect(
    await Promise.all(
      ['bangladesh', 'sagar  masala', 'turmeric sagar', ' POWDER bangla  mills ', 'sagar peru', 'ri gar'].map(found),
    ),
  ).toEqual([1, 1, 1, 1, 0, 1]);
});

it('a file is listed and found whatever the length of its names', async () => {
  const ideographs = (from: number, length: number) =>
    Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((from + at * 7919) % 20_000))).join('');
  const country = ideographs(77, 100);
  await files.open({
    supplierId: program.suppliers.add(ideographs(1, 255), country),
    foodId: (await files.addFood({ name: ideographs(3000, 255) })).id,
    importerId: (await files.addImporter({ legalName: ideographs(9000, 255) })).id,
  });
  for (const search of [country, country.slice(90), ideographs(1, 255).slice(200), ideographs(3000, 100)])
    expect(await list('fsvp-files', `search=${encodeURIComponent(search)}`)).toHaveLength(1);
});

it('individuals are found and sorted so too', async () => {
  for (const name of ['Zeta', 'Ávila', 'andes'])
    await program.send('POST', '/api/qualified-individuals', {
      name,
      relation: 'contractor',
      employer: `${name} Ağrı`,
    });
  const names = async (query: string) => (await list('qualified-individuals', query)).map(({ name }) => name);
  expect(await names('sort=name&order=asc')).toEqual(['andes', 'Ávila', 'Zeta']);
  expect(await names('search=agri&sort=employer&order=asc')).toEqual(['andes', 'Ávila', 'Zeta']);
  expect(await names('search=avil')).toEqual(['Ávila']);
});
