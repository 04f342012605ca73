import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { calendarEntries } from '@fsvp/contracts/core/calendar-entry';
import { newId } from '@fsvp/service-kit/database/columns';
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
const day = (days: number) => addDays(today(), days);
async function list(query: Record<string, string>) {
  const search = new URLSearchParams({ from: day(-100), to: day(290), mode: 'groups', ...query }).toString();
  const { status, body, text } = await program.request('GET', `/internal/program-calendar-entries?${search}`);
  if (status !== 200) throw new Error(text);
  return calendarEntries.parse(body).groups;
}
const summary = async (query: Record<string, string>) =>
  (await list(query)).map(({ day: on, group }) => [on, group.kind, group.state, group.title]);

const COMMON = 'id, version, created_at, updated_at';
const NEW = '1, now(), now()';

describe('calendar entries of FSVP files', () => {
  it('are reevaluations on their day, grouped by supplier, for who is to do them', async () => {
    const supplierId = program.suppliers.add('Delta Spices');
    const [ada, ben] = [newId(), newId()];
    const ids: string[] = [];
    for (const [days, assignee, closed] of [
      [3, ada, null],
      [3, null, null],
      [-2, null, null],
      [9, null, day(-5)],
    ] as const) {
      const file = await files.open({
        supplierId,
        ownerId: ben,
        foodId: (await files.addFood({ name: `Pepper ${ids.length}` })).id,
      });
      ids.push(newId());
      await sql(
        `insert into reevaluations (${COMMON}, file_id, supplier_id, food_id, due_on, status, reasons, assignee_id, closed_at)
         values ($1, ${NEW}, $2, $3, $4, $5, $6, '[]', $7, $8)`,
        [
          ids.at(-1),
          file.id,
          supplierId,
          file.foodId,
          day(days),
          closed ? 'closed' : 'open',
          assignee,
          closed && `${closed}T12:00:00Z`,
        ],
      );
    }
    expect(await summary({ supplierId })).toEqual([
      [day(-5), 'reevaluation', 'done', 'Reevaluation of Pepper 3 from Delta Spices'],
      [day(-2), 'reevaluation', 'overdue', 'Reevaluation of Pepper 2 from Delta Spices'],
      [day(3), 'reevaluation', 'due', '2 reevaluations of Delta Spices'],
    ]);
    const ofAda = await list({ supplierId, personId: ada });
    expect(ofAda.map(({ group }) => group.entries)).toMatchObject([
      [
        {
          key: `reevaluation.${ids[0]}`,
          personId: ada,
          foodName: 'Pepper 0',
          href: `/fsvp-files?reevaluation=${ids[0]}`,
        },
      ],
    ]);
  });

  it('are what ends, unless it was renewed, and what was signed or arrived', async () => {
    const individual = await program.addIndividual({ name: 'Noor Haddad' });
    const draft = await program.draft(individual.id, { activities: ['eligibility'], validUntil: day(40) });
    expect((await program.sign(draft.id)).status).toBe(201);
    expect(await summary({ kind: 'qualification' })).toEqual([
      [day(40), 'qualification', 'due', 'Qualification of Noor Haddad ends'],
    ]);

    const file = await files.open({ foodId: (await files.addFood({ name: 'Dried mango' })).id });
    const assure = (until: string, kind: string) =>
      sql(
        `insert into assurances (${COMMON}, kind, file_id, effective_on, signer_name, signer_title, statement, document_id, valid_until)
         values ($1, ${NEW}, $2, $3, '2026-01-01', 'x', 'x', 'x', $1, $4)`,
        [newId(), kind, file.id, until],
      );
    await assure(day(10), 'VS-2');
    await assure(day(20), 'SS-2');
    await assure(day(900), 'SS-2');
    const evaluation = newId();
    const decided = newId();
    const SIGNED_VERSION = `${COMMON}, file_id, version_number, state`;
    await sql(
      `insert into supplier_evaluations (${SIGNED_VERSION}, kind, regime, compliance_only, basis, allocations, procedures, regulations, compliance_history, safety_history, answers)
       values ($1, ${NEW}, $2, 1, 'signed', 'initial', 'standard', false, 'own', '[]', '{}', '{}', '{}', '{}', '[]')`,
      [evaluation, file.id],
    );
    await sql(
      `insert into supplier_approvals (${SIGNED_VERSION}, evaluation_id, decision, until) values ($1, ${NEW}, $2, 1, 'signed', $3, 'approved_temporarily', $4)`,
      [decided, file.id, evaluation, day(30)],
    );
    await sql(
      `insert into signatures (id, version, record_type, record_id, record_version, content, content_sha256, signer_id, signer_name, meaning, signed_at, methods, grant_id)
       values ($1, 1, 'supplier-approval', $2, 1, '{}', repeat('0', 64), $1, 'Mia Chen', 'approved', $3, '{}', $1)`,
      [newId(), decided, `${day(-9)}T12:00:00Z`],
    );
    await sql(
      `insert into entry_lines (${COMMON}, importer_id, file_id, entry_number, line_number, product_code, role, arrived_on, inspection_ids)
       values ($1, ${NEW}, $2, $3, '123-4567890-1', 3, '28AGT01', 'FSV', $4, '[]')`,
      [newId(), file.importerId, file.id, day(-7)],
    );
    expect(await summary({ foodId: file.foodId })).toEqual([
      [day(-9), 'approval', 'done', 'Approved temporarily: Dried mango from Bay Seafood'],
      [day(-7), 'entry_line', 'done', 'Line 3 of entry 123-4567890-1 arrived'],
      [day(10), 'assurance', 'due', 'Assurance of a supplier to a very small importer ends: Bay Seafood'],
      [day(30), 'approval_end', 'due', 'Temporary approval ends: Dried mango from Bay Seafood'],
    ]);

    const year = Number(today().slice(0, 4));
    const determine = (of: number) =>
      sql(
        `insert into importer_eligibilities (${COMMON}, importer_id, version_number, state, food_class, year, years, cutoff, average, eligible)
         values ($1, ${NEW}, $2, 1, 'signed', 'human', $3, '[]', 1, 1, true)`,
        [newId(), file.importerId, of],
      );
    await determine(year);
    const ends = async () => (await list({ kind: 'eligibility', to: `${year}-12-31` })).map(({ day: on }) => on);
    expect(await ends()).toEqual([`${year}-12-31`]);
    await determine(year + 1);
    expect(await ends()).toEqual([]);
  });
});
