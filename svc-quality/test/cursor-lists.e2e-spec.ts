import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { ACTION_PRIORITIES, ACTION_STATUSES } from '@fsvp/contracts/quality/corrective-action';
import { HAZARD_TYPES, LIKELIHOODS } from '@fsvp/contracts/quality/hazard-analysis';
import { VERIFICATION_TYPES } from '@fsvp/contracts/quality/verification';
import {
  checkBadQueries,
  checkEveryOrder,
  checkFields,
  checkReadingDuringWrites,
  checkUpdatedSince,
  createRecords,
  type CursorList,
} from '@fsvp/service-kit/testing/cursor-lists';
import { startQuality, type TestQuality } from './start.js';

const SUPPLIERS = ['Promarisco S.A.', 'Ümit Gıda A.Ş.', 'Promarisco S.A.'];
const TITLES = ['Hake', 'hake', 'Shrimp 16/20', 'O\'Brien\\s "crab"'];

let service: TestQuality;
let suppliers: string[];
beforeAll(async () => {
  service = await startQuality();
  suppliers = SUPPLIERS.map((name) => service.suppliers.add(name));
});
afterAll(() => service.close());

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
/** The supplier changes slowest, so that each has records of all kinds. */
const supplierOf = (at: number) => pick(suppliers, Math.floor(at / 20));
const day = (at: number) => `${today().slice(0, 4)}-12-0${1 + (at % 3)}`;

const LISTS: Record<string, () => CursorList> = {
  'hazard analyses': () => ({
    path: '/api/hazard-analysis',
    table: 'hazard_analyses',
    sorts: ['riskScore', 'hazardType', 'supplierName'],
    filters: ['', `supplierId=${suppliers[0]}`, 'search=hake'],
    create: (at) => ({
      supplierId: supplierOf(at),
      hazardType: pick(HAZARD_TYPES, at),
      hazardDescription: pick(TITLES, at),
      severity: 'high',
      likelihood: pick(LIKELIHOODS, at),
    }),
    change: (at) => ({ likelihood: pick(LIKELIHOODS, at) }),
  }),
  'verification activities': () => ({
    path: '/api/verification-activities',
    table: 'verification_activities',
    sorts: ['title', 'status', 'type', 'dueDate', 'scheduledDate', 'supplierName'],
    filters: [
      '',
      `supplierId=${suppliers[0]}`,
      'search=hake',
      'type=audit&type=testing',
      'status=scheduled&status=overdue',
    ],
    create: (at) => ({
      supplierId: supplierOf(at),
      type: pick(VERIFICATION_TYPES, at),
      title: pick(TITLES, at),
      status: pick(['scheduled', 'in_progress'], Math.floor(at / 2)),
      scheduledDate: day(at),
      dueDate: day(at + 1),
    }),
    change: (at) => ({ title: pick(TITLES, at) }),
  }),
  'receiving inspections': () => ({
    path: '/api/receiving-inspections',
    table: 'receiving_inspections',
    sorts: ['productName', 'receivedDate', 'status', 'supplierName'],
    filters: ['', `supplierId=${suppliers[0]}`, 'search=hake', 'search=a', 'status=passed'],
    create: (at) => ({
      supplierId: supplierOf(at),
      productName: pick(TITLES, at),
      lotNumber: pick(['L1', null, 'L2'], at),
      receivedDate: `2026-01-0${1 + (at % 3)}`,
      tempCompliant: at % 4 > 0,
      status: at % 4 > 0 ? 'passed' : 'failed',
    }),
    change: (at) => ({ productName: pick(TITLES, at) }),
  }),
  'corrective actions': () => ({
    path: '/api/corrective-actions',
    table: 'corrective_actions',
    sorts: ['title', 'status', 'priority', 'dueDate', 'supplierName'],
    filters: [
      '',
      `supplierId=${suppliers[0]}`,
      'search=hake',
      'status=open&status=closed',
      'priority=low&priority=high',
    ],
    create: (at) => ({
      supplierId: supplierOf(at),
      title: pick(TITLES, at),
      description: 'Too warm',
      correctiveAction: 'Hold',
      status: pick(ACTION_STATUSES, at),
      priority: pick(ACTION_PRIORITIES, Math.floor(at / 2)),
      dueDate: day(at),
    }),
    change: (at) => ({ title: pick(TITLES, at) }),
  }),
};

describe.each(Object.keys(LISTS))('%s', (name) => {
  let list: CursorList;
  beforeAll(async () => {
    list = LISTS[name]!();
    await createRecords(service, list);
  });

  it('are read completely by cursor in every order', () => checkEveryOrder(service, list));
  it('are counted and read since an instant', () => checkUpdatedSince(service, list));
  it('have only the chosen fields', () => checkFields(service, list));
  it('refuse a query that is not theirs', () => checkBadQueries(service, list));
  it('are read completely while records are written', () => checkReadingDuringWrites(service, list));
});
