import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  listReferenceSets,
  referenceCheck,
  referenceSet,
  type ReferenceKind,
  type ReferenceSet,
} from '@fsvp/contracts/program/reference-set';
import { XLSX_TYPE } from '@fsvp/contracts/core/table-types';
import { newId } from '@fsvp/service-kit/database/columns';
import { newSigner } from '@fsvp/service-kit/testing/signing';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { writeXlsx } from 'hucre/xlsx';
import { SHIPPED_SETS } from '../src/reference-data/defaults/shipped-sets.js';
import { rowsInForce } from '../src/reference-data/rows-in-force.js';
import { ShippedSetsService } from '../src/reference-data/shipped-sets.service.js';
import { ADA, startTestProgram, type TestProgram } from './individuals.js';

const PATH = '/api/reference-sets';
const one = (id: string, rest = '') => `${PATH}/${id}${rest}`;
let program: TestProgram;

beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

/** Years of size cut-offs that no set of the suite has. */
const csvOf = (...rows: string[]) => ['year,foodClass,amount', ...rows].join('\n');
const bodyOf = (csv: string, fields: object = {}) => ({
  kind: 'size_cutoffs',
  effectiveFrom: '2026-04-01',
  source: 'FDA, page of April 2026',
  retrievedOn: '2026-04-10',
  csv,
  ...fields,
});
const send = (csv: string, fields: object = {}, path = PATH) => program.send('POST', path, bodyOf(csv, fields));
async function load(csv: string, fields: object = {}): Promise<ReferenceSet> {
  const { status, text, body } = await send(csv, fields);
  expect([status, text]).toEqual([201, expect.stringContaining('"rows"')]);
  return referenceSet.parse(body);
}
const errorsOf = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  expect(status).toBe(400);
  return body.errors.map((error: { path: string; message: string }) => `${error.path}: ${error.message}`);
};
const list = async (query = '') =>
  listReferenceSets.response!.parse((await program.send('GET', `${PATH}?${query}`)).body);
const inForce = <K extends ReferenceKind>(kind: K, day: string) =>
  rowsInForce(kind, day, program.database.dataSource.manager);
const count = async () =>
  Number((await program.database.dataSource.query('select count(*) from reference_sets'))[0].count);

