import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { Database, databaseOptions } from '@fsvp/service-kit/database/database';
import { toProblem } from '@fsvp/service-kit/problems/to-problem';
import { createTestDatabase, type TestDatabase } from '@fsvp/service-kit/testing/test-database';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { startTcpProxy, type TcpProxy } from '@fsvp/service-kit/testing/tcp-proxy';
import { EventLogSignal } from '@fsvp/service-kit/unit-of-work/event-log-signal';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource, type EntityManager } from 'typeorm';
import { migrations } from '../src/migrations/index.js';

const QUERY_TIMEOUT_MS = 300;

let database: TestDatabase;
let proxy: TcpProxy;
let dataSource: DataSource;
const unitOfWork = () => new UnitOfWork(dataSource, new EventLogSignal(() => new Database(dataSource).pool));

beforeAll(async () => {
  database = await createTestDatabase('suppliers', migrations);
});
afterAll(() => database.drop());
beforeEach(async () => {
  proxy = await startTcpProxy(database.databaseUrl);
  const options = databaseOptions(proxy.url, [], 1);
  dataSource = await new DataSource({
    ...options,
    extra: {
      ...(options as { extra: object }).extra,
      query_timeout: QUERY_TIMEOUT_MS,
      connectionTimeoutMillis: 20_000,
    },
  } as typeof options).initialize();
});
afterEach(async () => {
  proxy.resume();
  await dataSource.destroy();
  await proxy.close();
});

const insert = (manager: EntityManager, id: string) =>
  manager.query(`insert into inbox (consumer, event_id) values ('database-stall', $1)`, [id]);
const stored = async (...ids: string[]) =>
  (await dataSource.query<{ event_id: string }[]>('select event_id from inbox where event_id = any($1)', [ids])).map(
    (row) => row.event_id,
  );

/** Writes in a transaction during which PostgreSQL stops responding. */
async function writeDuringStall(
  id: string,
  transaction: (work: (manager: EntityManager) => Promise<void>) => Promise<void>,
) {
  await transaction(async (manager) => {
    await insert(manager, id);
    proxy.hang();
    await manager.query('select 1');
  });
}

describe('when PostgreSQL stops responding during a transaction, the next transaction commits nothing of it:', () => {
  it.each([
    ['a unit of work', (work) => unitOfWork().run(({ manager }) => work(manager))],
    ["TypeORM's transaction", (work) => dataSource.transaction(work)],
  ] as [string, (work: (manager: EntityManager) => Promise<void>) => Promise<void>][])('%s', async (_, transaction) => {
    const [lost, next] = [newId(), newId()];
    await expect(writeDuringStall(lost, transaction)).rejects.toThrow(/timeout/i);
    proxy.resume();
    await transaction(async (manager) => void (await insert(manager, next)));
    expect(await stored(lost, next)).toEqual([next]);
  });

  it('a read without a transaction', async () => {
    proxy.hang();
    await expect(new Database(dataSource).rows({ name: 'one', text: 'select 1', values: [] })).rejects.toThrow(
      /timeout/i,
    );
    proxy.resume();
    expect(await new Database(dataSource).value({ name: 'two', text: 'select 2', values: [] })).toBe(2);
  });
});

it('a change waits for a connection that others use, longer than for one that the server does not accept', async () => {
  const busy = await new DataSource(databaseOptions(database.databaseUrl, [], 1)).initialize();
  const id = newId();
  const used = busy.query('select pg_sleep(2.3)');
  await new UnitOfWork(busy, new EventLogSignal(() => new Database(busy).pool)).run(({ manager }) =>
    insert(manager, id),
  );
  await used;
  expect(await stored(id)).toEqual([id]);
  await busy.destroy();
  proxy.hang();
  const refused = new DataSource(databaseOptions(proxy.url, [], 1)).initialize();
  expect(await refused.catch((error: unknown) => toProblem(error))).toMatchObject({ status: 503 });
});

