import { expect, test } from '@jest/globals';
import {
  deleteInspection,
  getInspection,
  listInspections,
  type ReceivingInspection,
  inspectionSignatures,
} from '@fsvp/contracts/quality/receiving-inspection';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_ID, RECORD_ID, sampleInspection, SUPPLIER_ID } from '../testing/sample-records.js';
import { ReceivingInspectionsPage } from './receiving-inspections.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './inspection-dialogs.js';

const passed = sampleInspection();
const failed = sampleInspection({
  id: OTHER_ID,
  productName: 'Chili sauce',
  lotNumber: null,
  actualTemp: 55,
  tempCompliant: false,
  status: 'failed',
  failureReasons: 'Temperature out of range',
});
const hostWith = (inspections: ReceivingInspection[] = [passed, failed], total = 73) =>
  new MockHost().answer(listInspections, { inspections, total, next: null });

test('requests the list without paging parameters and shows product, lot, supplier, day, temperature and status', async () => {
  const { host } = renderInHost(<ReceivingInspectionsPage />, { host: hostWith() });
  const row = (await screen.findByText('Frozen shrimp')).closest('tr')!;
  expect(host.requests(listInspections)[0]!.query.toString()).toBe('');
  for (const text of ['Lot: L-77', 'Bay Seafood Ltd', 'Mar 5, 2024', 'Passed', 'Required: 0-41°F'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(row).toHaveTextContent('38°F, within range');
  expect(screen.getByText('Chili sauce').closest('tr')).toHaveTextContent('55°F, out of range');
  const card = (name: string) => screen.getByRole('group', { name });
  expect(card('Total Inspections')).toHaveTextContent('73');
  for (const name of ['Passed', 'Failed', 'Temperature Issues'])
    expect(within(card(name)).getByText('1')).toBeVisible();
});

test('shows which inspections are signed', async () => {
  const records = [{ recordId: failed.id, state: 'stale' as const, meanings: ['conducted' as const] }];
  const host = hostWith().answer(inspectionSignatures.states, { records, total: 1 });
  renderInHost(<ReceivingInspectionsPage />, { host });
  const badge = await screen.findByText('Signature stale');
  expect(badge.closest('tr')).toHaveTextContent('Chili sauce');
});

test('an empty list shows how to start; a failed load shows an error instead', async () => {
  const host = new MockHost().fail(listInspections, 503, { detail: 'The quality service is down.' });
  renderInHost(<ReceivingInspectionsPage />, { host });
  expect(await screen.findByText('The quality service is down.')).toBeVisible();
  host.answer(listInspections, { inspections: [], total: 0, next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(
    await screen.findByText('No receiving inspections found. Create your first inspection to get started.'),
  ).toBeVisible();
});

test('status, supplier, sort order and page are read from the URL and sent to the server', async () => {
  const host = hostWith().answer(getSupplier, { name: 'Bay Seafood Ltd' } as never);
  renderInHost(<ReceivingInspectionsPage />, {
    host,
    at: `/receiving-inspections?status=conditional&supplier=${SUPPLIER_ID}&search=L-7&sort=receivedDate&order=desc&offset=50`,
  });
  await screen.findByText('Frozen shrimp');
  expect(Object.fromEntries(host.requests(listInspections)[0]!.query)).toEqual({
    search: 'L-7',
    status: 'conditional',
    supplier: SUPPLIER_ID,
    sort: 'receivedDate',
    order: 'desc',
    offset: '50',
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Bay Seafood Ltd'));
});

test('a failed inspection offers a corrective action that is prefilled from it', async () => {
  renderInHost(<ReceivingInspectionsPage />, {
    host: hostWith([failed]).answer(getInspection, failed),
    at: `/receiving-inspections?view=${OTHER_ID}`,
  });
  const dialog = within(await screen.findByRole('dialog'));
  const address = new URL(
    (await dialog.findByRole('link', { name: 'Create corrective action' })).getAttribute('href')!,
    'http://localhost',
  );
  expect(address.pathname).toBe('/corrective-actions');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    new: '1',
    supplierId: SUPPLIER_ID,
    inspectionId: OTHER_ID,
    title: 'Failed receiving inspection: Chili sauce',
    description: 'Receiving inspection of Chili sauce on Mar 5, 2024 failed.\nTemperature out of range',
  });
});

test('delete asks the specified question; a rejected delete shows the message of the server', async () => {
  const host = hostWith().fail(deleteInspection, 409, { detail: 'An action refers to it.' });
  renderInHost(<ReceivingInspectionsPage />, { host });
  const remove = async () => {
    const opener = await screen.findByRole('button', { name: 'Delete Frozen shrimp' });
    // Lazy components resolve only within act.
    await act(() => userEvent.click(opener));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Are you sure you want to delete this inspection?');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    return question;
  };
  const question = await remove();
  expect(await screen.findByText('An action refers to it.')).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  host.answer(deleteInspection, undefined as never);
  await remove();
  expect(await screen.findByText('Receiving inspection deleted successfully')).toBeVisible();
  expect(host.requests(deleteInspection)[1]!.params.id).toBe(RECORD_ID);
});

test('a missing temperature is shown as a dash', async () => {
  renderInHost(<ReceivingInspectionsPage />, {
    host: hostWith([sampleInspection({ actualTemp: null, requiredTempMin: null, requiredTempMax: null })]),
  });
  const row = (await screen.findByText('Frozen shrimp')).closest('tr')!;
  expect(row).toHaveTextContent('—Not recorded');
  expect(row).not.toHaveTextContent('Required');
});

test('details show the current record; a deleted one is no longer shown', async () => {
  const host = hostWith().answer(getInspection, sampleInspection({ notes: 'Relabelled' }));
  renderInHost(<ReceivingInspectionsPage />, { host });
  const opener = await screen.findByRole('button', { name: /^Frozen shrimp/ });
  await act(() => userEvent.click(opener));
  expect(await screen.findByText('Relabelled')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  host.fail(getInspection, 404, { detail: 'There is no such receiving inspection.' });
  await userEvent.click(screen.getByRole('button', { name: /^Frozen shrimp/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receiving Inspection Details' }));
  expect(await dialog.findByText('There is no such receiving inspection.')).toBeVisible();
  expect(dialog.queryByText('Relabelled')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test.each(['', `?view=${RECORD_ID}`, `?edit=${RECORD_ID}`, '?new=1'])(
  'a viewer is offered nothing that changes records at %p',
  async (query) => {
    const options = {
      host: hostWith().answer(getInspection, passed),
      at: `/receiving-inspections${query}`,
      shown: 'Frozen shrimp',
    };
    expect(await offeredWrites(<ReceivingInspectionsPage />, options)).not.toEqual([]);
    expect(await offeredWrites(<ReceivingInspectionsPage />, { ...options, user: mockViewer })).toEqual([]);
  },
);
