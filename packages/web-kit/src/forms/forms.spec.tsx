import { expect, test } from '@jest/globals';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { renderHook } from '@testing-library/react';
import { MockHost } from '../testing.js';
import { useIdempotencyKey } from './use-idempotency-key.js';
import { useSupplierOptions } from './use-supplier-options.js';

test('one key per opened form, the same for every submit', () => {
  const form = renderHook(useIdempotencyKey);
  const first = form.result.current;
  form.rerender();
  expect(form.result.current).toBe(first);
  expect(renderHook(useIdempotencyKey).result.current).not.toBe(first);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
});

test('supplier options are searched on the server, one page at a time, with the total', async () => {
  const host = new MockHost().answer(listSuppliers, {
    suppliers: [{ id: '1', name: 'Olio Buono', city: null, country: 'Italy' }] as never,
    total: 230,
    next: null,
  });
  globalThis.fetch = host.fetch;
  const { result } = renderHook(() => useSupplierOptions());
  await expect(result.current('olio', new AbortController().signal)).resolves.toEqual({
    options: [{ value: '1', label: 'Olio Buono', description: 'Italy' }],
    total: 230,
  });
  expect(host.requests(listSuppliers)[0]!.query.toString()).toBe('search=olio&limit=100&offset=0');
  await result.current('', new AbortController().signal);
  expect(host.requests(listSuppliers)[1]!.query.toString()).toBe('limit=100&offset=0');
});

test('the receiving screens ask for suppliers without paging until something is searched for', async () => {
  const host = new MockHost().answer(listSuppliers, { suppliers: [], total: 0, next: null });
  globalThis.fetch = host.fetch;
  const { result } = renderHook(() => useSupplierOptions({ unpaged: true }));
  for (const text of ['', 'olio']) await result.current(text, new AbortController().signal);
  expect(host.requests(listSuppliers).map(({ query }) => query.toString())).toEqual([
    '',
    'search=olio&limit=100&offset=0',
  ]);
});
