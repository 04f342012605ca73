import { expect, test } from '@jest/globals';
import { listDocuments } from '@fsvp/contracts/documents/document';
import {
  verificationSignatures,
  deleteVerification,
  getVerification,
  listVerifications,
  updateVerification,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_ID, RECORD_ID, sampleActivity, SUPPLIER_ID } from '../testing/sample-records.js';
import { VerificationsPage } from './verifications.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './done-verifications.js';
import './verification-dialogs.js';

const overdue = sampleActivity();
const upcoming = sampleActivity({
  id: OTHER_ID,
  title: 'Plant audit',
  type: 'audit',
  dueDate: '2099-01-01T00:00:00.000Z',
  supplierName: null,
  assignedTo: null,
  description: null,
});
const hostWith = (activities: VerificationActivity[] = [overdue, upcoming], total = 57) =>
  new MockHost()
    .answer(listVerifications, { activities, total, next: null })
    .answer(getVerification, activities[0]!)
    .answer(listDocuments, {
      documents: [],
      total: 0,
      next: null,
      counts: { total: 0, valid: 0, expiresSoon: 0, expired: 0 },
    });

test('an activity of a plan is called as the plan calls it', async () => {
  const planned = sampleActivity({ planLineKey: OTHER_ID, fileId: OTHER_ID, citation: '1.506(e)(1)(iii)' });
  renderInHost(<VerificationsPage />, { host: hostWith([planned], 1) });
  const row = (await screen.findByText('Organic certificate')).closest('li')!;
  expect(within(row).getByText('Review of records')).toBeVisible();
  expect(within(row).queryByText('Certificate Review')).toBeNull();
});

test('requests the first 50 activities and shows each with its fields; a past due date shows Overdue', async () => {
  const { host } = renderInHost(<VerificationsPage />, { host: hostWith() });
  const row = (await screen.findByText('Organic certificate')).closest('li')!;
  expect(host.requests(listVerifications)[0]!.query.toString()).toBe('limit=50&offset=0');
  for (const text of [
    'Overdue',
    'Bay Seafood Ltd',
    'Certificate Review',
    'Due: Mar 5, 2024',
    'Assigned to: dana@example.com',
    'Check the new certificate',
  ]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getByRole('combobox')).toHaveTextContent('Scheduled');
  expect(screen.getByText('Unknown Supplier')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Total' })).getByText('57')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Scheduled' })).getByText('1')).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Overdue' })).getByText('1')).toBeVisible();
});

test('shows which activities are signed, also on paper', async () => {
  const records = [{ recordId: overdue.id, state: 'stale' as const, meanings: ['conducted' as const] }];
  const host = hostWith().answer(verificationSignatures.states, { records, total: 1 });
  renderInHost(<VerificationsPage />, { host });
  const badge = await screen.findByText('Signature stale');
  expect(badge.closest('li')).toHaveTextContent('Organic certificate');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = within(screen.getByRole('table')).getByText('Signature stale');
  expect(printed.closest('tr')).toHaveTextContent('Organic certificate');
});

test('the row sends only the status and shows it at once', async () => {
  const host = hostWith().answer(updateVerification, { ...overdue, version: 4, status: 'in_progress' });
  renderInHost(<VerificationsPage />, { host });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Status of Organic certificate' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Scheduled',
    'In Progress',
    'Completed',
    'Overdue',
    'Cancelled',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'In Progress' }));
  expect(await screen.findByText('Verification status updated successfully')).toBeVisible();
  expect(host.requests(updateVerification)[0]).toMatchObject({
    params: { id: RECORD_ID },
    body: { status: 'in_progress' },
  });
  expect(Object.keys(host.requests(updateVerification)[0]!.body)).toEqual(['status']);
  expect(screen.getByRole('combobox', { name: 'Status of Organic certificate' })).toHaveTextContent('In Progress');
});

