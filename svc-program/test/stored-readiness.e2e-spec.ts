import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today, type Day } from '@fsvp/contracts/core/calendar-day';
import {
  getFsvpFileCounts,
  getFsvpPortfolio,
  listReadinessChanges,
  type FsvpPortfolio,
} from '@fsvp/contracts/program/file-readiness';
import type { ReadinessSummary } from '@fsvp/contracts/program/readiness/readiness-summary';
import { getProgramReminders } from '@fsvp/contracts/program/internal';
import { getFsvpFile, listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import type { TestSigner } from '@fsvp/service-kit/testing/signing';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { buildRemindersStatement } from '../src/internal/reminders.queries.js';
import { ReadinessRefresher } from '../src/readiness/readiness-refresher.js';
import { storeReadiness } from '../src/readiness/stored-readiness.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let qualified: TestSigner;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  qualified = await files.addQualified(['eligibility']);
});
afterAll(() => program.close());

const list = async (query: string) => {
  const { body, text, status } = await program.send('GET', `/api/fsvp-files?${query}`);
  if (status !== 200) throw new Error(text);
  return listFsvpFiles.response!.parse(body);
};
const get = async (id: string): Promise<FsvpFile> =>
  getFsvpFile.response!.parse((await program.send('GET', `/api/fsvp-files/${id}`)).body);

