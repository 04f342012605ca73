import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { checkLists } from './list-model.js';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

it('pages and totals equal a computation over all suppliers, with concurrent writes', () => checkLists(service, 6, 60));

it('counts a supplier in the first list after its creation', async () => {
  const total = async (filters = '') =>
    (await service.request('GET', `/api/suppliers?${filters}`)).body.total as number;
  const [all, low] = [await total(), await total('riskLevel=low')];
  for (let added = 1; added <= 5; added += 1) {
    await service.request('POST', '/api/suppliers', { name: `Supplier ${added}`, country: 'Peru', riskLevel: 'low' });
    expect(await Promise.all([total(), total('riskLevel=low')])).toEqual([all + added, low + added]);
  }
});
