import { expect, test } from '@jest/globals';
import {
  getVerification,
  listVerifications,
  updateVerification,
  type VerificationActivity,
} from '@fsvp/contracts/quality/verification';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORD_ID, sampleActivity, sampleSupplier } from '../testing/sample-records.js';
import { VerificationsPage } from './verifications.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './verification-dialogs.js';

const NOW = '2026-03-05T10:00:00.000Z';
const completed = sampleActivity({ status: 'completed', completedDate: '2024-03-04T15:20:00.000Z' });

/** A host with one activity. Like the server, it sets the completed date when completed and clears it otherwise. */
function hostOf(record: VerificationActivity) {
  const host = new MockHost();
  const store = (stored: VerificationActivity): MockHost =>
    host
      .answer(listVerifications, { activities: [stored], total: 1, next: null })
      .answer(getVerification, stored)
      .answer(updateVerification, ({ body }) => {
        const next = { ...stored, ...body, version: stored.version + 1 };
        const changed = { ...next, completedDate: next.status === 'completed' ? (next.completedDate ?? NOW) : null };
        store(changed);
        return changed;
      });
  return store(record);
}

const selector = () => screen.findByRole('combobox', { name: 'Status of Organic certificate' });
async function choose(label: string) {
  await userEvent.click(await selector());
  await userEvent.click(screen.getByRole('option', { name: label }));
  // An open select disables pointer events on the rest of the page.
  await waitFor(() => expect(document.body).not.toHaveStyle({ pointerEvents: 'none' }));
}

/** The toast is enabled again some time after the page. */
async function pressUndo() {
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo).not.toHaveStyle({ pointerEvents: 'none' }));
  await userEvent.click(undo);
}

test('Undo restores the previous status and completed date, with If-Match of the saved version', async () => {
  const { host } = renderInHost(<VerificationsPage />, { host: hostOf(completed) });
  await choose('In Progress');
  expect(await screen.findByText('Verification status updated successfully')).toBeVisible();
  expect(host.requests(updateVerification)[0]).toMatchObject({
    body: { status: 'in_progress' },
    headers: { 'If-Match': '"3"' },
  });
  await pressUndo();
  expect(await screen.findByText('Verification status and completed date restored')).toBeVisible();
  expect(host.requests(updateVerification)[1]).toMatchObject({
    params: { id: RECORD_ID },
    headers: { 'If-Match': '"4"' },
  });
  expect(host.requests(updateVerification)[1]!.body).toEqual({
    status: 'completed',
    completedDate: completed.completedDate,
  });
  expect(await selector()).toHaveTextContent('Completed');
});

test.each([
  ['is now Jan 5, 2024', '2024-01-05T00:00:00.000Z'],
  ['stays Mar 5, 2026', NOW],
  ['stays May 5, 2026', '2026-05-05T00:00:00.000Z'],
])('Undo of a completion says that the last verification date of the supplier %s', async (text, date) => {
  const host = hostOf(sampleActivity()).answer(getSupplier, sampleSupplier(date));
  renderInHost(<VerificationsPage />, { host });
  await choose('Completed');
  await pressUndo();
  expect(
    await screen.findByText(`Verification status restored. The supplier's last verification date ${text}.`, undefined, {
      timeout: 6000,
    }),
  ).toBeVisible();
  expect(await selector()).toHaveTextContent('Scheduled');
});

test('a status other than Completed says that the supplier has no last verification date any more', async () => {
  renderInHost(<VerificationsPage />, { host: hostOf(completed).answer(getSupplier, sampleSupplier(null)) });
  await choose('In Progress');
  const text = 'Verification status updated successfully. The supplier has no last verification date now.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('sets the status even if someone else has changed the activity; Undo restores the status that was replaced', async () => {
  const { host } = renderInHost(<VerificationsPage />, { host: hostOf(sampleActivity()) });
  await selector();
  const current = sampleActivity({ ...completed, version: 7 });
  host.fail(updateVerification, 412, { current });
  const respond = host.fetch;
  globalThis.fetch = (input, init) => {
    const response = respond(input, init);
    if (init?.method === 'PUT')
      host.answer(updateVerification, { ...current, version: 8, status: 'cancelled', completedDate: null });
    return response;
  };
  await choose('Cancelled');
  expect(await screen.findByText('Verification status updated successfully')).toBeVisible();
  expect(host.requests(updateVerification).map(({ headers }) => headers['If-Match'])).toEqual(['"3"', '*']);
  expect(screen.queryByText('Failed to update verification status')).toBeNull();
  await pressUndo();
  await waitFor(() =>
    expect(host.requests(updateVerification)[2]).toMatchObject({
      body: { status: 'completed', completedDate: completed.completedDate },
      headers: { 'If-Match': '"8"' },
    }),
  );
});

test('Undo does not overwrite a later change, and reports it', async () => {
  const { host } = renderInHost(<VerificationsPage />, { host: hostOf(sampleActivity()) });
  await choose('Completed');
  await screen.findByRole('button', { name: 'Undo' });
  host.fail(updateVerification, 412);
  await pressUndo();
  expect(await screen.findByText('Someone else has updated this activity. The status was not changed.')).toBeVisible();
  expect(host.requests(updateVerification)[1]!.body).toEqual({ status: 'scheduled', completedDate: null });
});

test('a status that is chosen while another one is being saved is saved after it', async () => {
  const { host } = renderInHost(<VerificationsPage />, { host: hostOf(sampleActivity()) });
  await selector();
  const respond = host.fetch;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PUT') await held;
    return respond(input, init);
  };
  await choose('In Progress');
  await choose('Completed');
  expect(await selector()).toHaveTextContent('Completed');
  release();
  await waitFor(() =>
    expect(host.requests(updateVerification).map(({ body, headers }) => [body, headers['If-Match']])).toEqual([
      [{ status: 'in_progress' }, '"3"'],
      [{ status: 'completed' }, '"4"'],
    ]),
  );
  expect(await selector()).toHaveTextContent('Completed');
});
