import { expect, test } from '@jest/globals';
import { getDashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { createSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockHost, renderInHost } from '../testing.js';
import { createQueryClient } from './query-client.js';
import { queryKeyOf } from './query-key.js';
import { useApiMutation } from './use-api-mutation.js';
import { useApiQuery } from './use-api-query.js';

function Screen() {
  const list = useApiQuery(listSuppliers, { query: { search: 'x' } });
  const create = useApiMutation(createSupplier, {
    success: 'Supplier created successfully',
    failure: 'Failed to create supplier',
    changes: ['supplier'],
  });
  return (
    <>
      <p>{list.data ? `total ${list.data.total}` : 'none yet'}</p>
      <button onClick={() => create.mutate({ body: { name: 'A', country: 'Peru' }, idempotencyKey: 'k' })}>Save</button>
    </>
  );
}

test('the defaults of the specification: never stale, no refetch, no retry', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchInterval: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});

test("a call's key without input is the prefix of its keys with input", () => {
  expect(queryKeyOf(listSuppliers, { query: { limit: 5 } }).slice(0, 2)).toEqual(queryKeyOf(listSuppliers));
});

test('a change shows its toast and refetches the list', async () => {
  let total = 1;
  const host = new MockHost()
    .answer(listSuppliers, () => ({ suppliers: [], total, next: null }))
    .answer(createSupplier, () => {
      total = 2;
      return {} as never;
    });
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('total 2');
  expect((await screen.findAllByText('Supplier created successfully')).length).toBeGreaterThan(0);
  expect(host.requests(createSupplier)[0]).toMatchObject({
    body: { name: 'A', country: 'Peru' },
    headers: { 'Idempotency-Key': 'k' },
  });
  expect(host.requests(listSuppliers)).toHaveLength(2);
});

test('a failed change shows its toast and does not refetch the list', async () => {
  const host = new MockHost().answer(listSuppliers, { suppliers: [], total: 1, next: null }).fail(createSupplier, 500);
  renderInHost(<Screen />, { host });
  await screen.findByText('total 1');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Failed to create supplier')).length).toBeGreaterThan(0);
  expect(host.requests(listSuppliers)).toHaveLength(1);
});

test('a failed query is not retried', async () => {
  const host = new MockHost().fail(listSuppliers, 503);
  renderInHost(<Screen />, { host });
  await waitFor(() => expect(host.requests(listSuppliers)).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(host.requests(listSuppliers)).toHaveLength(1);
  expect(host.requests(getDashboardStats)).toHaveLength(0);
});
