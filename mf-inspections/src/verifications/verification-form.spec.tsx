import { expect, test } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import {
  createVerification,
  getVerification,
  listVerifications,
  updateVerification,
} from '@fsvp/contracts/quality/verification';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORD_ID, sampleActivity, SUPPLIER_ID } from '../testing/sample-records.js';
import { VerificationsPage } from './verifications.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './verification-dialogs.js';

const completed = sampleActivity({
  status: 'completed',
  completedDate: '2024-03-04T15:20:00.000Z',
  dueDate: '2024-03-05T09:30:00.000Z',
});

async function openEdit(host: MockHost) {
  renderInHost(<VerificationsPage />, { host, at: `/verifications?view=${RECORD_ID}` });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Verification' }));
  await dialog.findByLabelText('Findings');
  return dialog;
}

test('schedules an activity with the specified defaults', async () => {
  const host = new MockHost()
    .answer(listVerifications, { activities: [], total: 0, next: null })
    .answer(listSuppliers, {
      suppliers: [{ id: SUPPLIER_ID, name: 'Bay Seafood Ltd', city: null, country: 'Bangladesh' } as never],
      total: 1,
      next: null,
    })
    .answer(createVerification, sampleActivity());
  renderInHost(<VerificationsPage />, { host });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Schedule Verification' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule New Verification' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule Verification' }));
  expect(await dialog.findByText('Supplier is required')).toBeVisible();
  expect(dialog.getByText('Title is required')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Status' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Scheduled',
    'In Progress',
    'Completed',
    'Cancelled',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Scheduled' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Plant audit');
  const warning = 'The due date is before the scheduled date';
  const scheduledDate = dialog.getByLabelText(/^Scheduled Date/);
  await userEvent.clear(scheduledDate);
  await userEvent.type(scheduledDate, 'tomorrow');
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule Verification' }));
  expect(await dialog.findByText('Enter a date such as Mar 5, 2027')).toBeVisible();
  expect(dialog.queryByText(warning)).toBeNull();
  await userEvent.clear(scheduledDate);
  await userEvent.type(scheduledDate, addDays(today(), 1));
  expect(await dialog.findByText(warning)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule Verification' }));
  expect(await screen.findByText('Verification activity scheduled successfully')).toBeVisible();
  const day = `${today()}T00:00:00.000Z`;
  expect(host.requests(createVerification)[0]!.body).toMatchObject({
    supplierId: SUPPLIER_ID,
    type: 'audit',
    title: 'Plant audit',
    status: 'scheduled',
    scheduledDate: `${addDays(today(), 1)}T00:00:00.000Z`,
    dueDate: day,
    description: null,
    assignedTo: null,
  });
  expect(host.requests(createVerification)[0]!.headers['Idempotency-Key']).toBeTruthy();
});

test('results can be saved with past days; unchanged fields, such as stored times, are not sent', async () => {
  const host = new MockHost()
    .answer(listVerifications, { activities: [completed], total: 1, next: null })
    .answer(getVerification, completed)
    .answer(updateVerification, completed);
  const dialog = await openEdit(host);
  await userEvent.type(dialog.getByLabelText('Findings'), 'Dirty belt');
  await userEvent.type(dialog.getByLabelText('Cost (USD)'), '120.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Verification activity updated successfully')).toBeVisible();
  const { body, headers } = host.requests(updateVerification)[0]!;
  expect(body).toEqual({ findings: 'Dirty belt', cost: 120.5 });
  expect(headers['If-Match']).toBe('"3"');
});

