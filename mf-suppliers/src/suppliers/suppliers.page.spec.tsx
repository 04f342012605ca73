import { expect, test } from '@jest/globals';
import { deleteSupplier, getSupplier, listSuppliers, type Supplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_ID, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { SuppliersPage } from './suppliers.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './supplier-dialogs.js';

const supplier = sampleSupplier();
const hostWith = (suppliers = [supplier], total = suppliers.length) =>
  new MockHost().answer(listSuppliers, { suppliers, total, next: null }).answer(getSupplier, supplier);

test('requests the first 50 suppliers and shows each with contact, location, badges and last verification', async () => {
  const { host } = renderInHost(<SuppliersPage />, {
    host: hostWith([supplier, sampleSupplier({ id: OTHER_ID, name: 'New Farm', lastVerificationDate: null })]),
  });
  const row = (await screen.findByText('Bay Seafood Ltd')).closest('tr')!;
  expect(host.requests(listSuppliers)[0]!.query.toString()).toBe('limit=50&offset=0');
  for (const text of ['Rina Akter', 'Chittagong, Bangladesh', 'Approved', 'High Risk', 'Mar 5, 2024'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(screen.getByText('Never')).toBeVisible();
});

test.each([
  ['approved', 'Approved', 'bg-green-fill'],
  ['pending', 'Pending', 'bg-yellow-fill'],
  ['rejected', 'Rejected', 'bg-red-fill'],
  ['suspended', 'Suspended', 'border-orange-line'],
  ['archived', 'archived', 'bg-neutral-fill'],
])('the status %s has its label and tone, an unknown one is shown raw and neutral', async (status, word, look) => {
  renderInHost(<SuppliersPage />, { host: hostWith([sampleSupplier({ status: status as Supplier['status'] })]) });
  expect(within((await screen.findByText('Bay Seafood Ltd')).closest('tr')!).getByText(word)).toHaveClass(look);
});

test.each([
  ['high', 'High Risk', 'bg-red-fill'],
  ['medium', 'Medium Risk', 'bg-yellow-fill'],
  ['low', 'Low Risk', 'bg-green-fill'],
  ['extreme', 'extreme', 'bg-neutral-fill'],
])(
  'the risk level %s has its label and tone, an unknown one is shown raw and neutral',
  async (riskLevel, word, look) => {
    renderInHost(<SuppliersPage />, {
      host: hostWith([sampleSupplier({ riskLevel: riskLevel as Supplier['riskLevel'] })]),
    });
    expect(within((await screen.findByText('Bay Seafood Ltd')).closest('tr')!).getByText(word)).toHaveClass(look);
  },
);

test('a failed load shows an error with Retry, never the empty state', async () => {
  const host = new MockHost().fail(listSuppliers, 503, { detail: 'The supplier service is down.' });
  renderInHost(<SuppliersPage />, { host });
  expect(await screen.findByText('The supplier service is down.')).toBeVisible();
  expect(screen.queryByText('No suppliers found')).toBeNull();
  host.answer(listSuppliers, { suppliers: [], total: 0, next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No suppliers found')).toBeVisible();
});

test('filters, search and sort order are kept in the URL and return to the first page', async () => {
  const { host, address } = renderInHost(<SuppliersPage />, {
    host: hostWith([supplier], 120),
    at: '/suppliers?offset=50',
  });
  await screen.findByText('Bay Seafood Ltd');
  await userEvent.click(screen.getByRole('combobox', { name: 'Risk' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All Risk',
    'High Risk',
    'Medium Risk',
    'Low Risk',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'High Risk' }));
  expect(address()).toBe('/suppliers?riskLevel=high');
  await userEvent.type(screen.getByPlaceholderText('Search suppliers...'), '100% bay');
  await waitFor(() => expect(new URLSearchParams(address().split('?')[1]).get('search')).toBe('100% bay'));
  await userEvent.click(within(screen.getByRole('columnheader', { name: /Supplier/ })).getByRole('button'));
  await waitFor(() =>
    expect(Object.fromEntries(host.requests(listSuppliers).at(-1)!.query)).toEqual({
      search: '100% bay',
      riskLevel: 'high',
      sort: 'name',
      order: 'asc',
      limit: '50',
      offset: '0',
    }),
  );
});

test('the filter of a dashboard card is sent to the server, and the toolbar can remove it', async () => {
  const { host, address } = renderInHost(<SuppliersPage />, {
    host: hostWith(),
    at: '/suppliers?compliance=non_compliant',
  });
  await screen.findByText('Bay Seafood Ltd');
  expect(host.requests(listSuppliers).at(-1)!.query.getAll('compliance')).toEqual(['non_compliant']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Non-Compliant' }));
  await waitFor(() => expect(address()).toBe('/suppliers'));
  await waitFor(() => expect(host.requests(listSuppliers).at(-1)!.query.has('compliance')).toBe(false));
});

test('an offset after the last page shows the last page', async () => {
  const host = new MockHost().answer(listSuppliers, ({ query }) =>
    query.get('offset') === '100'
      ? { suppliers: [], total: 60, next: null }
      : { suppliers: [supplier], total: 60, next: null },
  );
  const { address } = renderInHost(<SuppliersPage />, { host, at: '/suppliers?offset=100' });
  expect(await screen.findByText('Bay Seafood Ltd')).toBeVisible();
  expect(address()).toBe('/suppliers?offset=50');
});

test('the row menu has two entries; View Details puts the open dialog into the URL', async () => {
  const { address } = renderInHost(<SuppliersPage />, { host: hostWith(), at: '/suppliers?status=approved' });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bay Seafood Ltd' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['View Details', 'Edit Supplier']);
  // Lazy components resolve only within act.
  await act(() => userEvent.click(screen.getByRole('menuitem', { name: 'View Details' })));
  expect(await screen.findByRole('dialog', { name: 'Supplier Details' })).toBeVisible();
  expect(address()).toBe(`/suppliers?status=approved&view=${SUPPLIER_ID}`);
  await userEvent.keyboard('{Escape}');
  expect(address()).toBe('/suppliers?status=approved');
});

test('?edit= opens the edit dialog and the URL becomes /suppliers', async () => {
  const { address } = renderInHost(<SuppliersPage />, { host: hostWith(), at: `/suppliers?edit=${SUPPLIER_ID}` });
  const dialog = await screen.findByRole('dialog', { name: 'Edit Supplier' });
  expect(await within(dialog).findByLabelText(/Supplier Name/)).toHaveValue('Bay Seafood Ltd');
  expect(address()).toBe('/suppliers');
});

test('?import=1 opens the import and the URL becomes /suppliers', async () => {
  const { address } = await act(async () =>
    renderInHost(<SuppliersPage />, { host: hostWith(), at: '/suppliers?import=1' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Import Suppliers' }, { timeout: 20_000 });
  expect(address()).toBe('/suppliers');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('delete asks the specified question, closes the details and fetches the list again', async () => {
  const host = hostWith().answer(deleteSupplier, undefined as never);
  const { address } = renderInHost(<SuppliersPage />, { host, at: `/suppliers?view=${SUPPLIER_ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete this supplier? This action cannot be undone.');
  const before = host.requests(listSuppliers).length;
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Supplier deleted successfully')).toBeVisible();
  await waitFor(() => expect(host.requests(listSuppliers).length).toBe(before + 1));
  expect(host.requests(deleteSupplier)[0]!.params.id).toBe(SUPPLIER_ID);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/suppliers');
});

test.each(['', `?view=${SUPPLIER_ID}`, `?edit=${SUPPLIER_ID}`, '?new=1', '?import=1'])(
  'a viewer is offered nothing that changes records at %p',
  async (query) => {
    const options = { host: hostWith(), at: `/suppliers${query}`, shown: 'Bay Seafood Ltd' };
    expect(await offeredWrites(<SuppliersPage />, options)).not.toEqual([]);
    expect(await offeredWrites(<SuppliersPage />, { ...options, user: mockViewer })).toEqual([]);
  },
);
