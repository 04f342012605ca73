import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { checkFileLists } from './file-list-model.js';
import { TestFiles } from './files.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.close());

it('lists, counts and portfolio follow their rules while files and names change', () => checkFileLists(program, 25));

it('a file that is opened while its supplier is renamed is listed by the new name', async () => {
  const file = await new TestFiles(program).open();
  const { dataSource } = program.database;
  const find = async (search: string) =>
    (await program.send('GET', `/api/fsvp-files?search=${search}`)).body.fsvpFiles.map(({ id }: { id: string }) => id);
  const copy = newId();
  let opening: Promise<unknown> | undefined;
  const waits = async () =>
    (
      await dataSource.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length as number;
  await program.database.withClient(async (client) => {
    await client.query('begin');
    await client.query(`update supplier_directory set name = 'Renamed Harbor' where id = $1`, [file.supplierId]);
    opening = dataSource.query(
      `insert into fsvp_files select (jsonb_populate_record(f, jsonb_build_object('id', $1::uuid, 'number', 'F-C', 'lifecycle', 'closed', 'closed_on', current_date))).*
       from fsvp_files f where id = $2`,
      [copy, file.id],
    );
    await eventually(waits);
    expect(await find('renamed')).toEqual([]);
    await client.query('commit');
  });
  await opening;
  expect((await find('renamed')).toSorted()).toEqual([file.id, copy].toSorted());
});
