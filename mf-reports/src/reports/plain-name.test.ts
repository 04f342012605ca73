import { expect, test } from '@jest/globals';
import { plainName } from './plain-name.js';

test.each([
  ['totalSuppliers', 'Total Suppliers'],
  ['fsvpDueSoon', 'FSVP Due Soon'],
  ['in_progress', 'In Progress'],
  ['report-run.finished.v1', 'Report run finished'],
  ['supplier.created.v1', 'Supplier created'],
])('%s reads %s', (key, name) => {
  expect(plainName(key)).toBe(name);
});
