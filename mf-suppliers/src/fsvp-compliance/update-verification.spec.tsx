import { expect, test } from '@jest/globals';
import { fsvpSummary, getSupplier, listSuppliers, updateSupplier, type Supplier } from '@fsvp/contracts/supplier';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OTHER_ID, sampleSupplier, SUPPLIER_ID } from '../testing/sample-records.js';
import { FsvpCompliancePage } from './fsvp-compliance.page.js';

const FORMER = '2024-03-05T00:00:00.000Z';

/** A server that keeps one supplier and looks at If-Match, as the real one does. */
function hostOf(changes: Partial<Supplier> = {}) {
  const host = new MockHost().answer(fsvpSummary, { compliant: 0, dueSoon: 0, overdue: 1, notRequired: 0, total: 1 });
  const keep = (record: Supplier) =>
    host
      .answer(listSuppliers, { suppliers: [record], total: 1 })
      .answer(getSupplier, record)
      .answer(updateSupplier, ({ body }) => {
        const { lastVerificationDate } = body;
        const changed = {
          ...record,
          version: record.version + 1,
          lastVerificationDate,
          lastVerificationBy: mockUser.id,
        };
        keep(changed);
        return changed;
      });
  return keep(sampleSupplier({ lastVerificationDate: FORMER, ...changes }));
}

async function openDetails(host: MockHost) {
  renderInHost(<FsvpCompliancePage />, { host, at: `/fsvp-compliance?view=${SUPPLIER_ID}` });
  const dialog = within(await screen.findByRole('dialog', { name: 'FSVP Compliance Details' }));
  await waitFor(() => expect(host.requests(getSupplier)).toHaveLength(1));
  return dialog;
}

test('records that the verification happened now, and by whom', async () => {
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
])('names who recorded the last verification, %s', async (lastVerificationBy, text) => {
  const dialog = await openDetails(hostOf({ lastVerificationBy }));
  if (text) expect(await dialog.findByText(text)).toBeVisible();
  else expect(dialog.queryByText(/^by /)).toBeNull();
});

test('the details take a slip back: the former date, for the version that was saved', async () => {
  const host = hostOf();
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await dialog.findByText('Before this update: Mar 5, 2024')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Verification undone')).toBeVisible();
  const { body, headers } = host.requests(updateSupplier)[1]!;
  expect([body, headers['If-Match']]).toEqual([{ lastVerificationDate: FORMER }, '"4"']);
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(await dialog.findByText(/Mar 5, 2024/)).toBeVisible();
});

test('so does the toast; a supplier that was never verified is again without a date', async () => {
  const host = hostOf({ lastVerificationDate: null });
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await dialog.findByText('Before this update: Never')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(host.requests(updateSupplier)[1]!.body).toEqual({ lastVerificationDate: null }));
});

test('where someone changed the supplier meanwhile it is recorded all the same, and Undo knows the date that it replaced', async () => {
  const host = hostOf();
  const dialog = await openDetails(host);
  const current = sampleSupplier({ version: 8, lastVerificationDate: '2026-02-01T00:00:00.000Z' });
  const saved = { ...current, version: 9, lastVerificationDate: '2026-03-05T00:00:00.000Z' };
  host.fail(updateSupplier, 412, { current });
  const refuse = host.fetch;
  globalThis.fetch = (input, init) => {
    const answer = refuse(input, init);
    if (init?.method === 'PUT') host.answer(updateSupplier, saved).answer(getSupplier, saved);
    return answer;
  };
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await dialog.findByText('Before this update: Feb 1, 2026')).toBeVisible();
  expect(host.requests(updateSupplier).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', undefined]);
  expect(screen.queryByText('Failed to update supplier verification')).toBeNull();
});

test('Undo leaves a later change alone and says so', async () => {
  const host = hostOf();
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  const undo = await dialog.findByRole('button', { name: 'Undo' });
  host.fail(updateSupplier, 412);
  await userEvent.click(undo);
  expect(await screen.findByText('Someone else has updated this supplier. The date was not changed.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('a failure is told and offers nothing to undo', async () => {
  const host = hostOf().fail(updateSupplier, 503);
  const dialog = await openDetails(host);
  await userEvent.click(dialog.getByRole('button', { name: 'Update Verification' }));
  expect(await screen.findByText('Failed to update supplier verification')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
