import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { RISK_LEVELS } from '@fsvp/contracts/suppliers/supplier';
import { SUPPLIER_STATUSES } from '@fsvp/contracts/suppliers/supplier-status';
import {
  checkBadQueries,
  checkEveryOrder,
  checkFields,
  checkReadingDuringWrites,
  checkUpdatedSince,
  createRecords,
  type CursorList,
} from '@fsvp/service-kit/testing/cursor-lists';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { startSuppliers } from './start.js';

const NAMES = ['Promarisco S.A.', 'promarisco s.a.', 'Ümit Gıda A.Ş.', "O'Brien & Sons, foods"];
const SUPPLIERS: CursorList = {
  path: '/api/suppliers',
  table: 'suppliers',
  sorts: ['name', 'country', 'status', 'riskLevel', 'lastVerificationDate', 'nextVerificationDate'],
  filters: [
    '',
    'search=promarisco',
    'search=a',
    'status=pending&status=approved',
    'riskLevel=high',
    'fsvpStatus=overdue',
  ],
  create: (at) => ({
    name: pick(NAMES, at),
    country: pick(['Peru', 'peru', 'Türkiye'], at),
    status: pick(SUPPLIER_STATUSES, at),
    riskLevel: pick(RISK_LEVELS, Math.floor(at / 2)),
    lastVerificationDate: pick([null, '2024-01-05', '2026-02-07T11:00:00Z', null], Math.floor(at / 3)),
    verificationFrequencyMonths: pick([6, 12], at),
    fsvpRequired: at % 5 > 0,
  }),
  change: (at) => ({ city: `Paita ${at}` }),
};

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

describe('suppliers', () => {
  beforeAll(() => createRecords(service, SUPPLIERS));

  it('are read completely by cursor in every order', () => checkEveryOrder(service, SUPPLIERS));
  it('are counted and read since an instant', () => checkUpdatedSince(service, SUPPLIERS));
  it('have only the chosen fields', () => checkFields(service, SUPPLIERS));
  it('refuse a query that is not theirs', () => checkBadQueries(service, SUPPLIERS));
  it('are read completely while records are written', () => checkReadingDuringWrites(service, SUPPLIERS));
});

describe('products and evaluations of a supplier', () => {
  let id: string;
  let other: string;
  const products = (): CursorList => ({
    path: `/api/suppliers/${id}/products`,
    table: 'supplier_products',
    sorts: ['productName'],
    filters: ['', 'search=hake'],
    create: (at) => ({ productName: pick(['Hake', 'hake', 'Shrimp'], at) }),
    change: (at) => ({ description: `Batch ${at}` }),
  });
  const evaluations = (): CursorList => ({
    path: `/api/suppliers/${id}/performance`,
    table: 'supplier_performance',
    sorts: ['evaluationDate'],
    filters: [''],
    create: (at) => ({ evaluationDate: `2026-01-0${1 + (at % 3)}`, qualityScore: 9 }),
    change: () => ({}),
  });
  beforeAll(async () => {
    const create = async (name: string) =>
      (await service.request('POST', '/api/suppliers', { name, country: 'Peru' })).body.id as string;
    [id, other] = [await create('First'), await create('Other')];
    await createRecords(service, products());
    await createRecords(service, evaluations());
  });

  it('are read completely by cursor in every order', async () => {
    await checkEveryOrder(service, products());
    await checkEveryOrder(service, evaluations());
    await checkReadingDuringWrites(service, products());
  });
  it('are read since an instant, with chosen fields', async () => {
    await checkUpdatedSince(service, products());
    await checkUpdatedSince(service, evaluations());
    await checkFields(service, products());
    await checkFields(service, evaluations());
  });
  it('refuse the cursor of another supplier', async () => {
    const { body } = await service.request('GET', `/api/suppliers/${id}/products?limit=1`);
    const { status } = await service.request('GET', `/api/suppliers/${other}/products?cursor=${body.next}`);
    if (status !== 400) throw new Error(`The cursor of another list is ${status}`);
    await checkBadQueries(service, products());
  });
});
