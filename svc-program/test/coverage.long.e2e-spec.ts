import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listUncoveredGroups } from '@fsvp/contracts/program/entry-line-coverage';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

const LINES = 50_000;
const STEP = 2500;

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

/** Within the time limit of statements: a plan that reads all manufacturers for each line is far above it. */
it('groups 50,000 lines of 900 manufacturers without a file', async () => {
  const query = (sql: string, values: unknown[] = []) => program.database.dataSource.query<unknown>(sql, values);
  const duns = '777777771';
  const { id } = await new TestFiles(program).addImporter({ duns });
  await query(`insert into supplier_directory (id, name, status, risk_level, country, version)
    select gen_random_uuid(), 'Maker ' || n, 'approved', 'low', 'Peru', 1 from generate_series(1, 5000) n`);
  for (let from = 1; from <= LINES; from += STEP)
    await query(
      `insert into entry_lines (id, version, created_at, updated_at, importer_id, entry_number, line_number, product_code, role,
         arrived_on, inspection_ids, declared_duns, manufacturer_name, source)
       select gen_random_uuid(), 1, now(), now(), $1, 'AB1-' || lpad(n::text, 7, '0') || '-1', 1, '16JF' || chr(65 + n % 20) || '05',
         'FSV', '2026-03-05'::date - n % 300, '[]', $2, 'MAKER, ' || n % 900, 'Broker'
       from generate_series($3::int, $3 + ${STEP - 1}) n`,
      [id, duns, from],
    );
  const { status, body } = await program.send('GET', `/api/entry-lines/coverage?importerId=${id}`);
  expect(status).toBe(200);
  const { groups, total, counts } = listUncoveredGroups.response!.parse(body);
  expect(total).toBe(900);
  expect(groups).toHaveLength(50);
  expect(groups.every(({ supplierId }) => supplierId !== null)).toBe(true);
  // 'MAKER, 0' is nobody's.
  expect(counts).toEqual({ withoutFile: LINES, unknown: 55, otherCode: 0, notOurs: 0 });
  expect((await program.send('GET', `/api/entry-lines?coverage=unknown&importerId=${id}`)).body.total).toBe(55);
}, 120_000);
