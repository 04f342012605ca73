import { expect, test } from '@jest/globals';
import {
  fsvpSummary,
  getSupplier,
  listSuppliers,
  updateSupplier,
  type Supplier,
} from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_ID, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { FsvpCompliancePage } from './fsvp-compliance.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './fsvp-dialogs.js';

const PREVIOUS_DATE = '2024-03-05T00:00:00.000Z';

/** A host with one supplier that increases the version with each update. */
function hostOf(changes: Partial<Supplier> = {}) {
  const host = new MockHost().answer(fsvpSummary, { compliant: 0, dueSoon: 0, overdue: 1, notRequired: 0, total: 1 });
  const store = (record: Supplier) =>
    host
      .answer(listSuppliers, { suppliers: [record], total: 1, next: null })
      .answer(getSupplier, record)
      .answer(updateSupplier, ({ body }) => {
        const { lastVerificationDate } = body;
        const changed = {
          ...record,
          version: record.version + 1,
          lastVerificationDate,
          lastVerificationBy: mockUser.id,
        };
        store(changed);
        return changed;
      });
  return store(sampleSupplier({ lastVerificationDate: PREVIOUS_DATE, ...changes }));
}

async function openDetails(host: MockHost) {
  renderInHost(<FsvpCompliancePage />, { host, at: `/fsvp-compliance?view=${SUPPLIER_ID}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'FSVP Compliance Details' }));
  await waitFor(() => expect(host.requests(getSupplier)).toHaveLength(1));
  return dialog;
}

test('saves the current time and user as last verification', async () => {
  const host = hostOf();
  const dialog = await openDetails(host);
  expect(dialog.queryByText('by you')).toBeNull();
  const start = Date.now();
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await screen.findByText('Supplier verification updated successfully')).toBeVisible();
  const { body, headers } = host.requests(updateSupplier)[0]!;
  expect(Object.keys(body).sort()).toEqual(['lastVerificationDate', 'verificationStatus']);
  expect(body.verificationStatus).toBe('completed');
  expect(Date.parse(body.lastVerificationDate)).toBeGreaterThanOrEqual(start);
  expect(headers['If-Match']).toBe('"3"');
  expect(await dialog.findByText('by you')).toBeVisible();
  await waitFor(() => expect(host.requests(fsvpSummary)).toHaveLength(2));
});

test.each([
  [OTHER_ID, 'by another user'],
  [null, null],
])('shows who saved the last verification, %s', async (lastVerificationBy, text) => {
  const dialog = await openDetails(hostOf({ lastVerificationBy }));
  if (text) expect(await dialog.findByText(text)).toBeVisible();
  else expect(dialog.queryByText(/^by /)).toBeNull();
});

test('Undo in the details restores the previous date, with If-Match of the saved version', async () => {
  const host = hostOf();
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await dialog.findByText('Before this update: Mar 5, 2024')).toBeVisible();
  // The toast, which is in the dialog too, has another one.
  const [inDetails] = dialog.getAllByRole('button', { name: 'Undo' });
  await userEvent.click(inDetails!);
  expect(await screen.findByText('Verification undone')).toBeVisible();
  const { body, headers } = host.requests(updateSupplier)[1]!;
  expect([body, headers['If-Match']]).toEqual([{ lastVerificationDate: PREVIOUS_DATE }, '"4"']);
  await waitFor(() => expect(dialog.queryByText('Before this update: Mar 5, 2024')).toBeNull());
  expect(await dialog.findByText(/Mar 5, 2024/)).toBeVisible();
});

test('Undo in the toast clears the date of a supplier that was never verified before', async () => {
  const host = hostOf({ lastVerificationDate: null });
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await dialog.findByText('Before this update: Never')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(host.requests(updateSupplier)[1]!.body).toEqual({ lastVerificationDate: null }));
});

test('saves even if someone else has changed the supplier; Undo shows the date that was replaced', async () => {
  const host = hostOf();
  const dialog = await openDetails(host);
  const current = sampleSupplier({ version: 8, lastVerificationDate: '2026-02-01T00:00:00.000Z' });
  const saved = { ...current, version: 9, lastVerificationDate: '2026-03-05T00:00:00.000Z' };
  host.fail(updateSupplier, 412, { current });
  const respond = host.fetch;
  globalThis.fetch = (input, init) => {
    const response = respond(input, init);
    if (init?.method === 'PUT') host.answer(updateSupplier, saved).answer(getSupplier, saved);
    return response;
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await dialog.findByText('Before this update: Feb 1, 2026')).toBeVisible();
  expect(host.requests(updateSupplier).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '*']);
  expect(screen.queryByText('Failed to update supplier verification')).toBeNull();
});

test('Undo does not overwrite a later change, and reports it', async () => {
  const host = hostOf();
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  const undo = await dialog.findByRole('button', { name: 'Undo' });
  host.fail(updateSupplier, 412);
  await userEvent.click(undo);
  expect(await screen.findByText('Someone else has updated this supplier. The date was not changed.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('a failed update is reported and offers no Undo', async () => {
  const host = hostOf().fail(updateSupplier, 503);
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await screen.findByText('Failed to update supplier verification')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
