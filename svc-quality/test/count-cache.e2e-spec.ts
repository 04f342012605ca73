import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChangeLogSweeper } from '@fsvp/service-kit/counts/change-log-sweeper';
import { CountCache, sumRows } from '@fsvp/service-kit/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { QUALITY_CHANGES } from '../src/list-engine/change-logs.js';
import { addSuppliers, insertRows, record, type Row } from './list-model.js';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
  await addSuppliers(service);
});
afterAll(() => service.close());

const inspection = () =>
  ({ ...record('passed'), productName: 'Cod', receivedDate: '2026-03-05T00:00:00Z', tempCompliant: 'true' }) as Row;
const insert = (...rows: Row[]) =>
  insertRows(
    service,
    'receiving_inspections',
    { productName: 'product_name', receivedDate: 'received_date', tempCompliant: 'temp_compliant' },
    rows,
  );
const total = async (query = '') =>
  (await service.request('GET', `/api/receiving-inspections?limit=1&${query}`)).body.total as number;
const changes = async () =>
  (await service.database.dataSource.query('select count(*)::int as count from inspection_changes'))[0].count as number;

describe('totals of inspections', () => {
  it('hear of a transaction that was open when they were counted, and of one undone never', async () => {
    await insert(inspection(), inspection());
    const before = await total();
    await service.database.withClient(async (client) => {
      await client.query('begin');
      await client.query(
        'update receiving_inspections set deleted_at = now() where id = (select id from receiving_inspections limit 1)',
      );
      expect(await total()).toBe(before);
      await insert(inspection());
      expect(await total()).toBe(before + 1);
      await client.query('commit');
      expect(await total()).toBe(before);
      await client.query('begin');
      await client.query('update receiving_inspections set deleted_at = now()');
      expect(await total()).toBe(before);
      await client.query('rollback');
    });
    expect(await total()).toBe(before);
  });

  it('are exact while many write at once', async () => {
    const before = await total('search=cod');
    const seen: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await insert(inspection());
        seen.push(await total('search=cod'));
      }),
    );
    expect(Math.max(...seen)).toBeLessThanOrEqual(before + 20);
    expect(await total('search=cod')).toBe(before + 20);
  });

  it('hear of a table that is emptied', async () => {
    await insert(inspection());
    expect(await total()).toBeGreaterThan(0);
    const owner = await new DataSource({
      type: 'postgres',
      url: service.ownerUrl,
      installExtensions: false,
    }).initialize();
    await owner.query('truncate receiving_inspections, corrective_actions');
    await owner.destroy();
    expect(await total()).toBe(0);
  });
});

describe('changes of inspections', () => {
  const forget = (markAgeMs = 0) =>
    new ChangeLogSweeper(service.database, pino({ level: 'silent' }), QUALITY_CHANGES).run(markAgeMs);
  /**
   * A snapshot knows of the transactions of every database of the server: other tests' may be open at a mark, the next
   * one is free of them.
   */
  const allForgotten = () =>
    eventually(async () => {
      await forget();
      return (await changes()) === 0;
    });

  it('are forgotten once a snapshot has seen them that every count is younger than', async () => {
    await insert(inspection());
    expect(await changes()).toBeGreaterThan(0);
    await allForgotten();
  });

  it('are kept while a transaction is open that was so at the mark, however long ago', async () => {
    await service.database.withClient(async (client) => {
      await client.query('begin');
      await client.query(`insert into inspection_changes (amount, status, search_text) values (1, 'passed', 'x')`);
      await forget();
      await client.query('commit');
      await service.database.dataSource.query(`update change_marks set made_at = now() - interval '1 minute'`);
      // The newest mark that is old enough was made while the transaction was open.
      await forget(30_000);
      expect(await changes()).toBe(1);
    });
    await allForgotten();
  });
});

describe('a kept count', () => {
  it('is rebuilt when it could not be renewed, and when counting failed', async () => {
    let asked = 0;
    const rows = () => {
      asked += 1;
      return asked === 1
        ? Promise.reject(new Error('no answer'))
        : Promise.resolve([{ changes: [['passed', 3]], snapshot: '1:1:', server: 'a' }]);
    };
    const counts = new CountCache({ rows } as unknown as Database, {
      table: 'inspections',
      log: 'changes',
      by: ['status'],
    });
    await expect(counts.of('cod')).rejects.toThrow('no answer');
    const count = await counts.of('cod');
    expect(sumRows(count)).toBe(3);
    expect(await counts.of('cod')).toBe(count);
    expect(asked).toBe(2);
    expect(
      counts.renew(count, { changes: null, snapshot: '2:2:', server: 'another' }, performance.now()),
    ).toBeUndefined();
    await counts.of('cod');
    expect(asked).toBe(3);
    counts.renew(count, { changes: [['passed', -3]], snapshot: '2:2:', server: 'a' }, performance.now() - 11 * 60_000);
    await counts.of('cod');
    expect(asked).toBe(4);
  });
});

