import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { workLines, type WorkKind } from '@fsvp/contracts/core/work-item';
import { newId } from '@fsvp/service-kit/database/columns';
import { ReadinessRefresher } from '../src/readiness/readiness-refresher.js';
import { describeLine, type WorkRow } from '../src/work-items/describe-line.js';
import { buildWorkStatement } from '../src/work-items/work-lines.queries.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
});
afterAll(() => program.close());

const sql = (text: string, values: unknown[] = []) => program.database.dataSource.query<object[]>(text, values);
async function list(kind: WorkKind, query = '') {
  await program.app.get(ReadinessRefresher, { strict: false }).refresh(today());
  const { status, body, text } = await program.request('GET', `/internal/program-work${query}`);
  if (status !== 200) throw new Error(text);
  return workLines.parse(body).kinds.find((one) => one.kind === kind) ?? { kind, total: 0, lines: [] };
}

describe('work of FSVP files', () => {
  it('is one line for one cause, each for its owner, until the file has what it needs next', async () => {
    const food = await files.addFood({ name: 'Black pepper' });
    const importer = await files.addImporter({ legalName: 'Harbor Foods' });
    const [ada, ben] = [newId(), newId()];
    const opened = [];
    for (const ownerId of [ada, ada, ben, null])
      opened.push(await files.open({ foodId: food.id, importerId: importer.id, ownerId }));
    const lines = async (query: string) =>
      (await list('file_requirement', query)).lines.filter(({ importerId }) => importerId === importer.id);

    const all = await lines('');
    expect(all.map(({ title, count, ownerId }) => [title, count, ownerId]).sort()).toEqual(
      [
        ['Determine 2 files of Black pepper', 2, ada],
        ['Determine Black pepper from Bay Seafood', 1, ben],
        ['Determine Black pepper from Bay Seafood', 1, null],
      ].sort(),
    );
    const [joined] = all.filter(({ count }) => count === 2);
    expect(joined).toMatchObject({
      recordType: 'fsvp-file',
      fileIds: [opened[0]!.id, opened[1]!.id],
      supplierId: null,
      dueOn: null,
      action: {
        label: 'Determine',
        href: `/fsvp-files?files=${opened[0]!.id}&files=${opened[1]!.id}`,
      },
    });
    const [row] = await program.database.rows<WorkRow>(buildWorkStatement(today(), { key: [joined!.key] }));
    expect(describeLine({ ...row!, count: 21 }).action.href).toBe(
      `/fsvp-files?missing=APP-1&search=Black+pepper&importer=${importer.id}&several=1`,
    );
    expect(all.find(({ ownerId }) => ownerId === ben)!.action.href).toBe(
      `/fsvp-files?view=${opened[2]!.id}&determine=1`,
    );

    // Of one person, and of nobody; and what was handed over to that person.
    expect((await lines(`?ownerId=${ben}`)).map(({ ownerId }) => ownerId).sort()).toEqual([ben, null].sort());
    expect(await lines(`?ownerId=${ben}&key=${joined!.key}`)).toHaveLength(3);
    expect((await list('file_requirement', `?importerId=${newId()}`)).total).toBe(0);

    // A draft is to be signed; it is no longer to be written.
    await files.draft(opened[2]!.id);
    expect((await lines('')).filter(({ ownerId }) => ownerId === ben)).toEqual([]);
    const draft = (await list('signature', `?importerId=${importer.id}`)).lines;
    expect(draft).toEqual([
      expect.objectContaining({
        title: 'Sign the determination of Black pepper from Bay Seafood',
        ownerId: null,
        fileIds: [opened[2]!.id],
        action: { label: 'Sign', href: `/fsvp-files?view=${opened[2]!.id}&sign=1` },
      }),
    ]);
    await files.draft(opened[3]!.id);
    expect((await list('signature', `?importerId=${importer.id}`)).lines).toMatchObject([
      {
        title: 'Sign 2 determinations of Black pepper',
        count: 2,
        action: { label: 'Sign', href: `/fsvp-files?files=${opened[2]!.id}&files=${opened[3]!.id}` },
      },
    ]);
  });

  it('joins the records of one supplier alone where only its work is asked for', async () => {
    const food = await files.addFood({ name: 'Cumin seed' });
    const importer = await files.addImporter();
    const supplierId = program.suppliers.add('Nile Spices');
    const own = await files.open({ foodId: food.id, importerId: importer.id, supplierId });
    const other = await files.open({ foodId: food.id, importerId: importer.id });
    const found = async (kind: WorkKind) =>
      (await list(kind, `?supplierId=${supplierId}`)).lines.map(({ title, fileIds }) => [title, fileIds]);
    expect((await list('file_requirement', `?importerId=${importer.id}`)).lines).toMatchObject([{ count: 2 }]);
    expect(await found('file_requirement')).toEqual([['Determine Cumin seed from Nile Spices', [own.id]]]);
    for (const { id } of [other, own]) await files.draft(id);
    expect(await found('signature')).toEqual([['Sign the determination of Cumin seed from Nile Spices', [own.id]]]);
    // The hazard analysis of a food is that of each supplier of it.
    expect((await program.send('POST', '/api/food-hazard-analyses', { foodId: food.id })).status).toBe(201);
    expect(await found('signature')).toHaveLength(2);
    expect((await list('qualification', `?supplierId=${supplierId}`)).total).toBe(0);
  });

  it('is due since the file is in its state while food comes in, and on the day on which evidence ends', async () => {
    const file = await files.open();
    const line = async () =>
      (await list('file_requirement', `?importerId=${file.importerId}`)).lines.map(({ dueOn }) => dueOn);
    await sql(`update fsvp_files set lifecycle = 'importing', importing_since = $2 where id = $1`, [file.id, today()]);
    expect(await line()).toEqual([today()]);
    await sql(
      `update fsvp_file_readiness set blocking = '{}', missing = '{}', expiring = '{EV-1,HA-1}', next_due_on = $2 where file_id = $1`,
      [file.id, addDays(today(), 9)],
    );
    const [row] = await program.database.rows<{ variant: string; dueOn: string }>(
      buildWorkStatement(today(), { importerId: file.importerId }),
    );
    expect(row).toMatchObject({ variant: 'HA-1', dueOn: addDays(today(), 9) });
    await sql(`update fsvp_files set lifecycle = 'closed', closed_on = $2 where id = $1`, [file.id, today()]);
    expect(await line()).toEqual([]);
  });

  it('has the reevaluations of one supplier that are due on one day as one line', async () => {
    const supplierId = program.suppliers.add('Delta Spices');
    const importer = await files.addImporter();
    for (const days of [3, 3, 5]) {
      const file = await files.open({ supplierId, importerId: importer.id });
      await sql(
        `insert into reevaluations (id, version, created_at, updated_at, file_id, supplier_id, food_id, due_on, status, reasons)
         values ($1, 1, now(), now(), $2, $3, $4, $5, 'open', '[]')`,
        [newId(), file.id, supplierId, file.foodId, addDays(today(), days)],
      );
    }
    const { lines } = await list('reevaluation', `?importerId=${importer.id}`);
    expect(lines.map(({ title, dueOn }) => [title.replace(/Food \d+/, 'Food'), dueOn])).toEqual([
      ['Reevaluate 2 foods from Delta Spices', addDays(today(), 3)],
      ['Reevaluate Food from Delta Spices', addDays(today(), 5)],
    ]);
    expect(lines[0]!.action.href).toBe(`/fsvp-files?reevaluation=${lines[0]!.recordId}`);
  });

  it('tells what ends: qualifications, assurances without a later one, and eligibilities from November on', async () => {
    const individual = await program.addIndividual({ name: 'Noor Haddad' });
    const draft = await program.draft(individual.id, { activities: ['eligibility'], validUntil: addDays(today(), 40) });
    expect((await program.sign(draft.id)).status).toBe(201);
    const renewal = `/admin?individual=${individual.id}&qualify=${individual.id}`;
    expect((await list('qualification')).lines).toMatchObject([
      {
        title: 'Renew the qualification of Noor Haddad',
        dueOn: addDays(today(), 40),
        action: { label: 'Renew', href: renewal },
      },
    ]);

    const file = await files.open();
    const assure = (until: string, kind = 'VS-2') =>
      sql(
        `insert into assurances (id, version, created_at, updated_at, kind, file_id, effective_on, signer_name, signer_title, statement, document_id, valid_until)
         values ($1, 1, now(), now(), $2, $3, '2026-01-01', 'x', 'x', 'x', $1, $4)`,
        [newId(), kind, file.id, until],
      );
    await assure(addDays(today(), 10));
    await assure(addDays(today(), 20), 'SS-2');
    await assure(addDays(today(), 900), 'SS-2');
    expect((await list('assurance')).lines).toMatchObject([
      {
        title: 'Renew the assurance of Bay Seafood',
        subject: 'Assurance of a supplier to a very small importer',
        dueOn: addDays(today(), 10),
        action: { href: `/fsvp-files?view=${file.id}&record=VS-2` },
      },
    ]);

    await sql(
      `insert into importer_eligibilities (id, version, created_at, updated_at, importer_id, version_number, state, food_class, year, years, cutoff, average, eligible)
       values ($1, 1, now(), now(), $2, 1, 'signed', 'human', 2027, '[]', 1, 1, true)`,
      [newId(), file.importerId],
    );
    const eligibilities = async (day: string) =>
      (await program.database.rows<WorkRow>(buildWorkStatement(day, { importerId: file.importerId })))
        .filter(({ kind }) => kind === 'eligibility')
        .map((row) => [row.dueOn, describeLine(row).action.href]);
    expect(await eligibilities('2027-10-31')).toEqual([]);
    const importer = `/admin?section=importers&view=${file.importerId}`;
    expect(await eligibilities('2027-11-01')).toEqual([
      ['2027-12-31', `${importer}&determine=${file.importerId}&year=2028&foodClass=human`],
    ]);
  });
});