describe('a change is reported as unknown, and not as refused, when no answer arrives', () => {
  const insertRow = (id: string) => `insert into inbox (consumer, event_id) values ('database-stall', '${id}')`;
  const rows = (text: string) => new Database(dataSource).rows({ name: text, text, values: [] });

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'to the commit of a unit of work',
      (id) =>
        unitOfWork().run(async ({ manager }) => {
          await insert(manager, id);
          proxy.hang();
        }),
    ],
    [
      "to the commit of TypeORM's transaction",
      (id) =>
        dataSource.transaction(async (manager) => {
          await insert(manager, id);
          proxy.hang();
        }),
    ],
    ['to a statement that is a transaction by itself', (id) => (proxy.hang(), rows(insertRow(id)))],
    [
      'to one that begins with its parts',
      (id) => (proxy.hang(), rows(`with added as (${insertRow(id)} returning 1 as one) select one from added`)),
    ],
  ])('%s, and PostgreSQL executes it later', async (_, write) => {
    const id = newId();
    await dataSource.query('select 1');
    expect(await write(id).catch((error: unknown) => toProblem(error))).toMatchObject({
      code: 'outcome-unknown',
      status: 504,
      detail:
        'The database stopped responding while your change was being saved. Check whether your change was saved before you try again.',
    });
    proxy.resume();
    await eventually(async () => (await stored(id)).length === 1);
  });

  it('also when the connection ends during the commit', async () => {
    const failed = unitOfWork().run(async ({ manager }) => {
      await insert(manager, newId());
      proxy.hang();
      setTimeout(() => proxy.stop(), 100);
    });
    expect(await failed.catch(toProblem)).toMatchObject({ code: 'outcome-unknown' });
  });

  it('but not what was only read, what was not committed, or what was never sent', async () => {
    await dataSource.query('select 1');
    proxy.hang();
    expect(await rows('select 1').catch(toProblem)).toMatchObject({ code: 'unavailable' });
    proxy.resume();
    const uncommitted = writeDuringStall(newId(), (work) => unitOfWork().run(({ manager }) => work(manager)));
    expect(await uncommitted.catch(toProblem)).toMatchObject({ code: 'unavailable' });
    proxy.stop();
    expect(await rows(insertRow(newId())).catch(toProblem)).toMatchObject({ code: 'unavailable' });
  });

  it('and what PostgreSQL refuses is refused', async () => {
    const id = newId();
    await rows(insertRow(id));
    expect(await rows(insertRow(id)).catch(toProblem)).toMatchObject({ code: 'duplicate' });
    await dataSource.query('set statement_timeout = 100');
    expect(await rows(`${insertRow(newId())} returning pg_sleep(1)`).catch(toProblem)).toMatchObject({
      code: 'unavailable',
    });
  });
});

it('a connection that is lost during a transaction is a 503 with Retry-After, during a query and between two', async () => {
  const failWith = (work: (manager: EntityManager) => Promise<unknown>) =>
    unitOfWork()
      .run(async ({ manager }) => {
        await insert(manager, newId());
        proxy.stop();
        await work(manager);
      })
      .catch(toProblem);
  const expected = { status: 503, extra: { headers: { 'retry-after': expect.any(String) } } };
  expect(await failWith((manager) => manager.query('select 1'))).toMatchObject(expected);
  proxy.resume();
  expect(
    await failWith(async (manager) => {
      await sleep(100);
      await manager.query('select 1');
    }),
  ).toMatchObject(expected);
});

it('a connection that the server ends while it is checked out and idle does not end the process', async () => {
  const { pool } = new Database(dataSource);
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ended = new Promise<void>((resolve) => client.once('end', resolve));
  const other = await new DataSource(databaseOptions(database.databaseUrl, [], 1)).initialize();
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await other.destroy();
  await ended;
  await expect(client.query('select 1')).rejects.toThrow('not queryable');
  client.release();
  expect((await pool.query<{ two: number }>('select 2 as two')).rows).toEqual([{ two: 2 }]);
});
