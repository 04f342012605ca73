import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { startQuality, type TestQuality } from './start.js';

let service: TestQuality;
let suppliers: Record<string, string>;
beforeAll(async () => {
  service = await startQuality();
  suppliers = Object.fromEntries(['Zeta', 'Ávila', 'andes'].map((name) => [name, service.suppliers.add(name)]));
});
afterAll(() => service.close());

const due = `${today()}T00:00:00Z`;
const LISTS = [
  ['/api/verification-activities', 'title', { type: 'audit', scheduledDate: due, dueDate: due }],
  ['/api/corrective-actions', 'title', { description: 'Do it', correctiveAction: 'Done', dueDate: due }],
  ['/api/receiving-inspections', 'productName', { receivedDate: due, actualTemp: 40 }],
  ['/api/hazard-analysis', 'hazardDescription', { hazardType: 'chemical' }],
] as const;

it.each(LISTS)(
  '%s finds texts whatever their accents and invisible characters, and sorts by letters',
  async (path, text, more) => {
    const names = ['Zeta', 'Ávila', 'andes'];
    for (const name of names) {
      const { status, body } = await service.request('POST', path, {
        supplierId: suppliers[name],
        ...more,
        [text]: `${name.normalize('NFD')} Pes\u200Bquera `,
      });
      expect([status, body[text]]).toEqual([201, `${name} Pes\u200Bquera`]);
    }
    const list = async (query: string): Promise<string[]> => {
      const { body } = await service.request('GET', `${path}?${query}`);
      const rows = [body, ...Object.values(body as object)].find(Array.isArray) as Record<string, string>[];
      return rows.map((row) => row[text]!.split(' ')[0]!);
    };
    const sorted = ['andes', 'Ávila', 'Zeta'];
    const sorts = text === 'hazardDescription' ? ['supplierName'] : [text, 'supplierName'];
    for (const sort of sorts) {
      expect(await list(`sort=${sort}&order=asc`)).toEqual(sorted);
      expect(await list(`search=pesquera&sort=${sort}&order=desc`)).toEqual(sorted.toReversed());
      expect(await list(`sort=${sort}&order=asc&limit=2&cursor=`)).toEqual(sorted.slice(0, 2));
    }
    for (const search of ['avila', 'ÁVILA', 'A\u0301vi', 'áv'])
      expect([search, await list(`search=${encodeURIComponent(search)}`)]).toEqual([search, ['Ávila']]);
  },
);