describe('the reference data of the suite', () => {
  it('is there after the start, with source, day and one event for each set, by the system', async () => {
    const { referenceSets, total } = await list('limit=100');
    expect(total).toBe(SHIPPED_SETS.length);
    for (const { id, kind, source, effectiveFrom } of SHIPPED_SETS) {
      const set = referenceSets.find((listed) => listed.id === id)!;
      expect(set).toMatchObject({ kind, source, effectiveFrom, effectiveTo: null, shipped: true, createdBy: null });
      expect(set.rowCount).toBeGreaterThan(0);
      const [event] = await program.events(id);
      expect([event!.type, event!.actor]).toEqual(['reference-set.loaded.v1', null]);
      expect((event!.after as ReferenceSet).rows).toHaveLength(set.rowCount);
    }
  });

  it('is loaded once by two replicas, and not again after it was ended or deleted', async () => {
    const loader = program.app.get(ShippedSetsService);
    const [example, deleted] = [0, 1].map((index) => ({
      ...SHIPPED_SETS.find(({ kind }) => kind === 'federal_holidays')!,
      id: newId(),
      csv: `day,name\n2040-01-0${index + 1},A holiday of a test`,
    }));
    await Promise.all([1, 2, 3].map(() => loader.load([example!, deleted!])));
    expect((await program.events(example!.id)).map(({ type }) => type)).toEqual(['reference-set.loaded.v1']);
    await program.send('PUT', one(example!.id), { effectiveTo: '2026-06-30' });
    expect((await program.send('DELETE', one(deleted!.id))).status).toBe(204);
    await loader.load([example!, deleted!]);
    expect((await program.send('GET', one(example!.id))).body).toMatchObject({ version: 2, effectiveTo: '2026-06-30' });
    expect((await program.send('GET', one(deleted!.id))).status).toBe(404);
    expect(await program.events(deleted!.id)).toHaveLength(2);
  });

  it('ends the earlier edition of a set, and leaves one alone that an administrator ended or deleted', async () => {
    const loader = program.app.get(ShippedSetsService);
    const of = SHIPPED_SETS.find(({ kind }) => kind === 'federal_holidays')!;
    const rows = (day: string) => `day,name\n${day},A holiday of editions`;
    const editions = (day: string) => {
      const first = { ...of, id: newId(), csv: rows(day), effectiveFrom: '2025-01-01' };
      return { first, second: { ...first, id: newId(), replaces: first.id, effectiveFrom: '2026-05-01' } };
    };
    const { first, second } = editions('2042-01-01');
    await loader.load([first]);
    await Promise.all([1, 2].map(() => loader.load([second])));
    expect((await program.send('GET', one(first.id))).body).toMatchObject({ effectiveTo: '2026-04-30', version: 2 });
    expect((await program.send('GET', one(second.id))).body).toMatchObject({ effectiveTo: null, version: 1 });
    expect((await program.events(first.id)).map(({ type, actor }) => [type, actor])).toEqual([
      ['reference-set.loaded.v1', null],
      ['reference-set.updated.v1', null],
    ]);

    for (const change of [['PUT', { effectiveTo: '2025-12-31' }], ['DELETE']] as const) {
      const left = editions(`2042-02-0${change.length}`);
      await loader.load([left.first]);
      const [method, body] = change;
      expect((await program.send(method, one(left.first.id), body)).status).toBeLessThan(300);
      await loader.load([left.second]);
      expect((await program.send('GET', one(left.second.id))).status).toBe(404);
    }

    // Its rows are in another set, too: nothing is ended.
    const { first: kept, second: refused } = editions('2042-03-01');
    await loader.load([kept]);
    await load(rows('2042-03-02'), { kind: 'federal_holidays', effectiveFrom: '2026-06-01' });
    await loader.load([{ ...refused, csv: `${rows('2042-03-01')}\n2042-03-02,Another` }]);
    expect((await program.send('GET', one(kept.id))).body).toMatchObject({ effectiveTo: null, version: 1 });
    expect((await program.send('GET', one(refused.id))).status).toBe(404);

    // A suite that never had the first edition.
    const fresh = editions('2042-04-01').second;
    await loader.load([fresh]);
    expect((await program.send('GET', one(fresh.id))).status).toBe(200);
  });

  it('does not replace rows that an administrator loaded', async () => {
    const set = await load('day,name\n2041-01-01,Ours', { kind: 'federal_holidays' });
    const [shipped] = SHIPPED_SETS.filter(({ kind }) => kind === 'federal_holidays');
    const theirs = { ...shipped!, id: newId(), csv: 'day,name\n2041-01-01,Theirs' };
    await program.app.get(ShippedSetsService).load([theirs]);
    expect((await program.send('GET', one(theirs.id))).status).toBe(404);
    expect((await inForce('federal_holidays', '2026-05-01')).filter((row) => row.day === '2041-01-01')).toEqual(
      set.rows,
    );
  });
});

