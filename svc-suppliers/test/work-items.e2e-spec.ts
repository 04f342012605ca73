import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, addMonths, today } from '@fsvp/contracts/core/calendar-day';
import { workLines } from '@fsvp/contracts/core/work-item';
import { newId } from '@fsvp/service-kit/database/columns';
import { startSuppliers, type TestSuppliers } from './start.js';

let service: TestSuppliers;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.database.dataSource.query('delete from suppliers');
  service.program.regimes.clear();
  service.program.state = 'answers';
});

const day = (days: number) => addDays(today(), days);
/** @param dueIn days until the next verification is due; null: it was never verified */
async function create(name: string, dueIn: number | null, more: object = {}): Promise<string> {
  const { status, body, text } = await service.request('POST', '/api/suppliers', {
    name,
    country: 'Peru',
    ...(dueIn !== null && { lastVerificationDate: addMonths(day(dueIn), -12), verificationFrequencyMonths: 12 }),
    ...more,
  });
  if (status !== 201) throw new Error(text);
  return body.id as string;
}
async function list(query = '') {
  const { status, body, text } = await service.request('GET', `/internal/supplier-work${query}`);
  if (status !== 200) throw new Error(text);
  const [kind] = workLines.parse(body).kinds;
  return { total: kind?.total ?? 0, lines: kind?.lines ?? [] };
}
const titles = async (query = '') => (await list(query)).lines.map(({ title }) => title);

describe('work of the verification of suppliers', () => {
  it('has those that are due within 30 days, by day, and those that were never verified in one line', async () => {
    const late = await create('Late Foods', -3);
    await create('Soon Foods', 30);
    await create('Later Foods', 31);
    await create('Free Foods', -3, { fsvpRequired: false });
    await create('Never A', null);
    await create('Never B', null);
    const { total, lines } = await list();
    expect(lines.map(({ title, dueOn, count }) => [title, dueOn, count])).toEqual([
      ['Verify Late Foods', day(-3), 1],
      ['Verify Soon Foods', day(30), 1],
      ['Verify 2 suppliers that were never verified', today(), 2],
    ]);
    expect(total).toBe(3);
    expect(lines[0]).toMatchObject({
      key: `supplier_verification.${late}`,
      recordType: 'supplier',
      recordId: late,
      supplierId: late,
      supplierName: 'Late Foods',
      action: { label: 'Verify', href: `/fsvp-compliance?view=${late}` },
    });
    expect(lines[2]?.action.href).toBe('/fsvp-compliance?fsvpStatus=overdue&sort=nextVerificationDate&order=asc');
  });

  it('is asked for one supplier, one line, or one importer, to which it does not belong', async () => {
    const late = await create('Late Foods', -3);
    const never = await create('Never Foods', null);
    await create('Never B', null);
    expect(await titles(`?supplierId=${late}`)).toEqual(['Verify Late Foods']);
    const [line] = (await list(`?supplierId=${never}`)).lines;
    expect(line).toMatchObject({ title: 'Verify Never Foods', subject: 'Never verified', dueOn: today() });
    expect(line?.action.href).toBe(`/fsvp-compliance?view=${never}`);
    expect(await titles(`?supplierId=${newId()}`)).toEqual([]);
    expect(await titles(`?key=supplier_verification.${late}`)).toEqual(['Verify Late Foods']);
    expect(await titles('?key=supplier_verification.never')).toEqual(['Verify 2 suppliers that were never verified']);
    expect(await titles(`?key=document.${late}`)).toEqual([]);
    expect(await titles(`?ownerId=${newId()}&key=document.${late}`)).toHaveLength(2);
    expect(await titles(`?importerId=${newId()}`)).toEqual([]);
  });

  it('leaves out a supplier of which no file asks for a periodic verification, while the files are known', async () => {
    const late = await create('Late Foods', -3);
    const [one] = [await create('Never A', null), await create('Never B', null)];
    const regimes = (id: string, ...all: ('very_small' | 'standard' | null)[]) =>
      service.program.regimes.set(
        id,
        all.map((regime) => ({ regime, count: 1 })),
      );
    regimes(late, 'very_small');
    regimes(one, 'very_small');
    expect(await list()).toMatchObject({ total: 1, lines: [{ title: 'Verify Never B' }] });
    regimes(late, 'very_small', 'standard');
    regimes(one, null);
    expect(await titles()).toEqual(['Verify Late Foods', 'Verify 2 suppliers that were never verified']);
    regimes(late, 'very_small');
    service.program.state = 'refuses';
    expect(await titles()).toHaveLength(2);
  });

  it('ends with the verification, and returns the first 200 with their number', async () => {
    const late = await create('Late Foods', -3);
    await service.request('PUT', `/api/suppliers/${late}`, {
      verificationStatus: 'completed',
      lastVerificationDate: today(),
    });
    expect(await titles()).toEqual([]);
    await create('Late', -1);
    await service.database.dataSource
      .query(`insert into suppliers (id, version, created_at, updated_at, name, country, risk_level, status, fsvp_required, last_verification_date, verification_frequency_months, match_key, name_key)
        select gen_random_uuid(), 1, created_at, created_at, name || n, country, risk_level, status, fsvp_required, last_verification_date, 12, '', '' from suppliers, generate_series(1, 204) n where name = 'Late'`);
    const { total, lines } = await list();
    expect([total, lines.length]).toEqual([205, 200]);
  });
});
