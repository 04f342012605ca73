import { expect, test } from '@jest/globals';
import {
  deleteAction,
  getAction,
  listActions,
  type CorrectiveAction,
  actionSignatures,
} from '@fsvp/contracts/quality/corrective-action';
import { listDocuments, type Document } from '@fsvp/contracts/documents/document';
import { getSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACTION_ID, OTHER_ID, sampleAction, SUPPLIER_ID } from '../testing/sample-records.js';
import { CorrectiveActionsPage } from './corrective-actions.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './action-dialogs.js';
import './done-actions.js';

const action = sampleAction();
const closed = sampleAction({
  id: OTHER_ID,
  title: 'Old label',
  status: 'closed',
  priority: 'low',
  supplierName: null,
  rootCause: null,
  assignedTo: null,
});
const counts = { open: 41, in_progress: 12, completed: 7, closed: 3 };
const hostWith = (actions: CorrectiveAction[] = [action, closed], total = 63) =>
  new MockHost().answer(listActions, { actions, total, next: null, counts }).answer(getAction, action);

test('requests the first 50 actions and shows each with its fields; the cards show the counts of the response', async () => {
  const { host } = renderInHost(<CorrectiveActionsPage />, { host: hostWith() });
  const card = (await screen.findByText('Salmonella in shrimp')).closest('li')!;
  expect(host.requests(listActions)[0]!.query.toString()).toBe('limit=50&offset=0');
  for (const text of [
    'Open',
    'Critical Priority',
    'Bay Seafood Ltd',
    'Mar 5, 2024 (overdue)',
    'Assigned to: dana@example.com',
    'Refused at the border',
    'Unchlorinated wash water',
    'Chlorinate the water',
  ]) {
    expect(within(card).getByText(text)).toBeVisible();
  }
  const other = within(screen.getByText('Old label').closest('li')!);
  for (const text of ['Closed', 'Low Priority', 'Unknown Supplier', 'Mar 5, 2024'])
    expect(other.getByText(text)).toBeVisible();
  for (const [name, number] of [
    ['Total Actions', '63'],
    ['Open', '41'],
    ['In Progress', '12'],
    ['Completed', '7'],
  ]) {
    expect(within(screen.getByRole('group', { name })).getByText(number!)).toBeVisible();
  }
});

test('the list is shown when the answer has no counts, and the cards count the actions on the page', async () => {
  const answer = { actions: [action, closed, sampleAction({ id: SUPPLIER_ID, title: 'Wash' })], total: 3 };
  renderInHost(<CorrectiveActionsPage />, { host: new MockHost().answer(listActions, answer as never) });
  expect(await screen.findByText('Old label')).toBeVisible();
  for (const [name, number] of [
    ['Total Actions', '3'],
    ['Open', '2'],
    ['In Progress', '0'],
    ['Completed', '0'],
  ])
    expect(within(screen.getByRole('group', { name })).getByText(number!)).toBeVisible();
});

test.each([
  ['critical', 'Critical Priority', 'bg-dot-red'],
  ['high', 'High Priority', 'bg-dot-red'],
  ['medium', 'Medium Priority', 'bg-dot-yellow'],
  ['low', 'Low Priority', 'bg-dot-blue'],
] as const)('the dot of priority %s has its color', async (priority, word, dot) => {
  renderInHost(<CorrectiveActionsPage />, { host: hostWith([sampleAction({ priority })]) });
  expect((await screen.findByText(word)).querySelector('[data-filled]')).toHaveClass(dot);
});

test('shows which actions are signed, also on paper', async () => {
  const records = [{ recordId: closed.id, state: 'stale' as const, meanings: ['closed_effective' as const] }];
  const host = hostWith().answer(actionSignatures.states, { records, total: 1 });
  renderInHost(<CorrectiveActionsPage />, { host });
  const badge = await screen.findByText('Signature stale');
  expect(badge.closest('li')).toHaveTextContent('Old label');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = within(screen.getByRole('table')).getByText('Signature stale');
  expect(printed.closest('tr')).toHaveTextContent('Old label');
});

test('filters and search are kept in the URL and sent to the server', async () => {
  const { host, address } = renderInHost(<CorrectiveActionsPage />, {
    host: hostWith(),
    at: '/corrective-actions?offset=50',
  });
  await screen.findByText('Salmonella in shrimp');
  await userEvent.click(screen.getByRole('combobox', { name: 'Priority' }));
  expect(
    screen
      .getAllByRole('option')
      .slice(1)
      .map((option) => option.textContent),
  ).toEqual(['Critical Priority', 'High Priority', 'Medium Priority', 'Low Priority']);
  await userEvent.click(screen.getByRole('option', { name: 'High Priority' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'In Progress' }));
  await userEvent.type(screen.getByPlaceholderText('Search corrective actions...'), 'bay');
  await waitFor(() => expect(address()).toBe('/corrective-actions?priority=high&status=in_progress&search=bay'));
  await waitFor(() =>
    expect(Object.fromEntries(host.requests(listActions).at(-1)!.query)).toEqual({
      search: 'bay',
      status: 'in_progress',
      priority: 'high',
      limit: '50',
      offset: '0',
    }),
  );
});

