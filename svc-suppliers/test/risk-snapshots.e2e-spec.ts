import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { riskTrend } from '@fsvp/contracts/suppliers/dashboard-figures';
import { eventually, type TestService } from '@fsvp/service-kit/testing/test-service';
import { RiskSnapshotsService } from '../src/risk-snapshots/risk-snapshots.service.js';
import { RiskSnapshotScheduler } from '../src/risk-snapshots/risk-snapshot-scheduler.js';
import { startSuppliers } from './start.js';

describe('risk snapshots', () => {
  let service: TestService;
  let snapshots: RiskSnapshotsService;
  beforeAll(async () => {
    service = await startSuppliers();
    snapshots = service.app.get(RiskSnapshotsService, { strict: false });
  });
  afterAll(() => service.close());

  const query = (text: string, values: unknown[] = []) => service.database.dataSource.query(text, values);
  const listStored = () => query('select day::text, high, medium, low from risk_snapshots order by day');
  const add = async (name: string, riskLevel: string) =>
    (await service.request('POST', '/api/suppliers', { name, country: 'Peru', riskLevel })).body.id as string;
  const getTrend = (days: string) => service.request('GET', `/internal/risk-snapshots${days}`);

  it('are saved when the service starts', async () => {
    const first = await eventually(async () => (await listStored())[0]);
    expect(first).toEqual({ day: today(), high: 0, medium: 0, low: 0 });
  });

  it('keep the last values of each day, also of a past day', async () => {
    const yesterday = addDays(today(), -1);
    await add('High Foods', 'high');
    await snapshots.save(yesterday);
    await add('Low Foods', 'low');
    await Promise.all([snapshots.save(yesterday), snapshots.save(), snapshots.save()]);
    expect(await listStored()).toEqual([
      { day: yesterday, high: 1, medium: 0, low: 1 },
      { day: today(), high: 1, medium: 0, low: 1 },
    ]);
  });

  it('show the current values for today, not the last saved ones', async () => {
    await add('Medium Foods', 'medium');
    const { body } = await getTrend('');
    expect(riskTrend.parse(body)).toEqual(body);
    expect(body.snapshots).toEqual([
      { day: addDays(today(), -1), high: 1, medium: 0, low: 1 },
      { day: today(), high: 1, medium: 1, low: 1 },
    ]);
  });

  it('return exactly the requested number of days, including today', async () => {
    await query('delete from risk_snapshots');
    await query(`insert into risk_snapshots select $1::date - n, n, 0, 0 from generate_series(1, 400) n where n <> 5`, [
      today(),
    ]);
    for (const days of [30, 90, 365]) {
      const { body } = await getTrend(`?days=${days}`);
      // A day without a snapshot is left out.
      expect(body.snapshots).toHaveLength(days - 1);
      expect(body.snapshots[0]).toMatchObject({ day: addDays(today(), 1 - days), high: days - 1 });
      expect(body.snapshots.at(-1).day).toBe(today());
    }
    expect((await getTrend('?days=31')).status).toBe(400);
  });

  it('start a new day at midnight UTC', async () => {
    const tomorrow = addDays(today(), 1);
    await query('delete from risk_snapshots');
    await snapshots.save();
    expect((await snapshots.getTrend(30, tomorrow)).map(({ day }) => day)).toEqual([today(), tomorrow]);
  });

  it('are saved when the service stops', async () => {
    await query('delete from risk_snapshots');
    await service.app.get(RiskSnapshotScheduler, { strict: false }).beforeApplicationShutdown();
    expect((await listStored()).map(({ day }: { day: string }) => day)).toEqual([today()]);
  });
});