describe('kept counts', () => {
  it('make room, the one unused for longest first, when they have too many groups together', async () => {
    const asked: string[] = [];
    const rows = ({ values }: { values: unknown[] }) => {
      asked.push(String(values[0]));
      return Promise.resolve([
        { changes: Array.from({ length: 20_000 }, (_, status) => [status, 1]), snapshot: '1:1:', server: 'a' },
      ]);
    };
    const counts = new CountCache({ rows } as unknown as Database, {
      table: 'inspections',
      log: 'changes',
      by: ['status'],
      matches: (search, values) => values.add(search),
    });
    const use = async (search: string) =>
      counts.renew(await counts.of(search), { changes: null, snapshot: '1:1:', server: 'a' }, performance.now());
    await use('cod');
    await use('cod');
    await use('hake');
    await use('hake');
    await use('cod');
    expect(asked).toEqual(['cod', 'hake', 'cod']);
  });
});

describe("a supplier's name", () => {
  it('is found by the new one as soon as the directory knows it, with the record that was being written meanwhile', async () => {
    const [supplier] = await service.database.dataSource.query<{ id: string }[]>(
      'select id from supplier_directory order by id limit 1',
    );
    const found = async (search: string) =>
      (await service.request('GET', `/api/corrective-actions?search=${search}`)).body.total as number;
    const action = () =>
      ({
        ...record('open'),
        supplierId: supplier?.id,
        title: 'Hold',
        description: 'Hold',
        correctiveAction: 'Hold',
        priority: 'low',
        dueDate: '2030-01-01T00:00:00Z',
      }) as Row;
    const columns = {
      title: 'title',
      description: 'description',
      correctiveAction: 'corrective_action',
      priority: 'priority',
      dueDate: 'due_date',
    };
    await insertRows(service, 'corrective_actions', columns, [action()]);
    expect(await found('renamedfoods')).toBe(0);
    let inserted: Promise<unknown> | undefined;
    const waitsForLock = async () =>
      (
        await service.database.dataSource.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).length as number;
    await service.database.withClient(async (client) => {
      await client.query('begin');
      await client.query(
        `update supplier_directory set name = 'Renamedfoods Ltd', version = version + 1 where id = $1`,
        [supplier?.id],
      );
      inserted = insertRows(service, 'corrective_actions', columns, [action()]);
      await eventually(waitsForLock);
      expect(await found('renamedfoods')).toBe(0);
      await client.query('commit');
    });
    await inserted;
    expect(await found('renamedfoods')).toBe(2);
    expect(await found('renamedfoods&status=open')).toBe(2);
    expect(await found('renamedfoods&status=closed')).toBe(0);
  });

  it('leads the order of inspections some seconds after the directory knows it, however many they are', async () => {
    const [, supplier] = await service.database.dataSource.query<{ id: string }[]>(
      'select id from supplier_directory order by id limit 2',
    );
    await insert(...(Array.from({ length: 450 }, () => ({ ...inspection(), supplierId: supplier?.id })) as Row[]));
    const before = await total();
    const named = async (name: string) =>
      (
        await service.database.dataSource.query(
          'select from receiving_inspections where supplier_id = $1 and supplier_name = $2',
          [supplier?.id, name],
        )
      ).length as number;
    await service.database.dataSource.query(
      `update supplier_directory set name = '  First of all', version = version + 1 where id = $1`,
      [supplier?.id],
    );
    await eventually(async () => (await named('  First of all')) >= 450);
    const { body } = await service.request('GET', '/api/receiving-inspections?sort=supplierName&limit=100');
    expect(body.total).toBe(before);
    expect(body.inspections.map(({ supplierName }: { supplierName: string }) => supplierName)).toEqual(
      Array(100).fill('  First of all'),
    );
    await eventually(
      async () => (await service.database.dataSource.query('select from renamed_suppliers')).length === 0,
    );
  });
});
