import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { foldText, textKey } from '@fsvp/contracts/core/text';
import { migrate } from '@fsvp/service-kit/process/migrate';
import { createTestDatabase } from '@fsvp/service-kit/testing/test-database';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { DataSource } from 'typeorm';
import { migrations } from '../src/migrations/index.js';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const create = (name: string, more: object = {}) =>
  service.request('POST', '/api/suppliers', { name, country: 'Peru', ...more });
const namesFor = async (search: string, more = '') =>
  (
    await service.request('GET', `/api/suppliers?limit=100&search=${encodeURIComponent(search)}${more}`)
  ).body.suppliers.map(({ name }: { name: string }) => name);

describe('texts', () => {
  it('are stored composed, without invisible characters at the ends; a name needs something to see', async () => {
    const { body } = await create('\u200BCafe\u0301 \u2060', { city: '\u3164', externalIds: { sap: '\u200EA-1 ' } });
    expect(body).toMatchObject({ name: 'Café', city: null, externalIds: { sap: 'A-1' } });
    expect((await service.request('GET', '/api/suppliers?externalId=%E2%80%8BA-1')).body.total).toBe(1);
    const refused = await create('\u200B\u3164');
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'name', message: 'Name is required' }] } });
  });

  it.each([
    ['Törőcsik Kft', ['törőcsik', 'TÖRŐCSIK'.normalize('NFD'), 'torocsik', 'őc', 'Törőcsik\u200B Kft']],
    ['Pes\u00ADquera Ñandú', ['pesquera', 'nandu', 'Pes\u200Bquera']],
    ['İSPARTA Gıda', ['isparta', 'İsparta', 'ısparta', 'gida', 'GIDA']],
    ['Łódź Ærø Straße', ['lodz', 'łódź', 'aero', 'strasse', 'STRASSE', 'TRAßE']],
    ['100%_\\ Ｆｉｓｈ', ['100%', '%_', '_\\', 'fish', '１００％']],
    ['上海食品', ['上海', '食品']],
  ])('%s is found whatever its accents, composition and invisible characters', async (name, searches) => {
    await create(name);
    for (const search of searches) expect([search, await namesFor(search)]).toEqual([search, [name.normalize('NFC')]]);
  });

  it('are found by wildcards only where they have them', async () => {
    expect(await namesFor('a%z')).toEqual([]);
    expect(await namesFor('_')).toHaveLength(1);
  });

  it('are found in all searched fields, and after a change', async () => {
    const { body } = await create('Found', { contactPerson: 'José', city: 'Málaga', country: 'España' });
    for (const search of ['jose', 'malaga', 'espana']) expect(await namesFor(search)).toEqual(['Found']);
    await service.request('PUT', `/api/suppliers/${body.id}`, { city: 'Köln' });
    expect([await namesFor('malaga'), await namesFor('koln')]).toEqual([[], ['Found']]);
  });

  it('are sorted by letters, also page by page with a cursor and in the order of countries', async () => {
    const sorted = ['ändern', 'andes', 'Ávila', 'Lodz', 'Łódź', 'ZETA', 'zeta x'].map((name) => `${name} sorted`);
    for (const name of sorted.toReversed()) await create(name, { country: name });
    for (const sort of ['name', 'country']) {
      expect(await namesFor('sorted', `&sort=${sort}&order=asc`)).toEqual(sorted);
      expect(await namesFor('sorted', `&sort=${sort}&order=desc`)).toEqual(sorted.toReversed());
      const read: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body } = await service.request('GET', `/api/suppliers?limit=2&sort=${sort}&order=asc&cursor=${cursor}`);
        read.push(...body.suppliers.map(({ name }: { name: string }) => name));
        cursor = body.next;
      }
      expect(read.filter((name) => name.endsWith('sorted'))).toEqual(sorted);
      expect(read).toHaveLength((await service.request('GET', '/api/suppliers')).body.total);
    }
  });

  it('are folded by the database as by the contracts', async () => {
    const characters = Array.from({ length: 0x24ff - 0xa0 }, (_, at) => String.fromCodePoint(0xa0 + at))
      // Georgian capitals and letters of Unicode 16 are younger than ICU 60.
      .filter((character) => !/[\u1C89\u1C90-\u1CBF]/.test(character))
      .map((character) => `x${character}y`);
    const rows: { given: string; folded: string; key: string }[] = await service.database.dataSource.query(
      'select given, fold_text(given) as folded, text_key(given) as key from unnest($1::text[]) given',
      [characters],
    );
    const differing = rows.filter(({ given, folded, key }) => folded !== foldText(given) || key !== textKey(given));
    expect(differing).toEqual([]);
  });
});

it('the texts of an earlier release are found after its tables are migrated, and what it writes meanwhile', async () => {
  const earlier = migrations.filter(({ name }) => !name.startsWith('FoldedTexts'));
  const { ownerUrl, drop } = await createTestDatabase('suppliers', earlier);
  const owner = await new DataSource({ type: 'postgres', url: ownerUrl, installExtensions: false }).initialize();
  const insert = (name: string, key: string) =>
    owner.query(
      `insert into suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, verification_frequency_months, match_key, name_key)
       values (gen_random_uuid(), 1, now(), now(), $1, 'Peru', 'low', 'pending', true, 12, $2, $2)`,
      [name, key],
    );
  await insert('Törőcsik'.normalize('NFD'), 'törőcsik|peru');
  await insert('Pes\u200Bquera', 'pes\u200Bquera|peru');
  await insert('Andes', 'andes|peru');
  const before = await owner.query(`select xmin::text from suppliers where name = 'Andes'`);
  await migrate(ownerUrl, migrations);
  await insert('Ávila', 'ávila|peru');
  const rows: object[] = await owner.query(
    `select name_key as key, search_text like search_pattern(normalize(name, nfc)) as new, search_text like '%' || lower(name) || '%' as earlier
     from suppliers order by lower(name collate "und-x-icu")`,
  );
  // Rows without other letters than those of ASCII are not written.
  const after = await owner.query(`select xmin::text from suppliers where name = 'Andes'`);
  // An interrupted migration is repeated.
  await owner.query(`delete from migrations where name like 'FoldedTexts%'`);
  await migrate(ownerUrl, migrations);
  await owner.destroy();
  await drop();
  expect(rows).toEqual([
    { key: 'andes|peru', new: true, earlier: true },
    { key: 'ávila|peru', new: true, earlier: true },
    { key: 'pesquera|peru', new: true, earlier: true },
    { key: 'törőcsik|peru', new: true, earlier: true },
  ]);
  expect(after).toEqual(before);
});
