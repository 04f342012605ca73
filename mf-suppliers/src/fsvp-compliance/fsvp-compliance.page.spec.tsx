import { expect, test } from '@jest/globals';
import { deleteSupplier, fsvpSummary, getSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_ID, PRODUCT_ID, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { FsvpCompliancePage } from './fsvp-compliance.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './fsvp-dialogs.js';

const supplier = sampleSupplier({ fsvpImporterDuns: '080000123' });
const VIEWED = `/fsvp-compliance?view=${SUPPLIER_ID}`;
const hostOf = (record = supplier) =>
  new MockHost()
    .answer(listSuppliers, { suppliers: [record], total: 1, next: null })
    .answer(getSupplier, record)
    .answer(fsvpSummary, { compliant: 5, dueSoon: 4, overdue: 1_203, notRequired: 2, total: 1_212 });

test('requests the first 50 suppliers and shows the four cards and each supplier with location, last verification, frequency and badge', async () => {
  const { host } = renderInHost(<FsvpCompliancePage />, { host: hostOf() });
  expect(await screen.findByText('1,212')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Overdue' })).getByText('1,203')).toBeVisible();
  const row = within((await screen.findByText('Bay Seafood Ltd')).closest('tr')!);
  for (const text of ['Chittagong, Bangladesh', 'Mar 5, 2024', '12 months', 'Overdue'])
    expect(row.getByText(text)).toBeVisible();
  expect(Object.fromEntries(host.requests(listSuppliers)[0]!.query)).toMatchObject({ limit: '50', offset: '0' });
});

test('the status filter is sent to the server and kept in the URL', async () => {
  const { host, address } = renderInHost(<FsvpCompliancePage />, { host: hostOf() });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Compliance status' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All Status',
    'Compliant',
    'Due Soon',
    'Overdue',
    'Not Required',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Due Soon' }));
  await waitFor(() => expect(host.requests(listSuppliers).at(-1)!.query.getAll('fsvpStatus')).toEqual(['due_soon']));
  expect(address()).toBe('/?fsvpStatus=due_soon');
});

test('the next due day is shown where a verification is owed, and the list can be ordered by it', async () => {
  const others = [
    { id: OTHER_ID, name: 'Free Trade', fsvpRequired: false, fsvpStatus: 'not_required' as const },
    { id: PRODUCT_ID, name: 'Never verified', lastVerificationDate: null, nextVerificationDate: null },
  ].map((fields) => sampleSupplier(fields));
  const host = hostOf().answer(listSuppliers, { suppliers: [supplier, ...others], total: 3, next: null });
  const { address } = renderInHost(<FsvpCompliancePage />, { host });
  await screen.findByText('Never');
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => within(row).getByText(/^(Mar 5, 2025|Not owed|Now)$/).textContent)).toEqual([
    'Mar 5, 2025',
    'Not owed',
    'Now',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Next Due/ }));
  await waitFor(() => expect(address()).toBe('/?sort=nextVerificationDate&order=asc'));
  const { query } = host.requests(listSuppliers).at(-1)!;
  expect([query.get('sort'), query.get('order')]).toEqual(['nextVerificationDate', 'asc']);
});

test('the details show four sections and omit empty program fields', async () => {
  renderInHost(<FsvpCompliancePage />, { host: hostOf(), at: VIEWED });
  const dialog = within(await screen.findByRole('dialog', { name: 'FSVP Compliance Details' }));
  for (const title of [
    'Supplier Information',
    'Verification Schedule',
    'FSVP Program Details',
    'Contact Information',
  ]) {
    expect(await dialog.findByRole('heading', { name: title })).toBeVisible();
  }
  expect(dialog.getByText('080000123')).toBeVisible();
  expect(dialog.queryByText('Verification Methods')).toBeNull();
});

test('Edit Supplier opens the form on the same screen; form and filter are in the URL', async () => {
  const { address } = renderInHost(<FsvpCompliancePage />, {
    host: hostOf(),
    at: `/fsvp-compliance?fsvpStatus=overdue&view=${SUPPLIER_ID}`,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Supplier' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Supplier' }));
  expect(await form.findByLabelText(/Supplier Name/)).toHaveValue('Bay Seafood Ltd');
  expect(screen.queryByRole('dialog', { name: 'FSVP Compliance Details' })).toBeNull();
  expect(address()).toBe(`/fsvp-compliance?fsvpStatus=overdue&edit=${SUPPLIER_ID}`);
});

test('without program details, Add Program Details opens the form with that section expanded', async () => {
  renderInHost(<FsvpCompliancePage />, { host: hostOf(sampleSupplier()), at: VIEWED });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Program Details' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Supplier' }));
  expect(await form.findByLabelText('FSVP Program')).toHaveFocus();
  expect(form.getByRole('button', { name: 'FSVP program details' })).toHaveAttribute('aria-expanded', 'true');
});

test('delete in a row asks for confirmation', async () => {
  const host = hostOf().answer(deleteSupplier, undefined as never);
  renderInHost(<FsvpCompliancePage />, { host });
  const opener = await screen.findByRole('button', { name: 'Delete Bay Seafood Ltd' });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(opener));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete this supplier? This action cannot be undone.');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Supplier deleted successfully')).toBeVisible();
  await waitFor(() => expect(host.requests(fsvpSummary)).toHaveLength(2));
});

test('a URL with an unknown supplier shows that it does not exist', async () => {
  renderInHost(<FsvpCompliancePage />, {
    host: hostOf().fail(getSupplier, 404, { detail: 'There is no such supplier.' }),
    at: VIEWED,
  });
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('There is no such supplier.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Update Verification' })).toBeNull();
});

test('shows an empty state without matches, and Retry when the list failed', async () => {
  const host = hostOf().answer(listSuppliers, { suppliers: [], total: 0, next: null });
  renderInHost(<FsvpCompliancePage />, { host });
  expect(await screen.findByText('No FSVP suppliers found')).toBeVisible();
  host.fail(listSuppliers, 503);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search FSVP suppliers' }), 'x');
  expect(await screen.findByText('The suppliers could not be loaded')).toBeVisible();
  host.answer(listSuppliers, { suppliers: [supplier], total: 1, next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Bay Seafood Ltd')).toBeVisible();
});

test('shows the list when the counts could not be loaded', async () => {
  renderInHost(<FsvpCompliancePage />, { host: hostOf().fail(fsvpSummary, 503) });
  expect(await screen.findByText('The FSVP counts could not be loaded')).toBeVisible();
  expect(await screen.findByText('Bay Seafood Ltd')).toBeVisible();
});

test.each(['', `?view=${SUPPLIER_ID}`, `?edit=${SUPPLIER_ID}`])(
  'a viewer is offered nothing that changes records at %p',
  async (query) => {
    const options = { host: hostOf(), at: `/fsvp-compliance${query}`, shown: 'Bay Seafood Ltd' };
    expect(await offeredWrites(<FsvpCompliancePage />, options)).not.toEqual([]);
    expect(await offeredWrites(<FsvpCompliancePage />, { ...options, user: mockViewer })).toEqual([]);
  },
);
