import { expect, test } from '@jest/globals';
import { deleteSupplier, getSupplier, listSuppliers, updateSupplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { SuppliersPage } from './suppliers.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './supplier-dialogs.js';

const supplier = sampleSupplier();
const GONE = { detail: 'There is no such supplier; it may have been deleted.' };
const hostOf = () =>
  new MockHost().answer(listSuppliers, { suppliers: [supplier], total: 1, next: null }).answer(getSupplier, supplier);

test('a supplier that someone else deleted is reported, and the list is refetched', async () => {
  const host = hostOf().fail(getSupplier, 404, GONE);
  renderInHost(<SuppliersPage />, { host });
  const name = await screen.findByText('Bay Seafood Ltd');
  host.answer(listSuppliers, { suppliers: [], total: 0, next: null });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(name));
  const details = within(await screen.findByRole('dialog', { name: 'Supplier Details' }));
  expect(await details.findByText(GONE.detail)).toBeVisible();
  expect(details.queryByRole('button', { name: 'Edit Supplier' })).toBeNull();
  await waitFor(() => expect(screen.queryByText('Bay Seafood Ltd')).toBeNull());
});

test('details are refetched each time they are opened', async () => {
  const host = hostOf();
  renderInHost(<SuppliersPage />, { host });
  for (const text of ['Rina Akter', GONE.detail]) {
    const opener = await screen.findByRole('button', { name: /^Bay Seafood Ltd/ });
    await act(() => userEvent.click(opener));
    const details = within(await screen.findByRole('dialog'));
    expect(await details.findByText(text)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    host.fail(getSupplier, 404, GONE);
  }
});

test.each(['view', 'edit'])('an invalid id in the URL parameter %s requests no other path', async (parameter) => {
  const host = hostOf().fail(getSupplier, 404, GONE);
  const { address } = renderInHost(<SuppliersPage />, { host, at: `/suppliers?${parameter}=fsvp-summary` });
  expect(await within(await screen.findByRole('dialog')).findByText(GONE.detail)).toBeVisible();
  expect(host.requests(getSupplier)[0]!.params.id).toBe('00000000-0000-0000-0000-000000000000');
  expect(address()).toBe(parameter === 'edit' ? '/suppliers' : '/suppliers?view=fsvp-summary');
});

test('a failed delete shows the reason; if the supplier does not exist, the details show that', async () => {
  const host = hostOf().disconnect(deleteSupplier);
  renderInHost(<SuppliersPage />, { host, at: `/suppliers?view=${SUPPLIER_ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Bay Seafood Ltd' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete supplier')).toBeVisible();
  expect(question.getByRole('alert')).toHaveTextContent('Cannot reach the server.');
  host.fail(deleteSupplier, 404, GONE).fail(getSupplier, 404, GONE);
  await waitFor(() => expect(question.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await screen.findByText(GONE.detail)).toBeVisible();
});

test('a supplier that open FSVP files name is not deleted, and the question says which', async () => {
  const detail = 'Open FSVP files name this supplier: F-000001. Close them first.';
  const host = hostOf().fail(deleteSupplier, 409, { detail });
  renderInHost(<SuppliersPage />, { host, at: `/suppliers?view=${SUPPLIER_ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Bay Seafood Ltd' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await question.findByRole('alert')).toHaveTextContent(detail);
});

test('saving a supplier that was deleted meanwhile keeps the input', async () => {
  const host = hostOf().fail(updateSupplier, 404, GONE);
  renderInHost(<SuppliersPage />, { host, at: `/suppliers?edit=${SUPPLIER_ID}` });
  const form = within(await screen.findByRole('dialog', { name: 'Edit Supplier' }));
  await userEvent.type(await form.findByLabelText('Notes'), 'Called them');
  await userEvent.click(form.getByRole('button', { name: 'Update Supplier' }));
  expect(await screen.findByText('Failed to update supplier')).toBeVisible();
  expect(form.getByText(GONE.detail)).toBeVisible();
  expect(form.getByLabelText('Notes')).toHaveValue('Called them');
});
