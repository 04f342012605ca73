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
