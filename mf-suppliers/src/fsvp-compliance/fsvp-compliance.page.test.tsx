import { expect, test } from '@jest/globals';
import { fsvpSummary, getSupplier, listSuppliers, updateSupplier } from '@fsvp/contracts/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { FsvpCompliancePage } from './fsvp-compliance.page.js';

const supplier = sampleSupplier({ fsvpImporterDuns: '080000123' });
const hostOf = () =>
  new MockHost()
    .answer(listSuppliers, { suppliers: [supplier], total: 1 })
    .answer(getSupplier, supplier)
    .answer(fsvpSummary, { compliant: 5, dueSoon: 4, overdue: 1_203, notRequired: 2, total: 1_212 });

test('shows the four tiles of the server and each supplier with its place, last verification, frequency and badge', async () => {
  renderInHost(<FsvpCompliancePage />, { host: hostOf() });
  expect(await screen.findByText('1,212')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Overdue' })).getByText('1,203')).toBeVisible();
  const row = within((await screen.findByText('Bay Seafood Ltd')).closest('tr')!);
  for (const text of ['Chittagong, Bangladesh', 'Mar 5, 2024', '12 months', 'Overdue']) expect(row.getByText(text)).toBeVisible();
});

test('the status filter asks the server and stands in the address', async () => {
  const { host, address } = renderInHost(<FsvpCompliancePage />, { host: hostOf() });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Compliance status' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['All Status', 'Compliant', 'Due Soon', 'Overdue', 'Not Required']);
  await userEvent.click(screen.getByRole('option', { name: 'Due Soon' }));
  await waitFor(() => expect(host.requests(listSuppliers).at(-1)!.query.getAll('fsvpStatus')).toEqual(['due_soon']));
  expect(address()).toBe('/?fsvpStatus=due_soon');
});

test('the details show program facts only where there are any, and Update Verification records that it happened now', async () => {
  const host = hostOf().answer(updateSupplier, supplier);
  renderInHost(<FsvpCompliancePage />, { host, at: `/fsvp-compliance?view=${SUPPLIER_ID}` });
  const dialog = within(await screen.findByRole('dialog'));
  for (const title of ['Supplier Information', 'Verification Schedule', 'FSVP Program Details', 'Contact Information']) {
    expect(await dialog.findByRole('heading', { name: title })).toBeVisible();
  }
  expect(dialog.getByText('080000123')).toBeVisible();
  expect(dialog.queryByText('Verification Methods')).toBeNull();
  expect(dialog.getByRole('link', { name: 'Edit Supplier' })).toHaveAttribute('href', `/suppliers?edit=${SUPPLIER_ID}`);

  const before = Date.now();
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await screen.findByText('Supplier verification updated successfully')).toBeVisible();
  const { body } = host.requests(updateSupplier)[0]!;
  expect(Object.keys(body).sort()).toEqual(['lastVerificationDate', 'verificationStatus']);
  expect(body.verificationStatus).toBe('completed');
  expect(Date.parse(body.lastVerificationDate)).toBeGreaterThanOrEqual(before);
  await waitFor(() => expect(host.requests(fsvpSummary)).toHaveLength(2));
});

test('tiles and list fail one by one', async () => {
  renderInHost(<FsvpCompliancePage />, { host: hostOf().fail(fsvpSummary, 503) });
  expect(await screen.findByText('The FSVP counts could not be loaded')).toBeVisible();
  expect(await screen.findByText('Bay Seafood Ltd')).toBeVisible();
});