test('sort order and supplier are kept in the URL; the default order, newest first, is omitted', async () => {
  const host = hostWith()
    .answer(listSuppliers, {
      suppliers: [{ id: SUPPLIER_ID, name: 'Bay Seafood Ltd', city: null, country: 'Bangladesh' } as never],
      total: 1,
      next: null,
    })
    .answer(getSupplier, { name: 'Bay Seafood Ltd' } as never);
  const { address } = renderInHost(<CorrectiveActionsPage />, { host, at: '/corrective-actions?offset=50' });
  await screen.findByText('Salmonella in shrimp');
  const lastQuery = () => Object.fromEntries(host.requests(listActions).at(-1)!.query);
  const sortBy = async (name: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await userEvent.click(screen.getByRole('option', { name }));
  };
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Sort by date added, newest first');
  await sortBy('Sort by priority, critical first');
  await waitFor(() => expect(address()).toBe('/corrective-actions?sort=priority&order=desc'));
  await waitFor(() => expect(lastQuery()).toEqual({ sort: 'priority', order: 'desc', limit: '50', offset: '0' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Supplier' }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood Ltd/ }));
  await waitFor(() =>
    expect(lastQuery()).toEqual({ supplierId: SUPPLIER_ID, sort: 'priority', order: 'desc', limit: '50', offset: '0' }),
  );
  await sortBy('Sort by date added, newest first');
  await waitFor(() => expect(address()).toBe(`/corrective-actions?supplier=${SUPPLIER_ID}`));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('details list the attached documents and link to the upload of a new one', async () => {
  const host = hostWith().answer(listDocuments, {
    documents: [
      { id: OTHER_ID, title: 'Lab report', fileName: 'lab.pdf', type: 'test_result', expirationDate: null } as Document,
    ],
    total: 1,
    next: null,
    counts: { total: 9, valid: 9, expiresSoon: 0, expired: 0 },
  });
  renderInHost(<CorrectiveActionsPage />, { host, at: `/corrective-actions?view=${ACTION_ID}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Salmonella in shrimp' }));
  expect(await dialog.findByRole('link', { name: 'Lab report' })).toBeVisible();
  expect(Object.fromEntries(host.requests(listDocuments)[0]!.query)).toEqual({
    correctiveActionId: ACTION_ID,
    limit: '100',
  });
  expect(dialog.getByRole('link', { name: 'Upload Document' })).toHaveAttribute(
    'href',
    `/documents?upload=1&correctiveActionId=${ACTION_ID}&supplierId=${SUPPLIER_ID}`,
  );
});

test('an action that cannot be loaded shows the error and Retry in its dialog', async () => {
  const host = hostWith([]).fail(getAction, 503, { detail: 'The quality service is down.' });
  renderInHost(<CorrectiveActionsPage />, { host, at: `/corrective-actions?view=${ACTION_ID}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Corrective Action' }));
  expect(await dialog.findByText('The quality service is down.')).toBeVisible();
  host.answer(getAction, action);
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Salmonella in shrimp' })).toBeVisible();
});

test('a failed load shows an error with Retry, never the empty state', async () => {
  const host = new MockHost().fail(listActions, 503, { detail: 'The quality service is down.' });
  renderInHost(<CorrectiveActionsPage />, { host });
  expect(await screen.findByText('The quality service is down.')).toBeVisible();
  expect(screen.queryByText('No corrective actions found')).toBeNull();
  host.answer(listActions, { actions: [], total: 0, next: null, counts });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No corrective actions found')).toBeVisible();
});

test('the URL opens the details, which have Close, Edit and Delete; Delete asks the specified question', async () => {
  const host = hostWith().answer(deleteAction, undefined as never);
  const { address } = renderInHost(<CorrectiveActionsPage />, { host, at: `/corrective-actions?view=${ACTION_ID}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Salmonella in shrimp' }));
  expect(dialog.getAllByRole('button', { name: 'Close' })[0]).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Are you sure you want to delete this corrective action?');
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Corrective action deleted successfully')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/corrective-actions'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.requests(getAction)).toHaveLength(1);
});

test.each(['', `?view=${ACTION_ID}`, `?edit=${ACTION_ID}`, '?new=1'])(
  'a viewer is offered nothing that changes records at %p',
  async (query) => {
    const options = { host: hostWith(), at: `/corrective-actions${query}`, shown: 'Salmonella in shrimp' };
    expect(await offeredWrites(<CorrectiveActionsPage />, options)).not.toEqual([]);
    expect(await offeredWrites(<CorrectiveActionsPage />, { ...options, user: mockViewer })).toEqual([]);
  },
);

test('in groups by due day, what is not done comes first, and the last that is done below', async () => {
  const later = sampleAction({ id: OTHER_ID, title: 'Next year', dueDate: '2999-01-01T00:00:00.000Z' });
  const host = hostWith().answer(listActions, ({ query }) => ({
    ...{
      actions: query.getAll('status').includes('closed') ? [closed] : [action, later],
      total: 2,
      next: null,
      counts,
    },
  }));
  await act(async () => renderInHost(<CorrectiveActionsPage />, { host, at: '/corrective-actions?grouped=1' }));
  const list = within(await screen.findByRole('table', { name: 'Corrective actions' }));
  expect((await list.findAllByRole('rowheader')).map((group) => group.textContent)).toEqual(['Overdue', 'Later']);
  expect(await within(await screen.findByRole('region', { name: 'Done' })).findByText('Old label')).toBeVisible();
  expect(host.requests(listActions).map(({ query }) => query.toString())).toEqual([
    'sort=dueDate&order=asc&limit=50&offset=0&status=open&status=in_progress',
    // What the cards count.
    'limit=1&offset=0',
    'status=completed&status=closed&sort=dueDate&order=desc&limit=5&offset=0',
  ]);
});
