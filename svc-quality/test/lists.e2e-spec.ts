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

describe('lists follow the specified rules', () => {
  it('receiving inspections, while rows are written between requests', () => checkInspections(service, RUNS));
  it('verification activities', () => checkVerifications(service, RUNS));
  it('corrective actions, with counts that ignore the status filter', () => checkActions(service, RUNS));
});
