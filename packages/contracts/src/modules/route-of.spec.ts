import { expect, test } from '@jest/globals';
import { routeOf } from './route-of.js';

const manifest = { routes: ['/suppliers', '/hazard-analysis'], records: ['/suppliers'] };

test.each([
  ['/suppliers', '/suppliers'],
  ['/suppliers/019a8f00-0001-7000-8000-000000000001', '/suppliers'],
  ['/suppliers/019a8f00-0001-7000-8000-000000000001/products', undefined],
  ['/hazard-analysis/019a8f00-0001-7000-8000-000000000001', undefined],
  ['/foods', undefined],
])('%s is shown by %s', (path, route) => {
  expect(routeOf(manifest, path)).toBe(route);
});