/** The readiness of a file once everything of it is judged, by the service itself or at once. */
async function judged(id: string, byItself = false): Promise<ReadinessSummary> {
  for (const end = Date.now() + 10_000; ;) {
    if (!byItself) await refresh();
    const { readiness } = await get(id);
    if (readiness.fresh) return readiness;
    if (Date.now() > end) throw new Error('it is not judged again');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
/** Its changes, newest first. */
const changesOf = async (id: string, query = '') => {
  const { body } = await program.send('GET', `/api/fsvp-files/${id}/readiness-changes${query}`);
  return listReadinessChanges.response!.parse(body);
};
/** Judges what is due on a day, as the service does by itself. */
const refresh = (day = today()) => program.app.get(ReadinessRefresher, { strict: false }).refresh(day);

describe('stored readiness', () => {
  it('is there once a file is opened, and is told by an event when verdict, regime or missing requirements change', async () => {
    const file = await files.open();
    expect(file.readiness).toMatchObject({
      regime: 'standard',
      verdict: 'not_ready',
      asOf: today(),
      fresh: true,
      nextDueOn: null,
    });
    expect(file.readiness.missing).toContain('APP-1');
    await program.send('PUT', `/api/importers/${file.importerId}`, { active: false });
    expect((await judged(file.id, true)).missing).toContain('IMP-1');
    const history = await changesOf(file.id);
    const [latest, first] = history.changes;
    expect(history.total).toBe(2);
    expect(latest).toMatchObject({ verdict: 'not_ready', asOf: today(), before: { missing: file.readiness.missing } });
    expect(latest!.missing).toContain('IMP-1');
    expect(first).toMatchObject({ missing: file.readiness.missing, before: null });
    expect(await changesOf(file.id, '?limit=1')).toEqual({ changes: [latest], total: 2 });
    await program.send('PUT', `/api/importers/${file.importerId}`, { phone: '555 0100' });
    expect((await judged(file.id)).missing).toContain('IMP-1');
    expect(await changesOf(file.id)).toEqual(history);
    expect((await program.send('GET', `/api/fsvp-files/${file.importerId}/readiness-changes`)).status).toBe(404);
  });

  it('follows facts of the food, country of the supplier and signatures', async () => {
    const file = await files.open({}, 'India');
    const draft = await files.draft(file.id);
    await files.sign(draft.id, qualified);
    expect((await judged(file.id)).missing).not.toContain('APP-1');
    await program.send('PUT', `/api/foods/${file.foodId}`, { facts: { supplement: 'finished' } });
    // The signed choice cannot be derived any more.
    expect(await judged(file.id)).toMatchObject({ regime: 'ds_other', blocking: expect.arrayContaining(['APP-1']) });
    const { dataSource } = program.database;
    await refresh();
    await dataSource.query(`update supplier_directory set country = 'Peru' where id = $1`, [file.supplierId]);
    expect((await get(file.id)).readiness.fresh).toBe(false);
    expect((await judged(file.id)).fresh).toBe(true);
    await dataSource.query(
      `update reference_sets set version = version + 1 where kind = 'recognised_systems' and deleted_at is null`,
    );
    await judged(file.id);
  });

  it('is not lost when a change comes while the file is judged', async () => {
    const file = await files.open();
    let changing: Promise<unknown> = Promise.resolve();
    await program.database.dataSource.query('update fsvp_file_readiness set due = true where file_id = $1', [file.id]);
    await program.app.get(UnitOfWork, { strict: false }).run(async (transaction) => {
      await storeReadiness(transaction, [file.id], today());
      changing = program.send('PUT', `/api/importers/${file.importerId}`, { active: false });
      // The change waits for the end of the judgement, which does not see it.
      await expect(
        Promise.race([changing.then(() => 'done'), new Promise((resolve) => setTimeout(() => resolve('waits'), 150))]),
      ).resolves.toBe('waits');
    });
    await changing;
    expect((await judged(file.id)).missing).toContain('IMP-1');
  });

  it('is judged again on the day on which something ends, and only then', async () => {
    const file = await files.open();
    await judged(file.id);
    const soon = addDays(today(), 1);
    await program.database.dataSource.query('update fsvp_file_readiness set next_change_on = $2 where file_id = $1', [
      file.id,
      addDays(today(), 3),
    ]);
    await refresh(soon);
    expect((await get(file.id)).readiness.asOf).toBe(today());
    await refresh(addDays(today(), 3));
    expect((await get(file.id)).readiness).toMatchObject({ asOf: addDays(today(), 3), nextChangeOn: null });
  });
});

describe('reminders', () => {
  const dueOn = async (day: Day) => {
    const { text, values } = buildRemindersStatement(day);
    const [{ json }] = await program.database.dataSource.query<[{ json: string }]>(
      text.replace('::text', '::text as json'),
      values,
    );
    const { kinds } = getProgramReminders.response!.parse(JSON.parse(json));
    return (id: string) => kinds.flatMap(({ first }) => first).filter((one) => one.id === id);
  };

  it('tell of files under which food comes in and that are not ready, and of what ends soon', async () => {
    const prepared = await files.open();
    const imported = await files.open();
    await program.send('PUT', `/api/fsvp-files/${imported.id}`, { lifecycle: 'importing' });
    await judged(imported.id);
    const now = await dueOn(today());
    expect([now(prepared.id), now(imported.id)]).toMatchObject([
      [],
      [{ kind: 'file_not_ready', day: today(), title: expect.stringContaining(imported.number) }],
    ]);
    expect((await dueOn(addDays(today(), 8)))(imported.id)).toEqual([]);
    const ends = addDays(today(), 20);
    await program.database.dataSource.query(
      `update fsvp_file_readiness set expiring = '{VS-2}', next_due_on = $2 where file_id = $1`,
      [prepared.id, ends],
    );
    expect((await dueOn(today()))(prepared.id)).toMatchObject([{ kind: 'requirement_expiring', day: ends }]);
  });

  it('ask for the eligibility of the next year from 1 November', async () => {
    const { id } = await files.addImporter();
    await program.database.dataSource.query(
      `insert into importer_eligibilities (id, version, created_at, updated_at, importer_id, version_number, state, food_class,
         year, years, cutoff, average, eligible)
       values (gen_random_uuid(), 1, now(), now(), $1, 1, 'signed', 'human', 2026, '[]', 1, 0, true)`,
      [id],
    );
    expect((await dueOn('2026-10-31'))(id)).toEqual([]);
    expect((await dueOn('2026-11-01'))(id)).toMatchObject([{ kind: 'eligibility_due', day: '2026-12-31' }]);
    expect((await dueOn('2027-11-01'))(id)).toEqual([]);
  });

  it('tell of hazard analyses 90, 30 and 0 days before their last day, and a week later at the latest', async () => {
    const name = 'Black pepper, due';
    const { id } = await files.addFood({ name });
    await program.send('POST', '/api/food-hazard-analyses', { foodId: id });
    const query = (sql: string) => program.database.dataSource.query(sql, [id]);
    await query(`update food_hazard_analyses set state = 'signed', valid_until = '2027-06-30' where food_id = $1`);
    const kindOn = async (day: Day) => (await dueOn(day))(id).map(({ kind }) => kind);
    expect((await dueOn('2027-04-01'))(id)).toEqual([
      { kind: 'hazard_analysis_due_in_90', id, title: name, supplierName: null, day: '2027-06-30' },
    ]);
    for (const [day, kind] of [
      ['2027-03-31', undefined],
      ['2027-04-08', 'hazard_analysis_due_in_90'],
      ['2027-04-09', undefined],
      ['2027-05-30', undefined],
      ['2027-05-31', 'hazard_analysis_due_in_30'],
      ['2027-06-07', 'hazard_analysis_due_in_30'],
      ['2027-06-08', undefined],
      ['2027-06-29', undefined],
      ['2027-06-30', 'hazard_analysis_due'],
      ['2027-07-07', 'hazard_analysis_due'],
      ['2027-07-08', undefined],
    ] as const)
      expect([day, await kindOn(day)]).toEqual([day, kind === undefined ? [] : [kind]]);
    await query(`update food_hazard_analyses set state = 'superseded' where food_id = $1`);
    expect(await kindOn('2027-04-01')).toEqual([]);
  });
});

/** As if an administrator had set a policy. */
const setPolicy = (key: string, value: string) =>
  program.database.dataSource.query(
    `insert into policy_copies (key, value, version) values ($1, $2, 1) on conflict (key) do update set value = $2`,
    [key, value],
  );

describe('policies', () => {
  it('decide what starting to import meets while something is missing that is needed before', async () => {
    const file = await files.open();
    const move = (body: object) => program.send('PUT', `/api/fsvp-files/${file.id}`, body);
    await setPolicy('gates.startImporting', 'block');
    const refused = await move({ lifecycle: 'importing', startReason: 'Urgent' });
    expect([refused.status, refused.body.code]).toEqual([409, 'wrong-state']);
    expect(refused.body.detail).toContain('Applicability determined (APP-1)');
    expect((await get(file.id)).lifecycle).toBe('preparing');
    await setPolicy('gates.startImporting', 'require_reason');
    const silent = await move({ lifecycle: 'importing' });
    expect([silent.status, silent.body.errors[0].path]).toEqual([400, 'startReason']);
    expect((await move({ startReason: 'Urgent' })).status).toBe(400);
    const { body: started } = await move({ lifecycle: 'importing', startReason: 'The customer waits' });
    expect(started).toMatchObject({
      lifecycle: 'importing',
      startReason: 'The customer waits',
      importingSince: today(),
    });
    await setPolicy('gates.startImporting', 'warn');
    await move({ lifecycle: 'suspended' });
    const { body: resumed } = await move({ lifecycle: 'importing' });
    expect(resumed).toMatchObject({ lifecycle: 'importing', startReason: null });
  });

  it('judge every file again when they change', async () => {
    const file = await files.open();
    await judged(file.id);
    await setPolicy('readiness.windowDays', '60, VS-1=0');
    expect((await get(file.id)).readiness.fresh).toBe(false);
    await judged(file.id);
    await setPolicy('sod.reviewer', 'on');
    expect((await get(file.id)).readiness.fresh).toBe(true);
  });
});

describe('lists by readiness', () => {
  it('filter, sort and count', async () => {
    const foodId = (await files.addFood()).id;
    const [good, plain, closed] = [
      await files.open({ foodId }, 'New Zealand'),
      await files.open({ foodId }, 'Peru'),
      await files.open({ foodId }, 'Peru'),
    ];
    const draft = await files.draft(good.id);
    await files.sign(draft.id, qualified);
    await judged(good.id);
    await program.send('DELETE', `/api/fsvp-files/${closed.id}?reason=Not%20needed`);
    const ids = async (query: string) => (await list(`foodId=${foodId}&${query}`)).fsvpFiles.map(({ id }) => id);
    expect(await ids('sort=readiness&lifecycle=preparing')).toEqual([plain.id, good.id]);
    expect(await ids('sort=readiness&order=desc&lifecycle=preparing')).toEqual([good.id, plain.id]);
    expect(await ids('missing=APP-1&missing=VS-1&lifecycle=preparing')).toEqual([plain.id]);
    expect(await ids('country=new%20zealand')).toEqual([good.id]);
    // By its code, too.
    expect(await ids('country=NZL')).toEqual([good.id]);
    expect(await ids('country=AU')).toEqual([]);
    expect(await ids('regime=exempt')).toEqual([]);
    expect(await ids('verdict=ready')).toEqual([]);
    expect(await ids('sort=nextDueOn')).toHaveLength(3);
    for (const [among, expected] of [
      ['', 3],
      ['&lifecycle=preparing', 2],
    ] as const) {
      const { counts, total } = await list(`foodId=${foodId}&verdict=ready${among}`);
      expect([total, counts]).toEqual([0, { not_ready: expected, gaps: 0, expiring: 0, ready: 0 }]);
    }
    expect((await program.send('GET', '/api/fsvp-files?verdict=good')).status).toBe(400);

    const first = await list(`foodId=${foodId}&sort=readiness&limit=1`);
    const second = await list(`foodId=${foodId}&sort=readiness&limit=2&cursor=${encodeURIComponent(first.next!)}`);
    expect(new Set([...first.fsvpFiles, ...second.fsvpFiles].map(({ id }) => id)).size).toBe(3);

    const asked = [plain, closed, good].map(({ supplierId }) => `supplierId=${supplierId}`).join('&');
    const counted = getFsvpFileCounts.response!.parse(
      (await program.send('GET', `/api/fsvp-files/counts?${asked}`)).body,
    );
    const none = { not_ready: 0, gaps: 0, expiring: 0, ready: 0 };
    expect(counted.suppliers).toEqual([
      { supplierId: plain.supplierId, counts: { ...none, not_ready: 1 }, regimes: [{ regime: null, count: 1 }] },
      { supplierId: closed.supplierId, counts: none, regimes: [] },
      {
        supplierId: good.supplierId,
        counts: { ...none, not_ready: 1 },
        regimes: [{ regime: 'standard', count: 1 }],
      },
    ]);
    expect(counted.counts.not_ready).toBeGreaterThanOrEqual(2);
  });

  it('make a portfolio of the open files, the worst first', async () => {
    const importerId = (await files.addImporter()).id;
    const foods = [(await files.addFood()).id, (await files.addFood()).id];
    const one = await files.open({ importerId, foodId: foods[0] }, 'Peru');
    const other = await files.open({ importerId, foodId: foods[1], supplierId: one.supplierId });
    const third = await files.open({ importerId, foodId: foods[0] }, 'India');
    const draft = await files.draft(third.id);
    await files.sign(draft.id, qualified);
    await judged(third.id);
    const read = async (query = ''): Promise<FsvpPortfolio> => {
      const { status, body, text } = await program.send('GET', `/api/fsvp-portfolio?importerId=${importerId}${query}`);
      if (status !== 200) throw new Error(text);
      return getFsvpPortfolio.response!.parse(body);
    };
    const portfolio = await read();
    expect(portfolio.suppliers.map(({ id }) => id)).toEqual([one.supplierId, third.supplierId]);
    expect(portfolio.foods).toHaveLength(2);
    expect(portfolio.cells.map(({ fileId }) => fileId)).toEqual([one.id, other.id, third.id]);
    expect(portfolio).toMatchObject({
      asOf: today(),
      supplierTotal: 2,
      foodTotal: 2,
      counts: { not_ready: 3, gaps: 0, expiring: 0, ready: 0 },
    });
    expect(portfolio.trend.at(-1)!.day).toBe(today());
    expect(portfolio.importers).toEqual([{ id: importerId, name: one.importerName }]);
    expect(portfolio.cells.every((cell) => cell.importerId === importerId)).toBe(true);
    // Those of all open files: a country stays a choice while another one is chosen.
    expect(portfolio.countries).toEqual(expect.arrayContaining(['India', 'Peru']));
    expect((await read('&country=india')).countries).toEqual(portfolio.countries);
    const ready = await read('&verdict=ready');
    expect([ready.cells, ready.suppliers, ready.counts.not_ready]).toEqual([[], [], 3]);
    expect((await read('&country=india')).cells.map(({ fileId }) => fileId)).toEqual([third.id]);
    expect((await read('&missing=APP-1')).cells).toHaveLength(2);
  });
});