describe('a set of reference data', () => {
  it('is checked without being stored, loaded once for one Idempotency-Key, changed by PUT and deleted', async () => {
    const before = await count();
    const csv = csvOf('2101,human,100', '2101,animal,200');
    const { status, body: checked } = await send(csv, {}, `${PATH}/check`);
    expect(status).toBe(200);
    expect(referenceCheck.parse(checked)).toMatchObject({ rowCount: 2, added: 2, changed: 0, unchanged: 0, ends: [] });
    expect(checked.rows[0]).toEqual({ year: 2101, foodClass: 'human', amount: 100 });
    expect(await count()).toBe(before);

    const key = { 'idempotency-key': newId() };
    const created = await program.send('POST', PATH, bodyOf(csv), key);
    expect([created.status, created.headers.get('etag')]).toEqual([201, '"1"']);
    const { body: set } = created;
    expect(referenceSet.parse(set)).toEqual(set);
    expect(set).toMatchObject({ rowCount: 2, shipped: false, effectiveTo: null, createdBy: ADA.id, version: 1 });
    expect((await program.send('POST', PATH, bodyOf(csv), key)).body).toEqual(set);
    expect(await count()).toBe(before + 1);
    expect((await program.send('GET', one(set.id))).body).toEqual(set);

    const { body: changed } = await program.send(
      'PUT',
      one(set.id),
      { effectiveTo: '2026-12-31' },
      { 'if-match': '"1"' },
    );
    expect(changed).toEqual({ ...set, effectiveTo: '2026-12-31', version: 2, updatedAt: changed.updatedAt });
    expect(await program.send('PUT', one(set.id), { source: 'X' }, { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { current: changed },
    });
    expect(await errorsOf(program.send('PUT', one(set.id), { effectiveTo: '2026-03-31' }))).toEqual([
      'effectiveTo: The last day is before the first',
    ]);
    expect((await program.send('DELETE', one(set.id), undefined, { 'if-match': '"1"' })).status).toBe(412);
    expect((await program.send('DELETE', one(set.id))).status).toBe(204);
    for (const [method, path] of [
      ['GET', one(set.id)],
      ['GET', one(set.id, '/export.csv')],
      ['DELETE', one(set.id)],
    ] as const)
      expect((await program.send(method, path)).status).toBe(404);
    expect((await program.send('PUT', one(set.id), { source: 'X' })).status).toBe(404);
    const events = await program.events(set.id);
    expect(events.map(({ type, actor }) => [type, actor])).toEqual(
      ['loaded', 'updated', 'deleted'].map((verb) => [`reference-set.${verb}.v1`, ADA.id]),
    );
    expect(
      events.map(({ before: was, after: is }) => [was && Object(was).rows.length, is && Object(is).rows.length]),
    ).toEqual([
      [null, 2],
      [2, 2],
      [2, null],
    ]);
    // What was deleted is in nobody's way.
    expect((await load(csv)).rowCount).toBe(2);
  });

  it('is refused with the lines of its errors, and nothing is stored', async () => {
    const before = await count();
    const expected = [
      'csv: Line 2, year: Enter a whole number from 2000 to 2200',
      'csv: Line 4: The same year and foodClass as in line 3: 2102 human',
    ];
    const csv = csvOf('x,human,1', '2102,human,1', '2102,human,2');
    expect(await errorsOf(send(csv))).toEqual(expected);
    expect(await errorsOf(send(csv, {}, `${PATH}/check`))).toEqual(expected);
    expect(await errorsOf(send(csvOf('2102,human,1'), { effectiveTo: '2026-03-01' }))).toEqual([
      'effectiveTo: The last day is before the first',
    ]);
    expect(await count()).toBe(before);
  });

  it('has no row that is in force in another set on one of its days', async () => {
    const source = 'FDA, first edition';
    await load(csvOf('2110,human,1', '2110,animal,2'), {
      effectiveFrom: '2026-02-01',
      effectiveTo: '2026-05-31',
      source,
    });
    const message = 'is also in the set from 2026-02-01 to 2026-05-31 (FDA, first edition).';
    const end = 'End that set first, or use "End earlier sets"';
    for (const path of [PATH, `${PATH}/check`])
      expect(
        await errorsOf(
          send(csvOf('2111,human,1', '2110,animal,5', '2110,human,4'), { effectiveFrom: '2026-05-31' }, path),
        ),
      ).toEqual([`csv: Line 4: 2110 human ${message} ${end}`, `csv: Line 3: 2110 animal ${message} ${end}`]);
    // The day after, the day before, another key and another kind are free.
    const period = { effectiveFrom: '2026-06-01' };
    const after = await load(csvOf('2110,human,7'), period);
    await load(csvOf('2110,human,8'), { effectiveFrom: '2026-01-01', effectiveTo: '2026-01-31' });
    await load(csvOf('2112,human,8'), { effectiveFrom: '2026-02-01' });
    expect(
      await errorsOf(send(csvOf('2110,human,9'), { effectiveFrom: '2025-01-01', effectiveTo: '2026-01-01' })),
    ).toEqual([
      'csv: Line 2: 2110 human is also in the set from 2026-01-01 to 2026-01-31 (FDA, page of April 2026). Choose a last day before 2026-01-01, or delete that set',
    ]);
    expect(await errorsOf(program.send('PUT', one((await find(source)).id), { effectiveTo: '2026-06-01' }))).toEqual([
      'effectiveTo: 2110 human is also in the set from 2026-06-01 without a last day (FDA, page of April 2026). Choose a last day before 2026-06-01, or delete that set',
    ]);
    expect((await program.send('DELETE', one(after.id))).status).toBe(204);
    expect((await program.send('PUT', one((await find(source)).id), { effectiveTo: null })).status).toBe(200);
  });

  const find = async (source: string) => (await list(`search=${encodeURIComponent(source)}`)).referenceSets[0]!;

  it('ends earlier sets that have one of its rows, but none that begins on its day or later', async () => {
    const old = await load(csvOf('2120,human,1', '2120,animal,2'), { effectiveFrom: '2024-01-01' });
    const other = await load(csvOf('2121,human,1'), { effectiveFrom: '2024-01-01' });
    const csv = csvOf('2120,human,1', '2122,human,3');
    const fields = { effectiveFrom: '2026-01-01', endEarlier: true };
    const { body: checked } = await send(csv, fields, `${PATH}/check`);
    const ends = [{ id: old.id, effectiveFrom: '2024-01-01', effectiveTo: '2025-12-31' }];
    expect(checked).toMatchObject({ added: 1, changed: 0, unchanged: 1, ends });
    expect((await program.send('GET', one(old.id))).body.effectiveTo).toBeNull();

    const set = await load(csv, fields);
    expect((await program.send('GET', one(old.id))).body).toMatchObject({ effectiveTo: '2025-12-31', version: 2 });
    expect((await program.send('GET', one(other.id))).body.version).toBe(1);
    expect((await program.events(old.id)).map(({ type }) => type)).toEqual([
      'reference-set.loaded.v1',
      'reference-set.updated.v1',
    ]);
    for (const effectiveFrom of ['2026-01-01', '2025-06-01'])
      expect(await errorsOf(send(csv, { effectiveFrom, endEarlier: true }))).toEqual(
        [2, 3].map(
          (line) =>
            `csv: Line ${line}: ${line === 2 ? '2120' : '2122'} human is also in the set from 2026-01-01 without a last day (FDA, page of April 2026). Choose a last day before 2026-01-01, or delete that set`,
        ),
      );
    // A refused load ends nothing.
    expect((await program.send('GET', one(old.id))).body.version).toBe(2);
    expect((await program.send('GET', one(set.id))).body.version).toBe(1);
  });

  it('is compared with the rows in force on its first day', async () => {
    await load(csvOf('2130,human,1', '2130,animal,2'), { effectiveFrom: '2090-01-01' });
    await load(csvOf('2131,human,3'), { effectiveFrom: '2090-01-01', effectiveTo: '2091-06-30' });
    const csv = csvOf('2130,human,1', '2130,animal,9', '2131,human,3', '2132,human,4');
    const fields = { effectiveFrom: '2091-07-01', endEarlier: true };
    const { missing: others } = (await send(csvOf('2199,human,1'), fields, `${PATH}/check`)).body;
    const { body } = await send(csv, fields, `${PATH}/check`);
    expect(body).toMatchObject({ added: 2, changed: 1, unchanged: 1, missing: others - 2 });
    expect((await inForce('size_cutoffs', '2091-06-30')).filter(({ year }) => year > 2129 && year < 2140)).toHaveLength(
      3,
    );
    expect((await inForce('size_cutoffs', '2091-07-01')).filter(({ year }) => year > 2129 && year < 2140)).toHaveLength(
      2,
    );
  });

  it('is loaded by one of several requests at the same moment', async () => {
    const answers = await Promise.all([1, 2, 3].map((amount) => send(csvOf(`2140,human,${amount}`))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    const set = answers.find(({ status }) => status === 201)!.body;
    const [moved, loaded] = await Promise.all([
      program.send('PUT', one(set.id), { effectiveTo: '2026-05-31' }),
      send(csvOf('2140,human,8'), { effectiveFrom: '2026-06-01' }),
    ]);
    expect(moved.status).toBe(200);
    expect([201, 400]).toContain(loaded.status);
    expect((await inForce('size_cutoffs', '2026-05-31')).filter(({ year }) => year === 2140)).toHaveLength(1);
  });

  it('waits for another change of its kind', async () => {
    const { dataSource } = program.database;
    const order: string[] = [];
    let loading: Promise<unknown> | undefined;
    await dataSource.transaction(async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('reference-sets size_cutoffs', 0))`);
      loading = send(csvOf('2145,human,1')).then(({ status }) => order.push(`loaded ${status}`));
      await eventually(
        async () =>
          (
            await dataSource.query(`select from pg_locks where locktype = 'advisory' and not granted and database =
            (select oid from pg_database where datname = current_database())`)
          ).length === 1,
      );
      order.push('committed');
    });
    await loading;
    expect(order).toEqual(['committed', 'loaded 201']);
  });

  it('is exported as CSV that can be loaded again', async () => {
    const csv = `code,name,class,subtype,synonyms,severity,note
TEST-A,"=HYPERLINK(""x"")",chemical,other,"+a; b;b ;",high,"-1, of two
lines"
TEST-B,'quoted,physical,glass,,low,`;
    const hazards = { kind: 'hazard_library', effectiveFrom: '2030-01-01', effectiveTo: '2030-12-31' };
    const set = await load(csv, hazards);
    expect(set.rows).toEqual([
      {
        code: 'TEST-A',
        name: '=HYPERLINK("x")',
        class: 'chemical',
        subtype: 'other',
        synonyms: ['+a', 'b'],
        severity: 'high',
        note: '-1, of two\nlines',
      },
      {
        code: 'TEST-B',
        name: "'quoted",
        class: 'physical',
        subtype: 'glass',
        synonyms: [],
        severity: 'low',
        note: null,
      },
    ]);
    const { text, headers } = await program.send('GET', one(set.id, '/export.csv'));
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="hazard_library-2030-01-01.csv"');
    expect(text).toContain(`TEST-A,"'=HYPERLINK(""x"")",chemical,other,'+a; b,high,"'-1, of two`);
    expect(text).toMatch(/^\ufeffcode,/);
    expect((await program.send('GET', one(set.id, '/export.csv?bom=false'))).text).toBe(text.slice(1));
    const again = await load(text, { ...hazards, effectiveFrom: '2031-01-01', effectiveTo: null });
    expect(again.rows).toEqual(set.rows);
    for (const { id, kind } of SHIPPED_SETS) {
      const { text: exported } = await program.send('GET', one(id, '/export.csv'));
      const { body } = await send(exported, { kind, effectiveFrom: '2026-12-01', endEarlier: true }, `${PATH}/check`);
      expect([kind, body.added, body.changed]).toEqual([kind, 0, 0]);
    }
  });

  it('is listed by search in source and title, kind and day, in the order that is asked for', async () => {
    const source = `List ${newId().slice(-8)}`;
    const sets = [
      { kind: 'size_cutoffs', effectiveFrom: '2150-01-01', effectiveTo: '2150-12-31', retrievedOn: '2026-03-01' },
      { kind: 'size_cutoffs', effectiveFrom: '2151-01-01', effectiveTo: null, retrievedOn: '2026-01-01' },
      { kind: 'federal_holidays', effectiveFrom: '2150-06-01', effectiveTo: '2150-06-30', retrievedOn: '2026-02-01' },
    ];
    for (const fields of sets)
      await load(fields.kind === 'size_cutoffs' ? csvOf('2150,human,1') : 'day,name\n2150-01-01,X', {
        ...fields,
        source,
      });
    const froms = async (query: string) =>
      (await list(`search=${encodeURIComponent(source)}&${query}`)).referenceSets.map((set) => set.effectiveFrom);
    expect(await froms('')).toEqual(['2150-06-01', '2151-01-01', '2150-01-01']);
    expect(await froms('order=asc')).toEqual(['2150-01-01', '2151-01-01', '2150-06-01']);
    expect(await froms('sort=kind')).toEqual(['2150-06-01', '2151-01-01', '2150-01-01']);
    expect(await froms('sort=kind&order=desc')).toEqual(['2151-01-01', '2150-01-01', '2150-06-01']);
    expect(await froms('sort=effectiveFrom&order=asc')).toEqual(['2150-01-01', '2150-06-01', '2151-01-01']);
    expect(await froms('sort=retrievedOn&limit=1&offset=1')).toEqual(['2150-06-01']);
    expect(await froms('kind=size_cutoffs&kind=hazard_library')).toEqual(['2151-01-01', '2150-01-01']);
    expect(await froms('day=2150-12-31')).toEqual(['2150-01-01']);
    expect(await froms('day=2150-06-30&sort=kind')).toEqual(['2150-06-01', '2150-01-01']);
    expect(await froms('day=2160-01-01')).toEqual(['2151-01-01']);
    expect((await list(`search=${encodeURIComponent(source)}&limit=1`)).total).toBe(3);
    expect(new Set((await list('search=HOLIDAYS&limit=100')).referenceSets.map(({ kind }) => kind))).toEqual(
      new Set(['federal_holidays']),
    );
    expect((await list('search=%25')).total).toBe(0);
  });

  it('is read by everybody with the permission to view, and changed by administrators only', async () => {
    const viewer = newSigner('Vic', 'viewer');
    expect((await program.as(viewer, 'GET', PATH)).status).toBe(200);
    for (const grantee of ['viewer', 'editor', 'qi'] as const)
      for (const path of [PATH, `${PATH}/check`])
        expect((await program.as(newSigner('Vic', grantee), 'POST', path, bodyOf(csvOf('2160,human,1')))).status).toBe(
          403,
        );
  });

  it('has up to 200,000 characters', async () => {
    const rows = Array.from({ length: 4900 }, (_, index) => `BIG-${index},${'n'.repeat(10)},physical,glass,,low,`);
    const csv = ['code,name,class,subtype,synonyms,severity,note', ...rows].join('\n');
    const fields = { kind: 'hazard_library', effectiveFrom: '2032-01-01', effectiveTo: '2032-12-31' };
    expect((await load(csv, fields)).rowCount).toBe(4900);
    const { body } = await send(csv, { ...fields, effectiveFrom: '2032-06-01', endEarlier: true }, `${PATH}/check`);
    expect(body).toMatchObject({ unchanged: 4900, added: 0 });
    const errors = await errorsOf(send(csv, fields));
    expect(errors).toHaveLength(21);
    expect(errors.at(-1)).toBe('csv: There are 4,880 more errors');
  });
});

describe('a file of reference data', () => {
  async function read(body: Uint8Array | string, type = 'text/csv', kind = 'federal_holidays') {
    const response = await fetch(`${program.url}/api/reference-sets/read?kind=${kind}`, {
      method: 'POST',
      headers: { ...(await program.headersOf(ADA)), 'content-type': type },
      body,
    });
    return { status: response.status, body: (await response.json()) as { csv: string; errors: object[] } };
  }
  const CSV = 'day,name\r\n2030-01-01,Año Nuevo\r\n';

  it.each<[string, string | Uint8Array]>([
    ['UTF-8', CSV],
    ['Windows-1252 with semicolons', Buffer.from(CSV.replaceAll(',', ';'), 'latin1')],
    ['UTF-16 with tabs', Buffer.from(`\ufeff${CSV.replaceAll(',', '\t')}`, 'utf16le')],
  ])('is read in %s', async (_, content) => expect(await read(content)).toEqual({ status: 200, body: { csv: CSV } }));

  it('is read from a workbook, with its dates', async () => {
    const rows = [['Holidays of 2030'], ['day', 'name'], [new Date(Date.UTC(2030, 0, 1)), 'Año Nuevo']];
    const workbook = await writeXlsx({ sheets: [{ name: 'Days', rows }] });
    // Each row is on its line of the file, which errors name.
    expect(await read(workbook, XLSX_TYPE)).toEqual({ status: 200, body: { csv: `\r\n${CSV}` } });
  });

  it('keeps the lines of rows below a cell of several lines and blank lines', async () => {
    const csv = 'day,name\r\n2030-01-01,"New\r\nYear"\r\n\r\nx,y\r\n';
    expect((await read(csv)).body).toEqual({ csv });
  });

  it('is refused with the reason', async () => {
    expect(await read('')).toMatchObject({ status: 400, body: { errors: [{ path: 'csv' }] } });
    const { status, body } = await read(Buffer.from('day,name\n\x81,x\n', 'latin1'));
    expect([status, body.errors]).toEqual([
      400,
      [{ path: 'csv', message: 'Line 2 contains a byte that is not Windows-1252. Save the file as CSV UTF-8.' }],
    ]);
  });
});