test('a rejected status is reset and reported', async () => {
  const host = hostWith().fail(updateVerification, 503);
  renderInHost(<VerificationsPage />, { host });
  await userEvent.click(await screen.findByRole('combobox', { name: 'Status of Organic certificate' }));
  await userEvent.click(screen.getByRole('option', { name: 'Completed' }));
  expect(await screen.findByText('Failed to update verification status')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Status of Organic certificate' })).toHaveTextContent('Scheduled');
});

test('filters and search are kept in the URL and sent to the server', async () => {
  const { host, address } = renderInHost(<VerificationsPage />, { host: hostWith(), at: '/verifications?offset=50' });
  await screen.findByText('Organic certificate');
  await userEvent.click(screen.getByRole('combobox', { name: 'Type' }));
  await userEvent.click(screen.getByRole('option', { name: 'Facility Inspection' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Overdue' }));
  await userEvent.type(screen.getByPlaceholderText('Search verifications...'), 'bay');
  await waitFor(() => expect(address()).toBe('/verifications?type=facility_inspection&status=overdue&search=bay'));
  await waitFor(() =>
    expect(Object.fromEntries(host.requests(listVerifications).at(-1)!.query)).toEqual({
      search: 'bay',
      status: 'overdue',
      type: 'facility_inspection',
      limit: '50',
      offset: '0',
    }),
  );
});

test('the sort order is kept in the URL and sent to the server; the default order is omitted', async () => {
  const { host, address } = renderInHost(<VerificationsPage />, { host: hostWith(), at: '/verifications?offset=50' });
  const sorting = await screen.findByRole('combobox', { name: 'Sort by' });
  expect(sorting).toHaveTextContent('Sort by date added, newest first');
  await userEvent.click(sorting);
  await userEvent.click(screen.getByRole('option', { name: 'Sort by due date, earliest first' }));
  await waitFor(() => expect(address()).toBe('/verifications?sort=dueDate&order=asc'));
  await waitFor(() =>
    expect(Object.fromEntries(host.requests(listVerifications).at(-1)!.query)).toEqual({
      sort: 'dueDate',
      order: 'asc',
      limit: '50',
      offset: '0',
    }),
  );
  await userEvent.click(sorting);
  await userEvent.click(screen.getByRole('option', { name: 'Sort by date added, newest first' }));
  await waitFor(() => expect(address()).toBe('/verifications'));
});

test('a supplier in the URL is sent to the server and shown in its filter', async () => {
  const { host, address } = renderInHost(<VerificationsPage />, {
    host: hostWith().answer(getSupplier, { id: SUPPLIER_ID, name: 'Bay Seafood Ltd' } as never),
    at: `/verifications?supplier=${SUPPLIER_ID}`,
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Supplier' })).toHaveValue('Bay Seafood Ltd'));
  expect(host.requests(listVerifications)[0]!.query.get('supplierId')).toBe(SUPPLIER_ID);
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  await waitFor(() => expect(address()).toBe('/verifications'));
});

test('shows 5 placeholder rows while it loads', () => {
  const host = new MockHost().answer(listVerifications, () => new Promise(() => {}));
  renderInHost(<VerificationsPage />, { host });
  const loading = screen
    .getAllByText('Loading…')
    .map((text) => text.closest('[role=status]'))
    .find((status) => status && !status.closest('[role=group]'))!;
  expect(loading.querySelectorAll(':scope > div')).toHaveLength(5);
});

test('a failed load shows an error with Retry, never the empty state', async () => {
  const host = new MockHost().fail(listVerifications, 503, { detail: 'The quality service is down.' });
  renderInHost(<VerificationsPage />, { host });
  expect(await screen.findByText('The quality service is down.')).toBeVisible();
  expect(screen.queryByText('No verification activities found')).toBeNull();
  host.answer(listVerifications, { activities: [], total: 0, next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No verification activities found')).toBeVisible();
});

test('the details omit empty fields', async () => {
  const { unmount } = renderInHost(<VerificationsPage />, { host: hostWith(), at: `/verifications?view=${RECORD_ID}` });
  const bare = within(await screen.findByRole('dialog', { name: 'Organic certificate' }));
  expect(await bare.findByText('No documents are attached.')).toBeVisible();
  for (const term of ['Completed Date', 'Cost', 'Findings', 'Recommendations', 'Follow-up required'])
    expect(bare.queryByText(term)).toBeNull();
  unmount();

  const full = sampleActivity({
    status: 'completed',
    completedDate: '2024-03-04T15:00:00.000Z',
    cost: 1234.5,
    findings: 'Dirty belt',
    recommendations: 'Clean it',
    followUpRequired: true,
    followUpDate: '2024-04-01T00:00:00.000Z',
  });
  renderInHost(<VerificationsPage />, { host: hostWith([full]), at: `/verifications?view=${RECORD_ID}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Organic certificate' }));
  for (const text of ['Mar 4, 2024', '$1,234.50', 'Dirty belt', 'Clean it', 'Follow-up required', 'Due Apr 1, 2024'])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Upload Document' })).toHaveAttribute(
    'href',
    `/documents?upload=1&verificationId=${RECORD_ID}&supplierId=${SUPPLIER_ID}`,
  );
  expect(dialog.getByRole('link', { name: 'Create corrective action' })).toHaveAttribute(
    'href',
    expect.stringContaining(`verificationId=${RECORD_ID}`),
  );
});

test('delete asks for confirmation and does not fetch the record again', async () => {
  const host = hostWith().answer(deleteVerification, undefined as never);
  const { address } = renderInHost(<VerificationsPage />, { host, at: `/verifications?view=${RECORD_ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Verification activity deleted successfully')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/verifications'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.requests(getVerification)).toHaveLength(1);
});

test('several completed activities that the filters find are offered to sign, not to a viewer', async () => {
  const done = sampleActivity({ status: 'completed', completedDate: '2024-03-04T15:00:00.000Z' });
  const host = hostWith([done]).fail(verificationSignatures.preview, 503);
  const at = `/verifications?search=certificate&status=scheduled&supplier=${SUPPLIER_ID}`;
  const { unmount } = renderInHost(<VerificationsPage />, { host, at });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Sign several' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign verification activities' }));
  const details = 'Bay Seafood Ltd · Certificate Review · Completed Mar 4, 2024';
  expect(await dialog.findByText(details)).toBeVisible();
  expect(Object.fromEntries(host.requests(listVerifications).at(-1)!.query)).toEqual({
    search: 'certificate',
    supplierId: SUPPLIER_ID,
    status: 'completed',
    limit: '50',
  });
  unmount();
  renderInHost(<VerificationsPage />, { host, user: mockViewer });
  await screen.findByText('Organic certificate');
  expect(screen.queryByRole('button', { name: 'Sign several' })).toBeNull();
});

test.each(['', `?view=${RECORD_ID}`, `?edit=${RECORD_ID}`, '?new=1'])(
  'a viewer is offered nothing that changes records at %p',
  async (query) => {
    const options = { host: hostWith(), at: `/verifications${query}`, shown: 'Plant audit' };
    expect(await offeredWrites(<VerificationsPage />, options)).not.toEqual([]);
    expect(await offeredWrites(<VerificationsPage />, { ...options, user: mockViewer })).toEqual([]);
  },
);

test('in groups by due day, what is not done comes first, and the last that is done below', async () => {
  const done = sampleActivity({ id: SUPPLIER_ID, title: 'Old audit', status: 'completed' });
  const host = hostWith().answer(listVerifications, ({ query }) => ({
    ...{
      activities: query.getAll('status').includes('completed') ? [done] : [overdue, upcoming],
      total: 2,
      next: null,
    },
  }));
  await act(async () => renderInHost(<VerificationsPage />, { host, at: '/verifications?grouped=1' }));
  const list = within(await screen.findByRole('table', { name: 'Verification activities' }));
  expect((await list.findAllByRole('rowheader')).map((group) => group.textContent)).toEqual(['Overdue', 'Later']);
  expect(await within(await screen.findByRole('region', { name: 'Done' })).findByText('Old audit')).toBeVisible();
  const [open] = host.requests(listVerifications);
  expect(open!.query.toString()).toBe(
    'sort=dueDate&order=asc&limit=50&offset=0&status=scheduled&status=in_progress&status=overdue',
  );
});
