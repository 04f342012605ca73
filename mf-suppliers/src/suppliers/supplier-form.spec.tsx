import { expect, test } from '@jest/globals';
import { createSupplier, getSupplier, listSuppliers, updateSupplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { SuppliersPage } from './suppliers.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './supplier-dialogs.js';

const supplier = sampleSupplier();
const hostOf = () =>
  new MockHost().answer(listSuppliers, { suppliers: [supplier], total: 1, next: null }).answer(getSupplier, supplier);

async function openAdd(host: MockHost) {
  renderInHost(<SuppliersPage />, { host });
  const opener = await screen.findByRole('button', { name: 'Add Supplier' });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(opener));
  return within(await screen.findByRole('dialog', { name: 'Add New Supplier' }));
}

async function openEdit(host: MockHost) {
  renderInHost(<SuppliersPage />, { host, at: `/suppliers?edit=${SUPPLIER_ID}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Supplier' }));
  await dialog.findByLabelText(/Supplier Name/);
  return dialog;
}

test('reports missing fields on submit, and sends the defaults with the input', async () => {
  const host = hostOf().answer(createSupplier, supplier);
  const dialog = await openAdd(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Create Supplier' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  expect(dialog.getByText('Country is required')).toBeVisible();
  expect(host.requests(createSupplier)).toHaveLength(0);

  await userEvent.type(dialog.getByLabelText(/Supplier Name/), '  Bay Seafood Ltd ');
  await userEvent.type(dialog.getByLabelText(/Country/), 'Bangladesh');
  expect(dialog.queryByText('Country is required')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Create Supplier' }));
  expect(await screen.findByText('Supplier created successfully')).toBeVisible();
  expect(host.requests(createSupplier)[0]!.body).toMatchObject({
    name: 'Bay Seafood Ltd',
    country: 'Bangladesh',
    email: null,
    riskLevel: 'medium',
    status: 'pending',
    fsvpRequired: true,
    verificationFrequencyMonths: 12,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the identity of a supplier is entered as it is printed, and its country chosen from a list', async () => {
  const host = hostOf().answer(createSupplier, supplier);
  const dialog = await openAdd(host);
  await userEvent.type(dialog.getByLabelText(/Supplier Name/), 'Bay');
  const country = dialog.getByLabelText<HTMLInputElement>(/Country/);
  const vietnam = [...country.list!.options].find(({ value }) => value === 'Vietnam')!;
  expect(vietnam.label).toContain('Viet Nam');
  await userEvent.type(country, 'Vietnam');
  await userEvent.click(dialog.getByRole('button', { name: 'Identity' }));
  await userEvent.type(dialog.getByLabelText(/^DUNS/), '65-012-345');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Supplier' }));
  expect(await dialog.findByText('Enter the 9 digits of the DUNS number')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^DUNS/), '9');
  await userEvent.type(dialog.getByLabelText(/^FEI/), '3014771933');
  await userEvent.type(dialog.getByLabelText(/^FDA Registration Number/), '12345678901');
  await userEvent.type(dialog.getByLabelText(/^FDA Registration Ends/), '2026-12-31');
  await userEvent.type(dialog.getByLabelText(/^Approval Numbers/), 'DL 123, DL 124');
  await userEvent.type(dialog.getByLabelText(/^Trade Names/), 'Bay Shrimp');
  await userEvent.type(dialog.getByLabelText(/^Sites/), 'Plant 2');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Supplier' }));
  expect(await screen.findByText('Supplier created successfully')).toBeVisible();
  expect(host.requests(createSupplier)[0]!.body).toMatchObject({
    country: 'Vietnam',
    duns: '650123459',
    fei: '3014771933',
    fdaRegistration: '12345678901',
    fdaRegistrationEnd: '2026-12-31T00:00:00.000Z',
    approvalNumbers: 'DL 123, DL 124',
    tradeNames: 'Bay Shrimp',
    sites: 'Plant 2',
    fsvpImporterDuns: null,
  });
});

test('the details show the identity, and when the registration is renewed', async () => {
  const identified = sampleSupplier({
    duns: '650123459',
    fdaRegistration: '12345678901',
    fdaRegistrationEnd: '2024-12-31T00:00:00.000Z',
  });
  renderInHost(<SuppliersPage />, {
    host: hostOf().answer(getSupplier, identified),
    at: `/suppliers?view=${SUPPLIER_ID}`,
  });
  const identity = within(await screen.findByRole('region', { name: 'Identity' }));
  expect(identity.getByText('650123459')).toBeVisible();
  expect(identity.getByText('Ended')).toBeVisible();
});

test('a rejected field shows its reason and keeps the input; the next attempt sends the same idempotency key', async () => {
  const host = hostOf().fail(createSupplier, 400, {
    detail: 'Check email.',
    errors: [{ path: 'email', message: 'This address is refused' }],
  });
  const dialog = await openAdd(host);
  await userEvent.type(dialog.getByLabelText(/Supplier Name/), 'Bay');
  await userEvent.type(dialog.getByLabelText(/Country/), 'Bangladesh');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Supplier' }));
  expect(await dialog.findByText('This address is refused')).toBeVisible();
  expect(await screen.findByText('Failed to create supplier')).toBeVisible();
  expect(dialog.getByLabelText(/Supplier Name/)).toHaveValue('Bay');

  host.disconnect(createSupplier);
  await userEvent.click(dialog.getByRole('button', { name: 'Create Supplier' }));
  expect(await dialog.findByText('Cannot reach the server. Check the connection and try again.')).toBeVisible();
  host.answer(createSupplier, supplier);
  await userEvent.click(dialog.getByRole('button', { name: 'Create Supplier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = new Set(host.requests(createSupplier).map(({ headers }) => headers['Idempotency-Key']));
  expect(keys.size).toBe(1);
  expect([...keys][0]).toBeTruthy();
});

test('closing asks only after input; Reset restores the defaults', async () => {
  const dialog = await openAdd(hostOf());
  await userEvent.type(dialog.getByRole('textbox', { name: 'City' }), 'Dhaka');
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Dhaka');
  await userEvent.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an edit sends the opened version, and null for cleared fields', async () => {
  const host = hostOf().answer(updateSupplier, supplier);
  const dialog = await openEdit(host);
  await userEvent.clear(dialog.getByLabelText('Email'));
  await userEvent.click(dialog.getByRole('button', { name: 'Update Supplier' }));
  expect(await screen.findByText('Supplier updated successfully')).toBeVisible();
  const { body, headers, params } = host.requests(updateSupplier)[0]!;
  expect(params.id).toBe(SUPPLIER_ID);
  expect(headers['If-Match']).toBe('"3"');
  expect(body).toEqual({ email: null });
});

test('a stale edit keeps the fields that someone else changed and the form did not', async () => {
  const host = hostOf().fail(updateSupplier, 412, { current: { ...supplier, version: 4, city: 'Khulna' } });
  const dialog = await openEdit(host);
  await userEvent.type(dialog.getByLabelText('Notes'), 'Called them');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Supplier' }));
  expect(await dialog.findByText(/Someone else changed this record after you opened it: City\./)).toBeVisible();
  expect(dialog.getByLabelText('Notes')).toHaveValue('Called them');
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Khulna');
  const city = dialog.getByRole('radiogroup', { name: 'City' });
  expect(within(city).getByRole('radio', { name: /^Value someone else saved/ })).toBeChecked();
  await userEvent.click(within(city).getByRole('radio', { name: /^Value before/ }));
  expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue(supplier.city);
  await userEvent.click(within(city).getByRole('radio', { name: /^Value someone else saved/ }));
  host.answer(updateSupplier, supplier);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Supplier' }));
  expect(await screen.findByText('Supplier updated successfully')).toBeVisible();
  expect(host.requests(updateSupplier).map(({ body }) => body)).toEqual([
    { notes: 'Called them' },
    { notes: 'Called them' },
  ]);
  expect(host.requests(updateSupplier).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"4"']);
});

test('changes to fields outside the form, such as a new verification date, do not interrupt the edit', async () => {
  const host = hostOf().fail(updateSupplier, 412, {
    current: { ...supplier, version: 4, lastVerificationDate: '2026-06-01T00:00:00.000Z' },
  });
  const dialog = await openEdit(host);
  await userEvent.type(dialog.getByLabelText('Notes'), 'Called them');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Supplier' }));
  await waitFor(() =>
    expect(host.requests(updateSupplier).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '"4"']),
  );
});
