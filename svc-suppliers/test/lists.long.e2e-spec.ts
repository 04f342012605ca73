import { afterAll, beforeAll, it } from '@jest/globals';
import type { TestService } from '@fsvp/service-kit/testing/test-service';
import { checkLists } from './list-model.js';
import { startSuppliers } from './start.js';

let service: TestService;
beforeAll(async () => {
  service = await startSuppliers();
});
afterAll(() => service.close());

it(
  'pages and totals equal a computation over all suppliers, with concurrent writes, in many runs',
  () => checkLists(service, 40, 300),
  300_000,
);