test('the completed date is cleared when the status is no longer completed', async () => {
  const host = new MockHost()
    .answer(listVerifications, { activities: [completed], total: 1, next: null })
    .answer(getVerification, completed)
    .answer(updateVerification, completed);
  const dialog = await openEdit(host);
  expect(dialog.getByRole('textbox', { name: 'Completed Date' })).toHaveValue('Mar 4, 2024');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'In Progress' }));
  expect(dialog.queryByRole('textbox', { name: 'Completed Date' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Verification activity updated successfully')).toBeVisible();
  expect(host.requests(updateVerification)[0]!.body).toMatchObject({ status: 'in_progress', completedDate: null });
});

test('a 412 keeps the input and shows both values; a field that both changed must be chosen before it is saved', async () => {
  const host = new MockHost()
    .answer(listVerifications, { activities: [completed], total: 1, next: null })
    .answer(getVerification, completed);
  const dialog = await openEdit(host);
  await userEvent.type(dialog.getByLabelText('Findings'), 'Dirty belt');
  host.fail(updateVerification, 412, { current: { ...completed, version: 9, findings: 'Clean' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText(/^Someone else changed this record after you opened it: Findings\./)).toBeVisible();
  expect(dialog.getByLabelText('Findings')).toHaveValue('Dirty belt');
  host.answer(updateVerification, completed);
  const values = dialog.getByRole('radiogroup', { name: /^Findings/ });
  expect(within(values).getByRole('radio', { name: /^Your value/ })).toHaveAccessibleDescription('Dirty belt');
  expect(within(values).getByRole('radio', { name: /^Value someone else saved/ })).toHaveAccessibleDescription('Clean');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Choose a value')).toBeVisible();
  expect(host.requests(updateVerification)).toHaveLength(1);
  await userEvent.click(within(values).getByRole('radio', { name: /^Your value/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Verification activity updated successfully')).toBeVisible();
  expect(host.requests(updateVerification).at(-1)).toMatchObject({
    body: { findings: 'Dirty belt' },
    headers: { 'If-Match': '"9"' },
  });
});

test('a rejected save keeps the input and shows the reason at its field', async () => {
  const host = new MockHost()
    .answer(listVerifications, { activities: [completed], total: 1, next: null })
    .answer(getVerification, completed)
    .fail(updateVerification, 400, {
      errors: [{ path: 'completedDate', message: "The completed date can't be in the future" }],
    });
  const dialog = await openEdit(host);
  await userEvent.type(dialog.getByLabelText('Recommendations'), 'Clean it');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText("The completed date can't be in the future")).toBeVisible();
  expect(dialog.getByLabelText('Recommendations')).toHaveValue('Clean it');
});

test('a new activity rejects past days', async () => {
  const host = new MockHost().answer(listVerifications, { activities: [], total: 0, next: null });
  renderInHost(<VerificationsPage />, { host });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Schedule Verification' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule New Verification' }));
  const due = dialog.getByRole('textbox', { name: /^Due Date/ });
  await userEvent.clear(due);
  await userEvent.type(due, 'Mar 5, 2020');
  await userEvent.click(dialog.getByRole('button', { name: 'Schedule Verification' }));
  expect(await dialog.findByText(/^Choose .+ or a later date$/)).toBeVisible();
  expect(host.requests(createVerification)).toHaveLength(0);
});

test('an activity of last year is recorded as completed on its day, and opens for its documents', async () => {
  const lastYear = addDays(today(), -300);
  const host = new MockHost()
    .answer(listVerifications, { activities: [], total: 0, next: null })
    .answer(listSuppliers, {
      suppliers: [{ id: SUPPLIER_ID, name: 'Bay Seafood Ltd', city: null, country: 'Bangladesh' } as never],
      total: 1,
      next: null,
    })
    .answer(createVerification, completed)
    .answer(getVerification, completed);
  renderInHost(<VerificationsPage />, { host });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Record a Past Activity' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a Past Activity' }));
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Title/), 'Site visit');
  await userEvent.type(dialog.getByLabelText('Findings'), 'Dirty belt');
  await userEvent.click(dialog.getByRole('button', { name: 'Record Activity' }));
  expect(await dialog.findByText('Completed date is required')).toBeVisible();
  const day = dialog.getByLabelText(/^Completed Date/);
  await userEvent.type(day, addDays(today(), 1));
  await userEvent.click(dialog.getByRole('button', { name: 'Record Activity' }));
  expect(await dialog.findByText(/or an earlier date$|in the future$/)).toBeVisible();
  await userEvent.clear(day);
  await userEvent.type(day, lastYear);
  await userEvent.click(dialog.getByRole('button', { name: 'Record Activity' }));
  expect(await screen.findByRole('dialog', { name: completed.title })).toBeVisible();
  const instant = `${lastYear}T00:00:00.000Z`;
  expect(host.requests(createVerification)).toHaveLength(1);
  expect(host.requests(createVerification)[0]!.body).toMatchObject({
    supplierId: SUPPLIER_ID,
    title: 'Site visit',
    type: 'audit',
    status: 'completed',
    completedDate: instant,
    scheduledDate: instant,
    dueDate: instant,
    findings: 'Dirty belt',
    followUpDate: null,
  });
});

test('Schedule Verification says where a completion of an earlier day is recorded', async () => {
  renderInHost(<VerificationsPage />, {
    host: new MockHost().answer(listVerifications, { activities: [], total: 0, next: null }),
  });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Schedule Verification' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule New Verification' }));
  const hint = 'Completed now. For an earlier day, use Record a Past Activity.';
  expect(dialog.queryByText(hint)).toBeNull();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Completed' }));
  expect(dialog.getByText(hint)).toBeVisible();
});

test('the days of a completed activity can be corrected to earlier ones', async () => {
  const host = new MockHost()
    .answer(listVerifications, { activities: [completed], total: 1, next: null })
    .answer(getVerification, completed)
    .answer(updateVerification, completed);
  const dialog = await openEdit(host);
  const scheduled = dialog.getByLabelText(/^Scheduled Date/);
  await userEvent.clear(scheduled);
  await userEvent.type(scheduled, '2023-12-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Verification activity updated successfully')).toBeVisible();
  expect(host.requests(updateVerification)[0]!.body).toEqual({ scheduledDate: '2023-12-01T00:00:00.000Z' });
});

test('Complete of My Work begins as completed at the completed date, and one click saves it', async () => {
  const host = new MockHost()
    .answer(listVerifications, { activities: [], total: 0, next: null })
    .answer(getVerification, sampleActivity({ status: 'overdue' }))
    .answer(updateVerification, completed);
  const { address } = renderInHost(<VerificationsPage />, { host, at: `/verifications?edit=${RECORD_ID}&complete=1` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Verification' }));
  expect(await dialog.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Completed');
  await waitFor(() => expect(dialog.getByLabelText('Completed Date')).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(host.requests(updateVerification).map(({ body }) => body)).toEqual([{ status: 'completed' }]),
  );
  await waitFor(() => expect(address()).toBe('/verifications'));
});
