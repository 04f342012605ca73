import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { addSuppliers } from './list-model.js';
import { checkActions, checkInspections, checkVerifications } from './list-properties.js';
import { startQuality, type TestQuality } from './start.js';

const RUNS = 30;

let service: TestQuality;
beforeAll(async () => {
  service = await startQuality();
  await addSuppliers(service);
});
afterAll(() => service.close());

describe('lists are what the specification says of their rows', () => {
  it('receiving inspections, while rows are written between requests', () => checkInspections(service, RUNS));
  it('verification activities', () => checkVerifications(service, RUNS));
  it('corrective actions, with counts that disregard the status filter', () => checkActions(service, RUNS));
});
