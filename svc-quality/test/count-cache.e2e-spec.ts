import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChangeLogSweeper } from '@fsvp/service-kit/lists/counts/change-log-sweeper';
import { CountCache, sumRows } from '@fsvp/service-kit/lists/counts/count-cache';
import type { Database } from '@fsvp/service-kit/database/database';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { pino } from 'pino';
import { DataSource } from 'typeorm';
import { QUALITY_CHANGES } from '../src/change-logs.js';
import { addSuppliers, createRecord, insertRows, type Row } from './list-model.js';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
  await addSuppliers(service);
});
afterAll(() => service.close());

const inspection = () =>
  ({
    ...createRecord('passed'),
    productName: 'Cod',
    receivedDate: '2026-03-05T00:00:00Z',
    tempCompliant: 'true',
  }) as Row;
const insert = (...rows: Row[]) =>
  insertRows(
    service,
    'receiving_inspections',
    { productName: 'product_name', receivedDate: 'received_date', tempCompliant: 'temp_compliant' },
    rows,
  );
const getTotal = async (query = '') =>
  (await service.request('GET', `/api/receiving-inspections?limit=1&${query}`)).body.total as number;
const countChanges = async () =>
  (await service.database.dataSource.query('select count(*)::int as count from inspection_changes'))[0].count as number;

describe('totals of inspections', () => {
  it('include a transaction that was open when they were counted, but not one that was rolled back', async () => {
    await insert(inspection(), inspection());
    const before = await getTotal();
    await service.database.withClient(async (client) => {
      await client.query('begin');
      await client.query(
        'update receiving_inspections set deleted_at = now() where id = (select id from receiving_inspections limit 1)',
      );
      expect(await getTotal()).toBe(before);
      await insert(inspection());
      expect(await getTotal()).toBe(before + 1);
      await client.query('commit');
      expect(await getTotal()).toBe(before);
      await client.query('begin');
      await client.query('update receiving_inspections set deleted_at = now()');
      expect(await getTotal()).toBe(before);
      await client.query('rollback');
    });
    expect(await getTotal()).toBe(before);
  });

  it('are exact during concurrent writes', async () => {
    const before = await getTotal('search=cod');
    const totals: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        await insert(inspection());
        totals.push(await getTotal('search=cod'));
      }),
    );
    expect(Math.max(...totals)).toBeLessThanOrEqual(before + 20);
    expect(await getTotal('search=cod')).toBe(before + 20);
  });

  it('include a truncated table', async () => {
    await insert(inspection());
    expect(await getTotal()).toBeGreaterThan(0);
    const owner = await new DataSource({
      type: 'postgres',
      url: service.ownerUrl,
      installExtensions: false,
    }).initialize();
    await owner.query('truncate receiving_inspections, corrective_actions');
    await owner.destroy();
    expect(await getTotal()).toBe(0);
  });
});

describe('changes of inspections', () => {
  const sweep = (markAgeMs = 0) =>
    new ChangeLogSweeper(service.database, pino({ level: 'silent' }), QUALITY_CHANGES).run(markAgeMs);
  /**
   * A snapshot includes the transactions of every database of the server. A transaction of another test may be open at
   * one mark, but not at a later one.
   */
  const waitUntilAllDeleted = () =>
    eventually(async () => {
      await sweep();
      return (await countChanges()) === 0;
    });

  it('are deleted once every count is newer than a snapshot that includes them', async () => {
    await insert(inspection());
    expect(await countChanges()).toBeGreaterThan(0);
    await waitUntilAllDeleted();
  });

  it('are not deleted while a transaction is open that was open at the mark', async () => {
    await service.database.withClient(async (client) => {
      await client.query('begin');
      await client.query(`insert into inspection_changes (amount, status, search_text) values (1, 'passed', 'x')`);
      await sweep();
      await client.query('commit');
      await service.database.dataSource.query(`update change_marks set made_at = now() - interval '1 minute'`);
      // The newest mark that is old enough was made while the transaction was open.
      await sweep(30_000);
      expect(await countChanges()).toBe(1);
    });
    await waitUntilAllDeleted();
  });
});

describe('a cached count', () => {
  it('is rebuilt when it could not be renewed, and when counting failed', async () => {
    let queries = 0;
    const rows = () => {
      queries += 1;
      return queries === 1
        ? Promise.reject(new Error('no connection'))
        : Promise.resolve([{ changes: [['passed', 3]], snapshot: '1:1:', server: 'a' }]);
    };
    const counts = new CountCache({ rows } as unknown as Database, {
      table: 'inspections',
      log: 'changes',
      by: ['status'],
    });
    await expect(counts.of('cod')).rejects.toThrow('no connection');
    const count = await counts.of('cod');
    expect(sumRows(count)).toBe(3);
    expect(await counts.of('cod')).toBe(count);
    expect(queries).toBe(2);
    expect(
      counts.renew(count, { changes: null, snapshot: '2:2:', server: 'other' }, performance.now()),
    ).toBeUndefined();
    await counts.of('cod');
    expect(queries).toBe(3);
    counts.renew(count, { changes: [['passed', -3]], snapshot: '2:2:', server: 'a' }, performance.now() - 11 * 60_000);
    await counts.of('cod');
    expect(queries).toBe(4);
  });
});

describe('cached counts', () => {
  it('evict the least recently used one when they have too many groups in total', async () => {
    const searches: string[] = [];
    const rows = ({ values }: { values: unknown[] }) => {
      searches.push(String(values[0]));
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
    const getCount = async (search: string) =>
      counts.renew(await counts.of(search), { changes: null, snapshot: '1:1:', server: 'a' }, performance.now());
    await getCount('cod');
    await getCount('cod');
    await getCount('hake');
    await getCount('hake');
    await getCount('cod');
    expect(searches).toEqual(['cod', 'hake', 'cod']);
  });
});

describe("a supplier's name", () => {
  it('is searchable as soon as the directory has the new name, also on a record written at the same time', async () => {
    const [supplier] = await service.database.dataSource.query<{ id: string }[]>(
      'select id from supplier_directory order by id limit 1',
    );
    const countHits = async (search: string) =>
      (await service.request('GET', `/api/corrective-actions?search=${search}`)).body.total as number;
    const action = () =>
      ({
        ...createRecord('open'),
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
    expect(await countHits('renamedfoods')).toBe(0);
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
      expect(await countHits('renamedfoods')).toBe(0);
      await client.query('commit');
    });
    await inserted;
    expect(await countHits('renamedfoods')).toBe(2);
    expect(await countHits('renamedfoods&status=open')).toBe(2);
    expect(await countHits('renamedfoods&status=closed')).toBe(0);
  });

  it('changes the sort order of many inspections some seconds after a rename', async () => {
    const [, supplier] = await service.database.dataSource.query<{ id: string }[]>(
      'select id from supplier_directory order by id limit 2',
    );
    await insert(...(Array.from({ length: 450 }, () => ({ ...inspection(), supplierId: supplier?.id })) as Row[]));
    const before = await getTotal();
    const countNamed = async (name: string) =>
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
    await eventually(async () => (await countNamed('  First of all')) >= 450);
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
