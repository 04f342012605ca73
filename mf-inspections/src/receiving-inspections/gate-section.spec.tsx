import { expect, test } from '@jest/globals';
import { permissionsOf } from '@fsvp/contracts/access/access';
import { getReceivingGate } from '@fsvp/contracts/program/receiving-gate';
import type { ReceivingGate } from '@fsvp/contracts/quality/receiving-gate';
import {
  createInspection,
  getInspection,
  inspectionSignatures,
  listInspections,
  updateInspection,
} from '@fsvp/contracts/quality/receiving-inspection';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockUser, mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RECORD_ID, sampleInspection, SUPPLIER_ID } from '../testing/sample-records.js';
import { ReceivingInspectionsPage } from './receiving-inspections.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './inspection-dialogs.js';

const FILE = {
  fileId: '0197a000-0000-7000-8000-0000000000f1',
  fileNumber: 'F-000123',
  importerName: 'Harbor Foods LLC',
  foodName: 'Shrimp',
  until: null,
  preImportVerification: null,
};
const gate = (state: ReceivingGate['state'], changes: Partial<ReceivingGate> = {}): ReceivingGate => ({
  state,
  text: `F-000123, Shrimp: ${state}.`,
  matchedBy: 'product',
  files: state === 'no_file' ? [] : [{ ...FILE, state, text: `${state}.` }],
  policy: 'warn',
  ...changes,
});
const hostOf = (inspection = sampleInspection()) =>
  new MockHost()
    .answer(listInspections, { inspections: [inspection], total: 1, next: null })
    .answer(getInspection, inspection)
    .answer(inspectionSignatures.list, { signatures: [], total: 0, recordVersion: 3 })
    .answer(createInspection, inspection)
    .answer(updateInspection, inspection)
    .answer(listSuppliers, {
      suppliers: [{ id: SUPPLIER_ID, name: 'Bay Seafood Ltd', city: null, country: 'Bangladesh' } as never],
      total: 1,
      next: null,
    });

async function fillNew(host: MockHost) {
  renderInHost(<ReceivingInspectionsPage />, { host });
  // Lazy components resolve only within act.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'New Inspection' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Receiving Inspection' }));
  expect(dialog.getByRole('button', { name: 'Gate' })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(dialog.getByRole('combobox', { name: /Supplier/ }));
  await userEvent.click(await screen.findByRole('option', { name: /Bay Seafood/ }));
  await userEvent.type(dialog.getByLabelText(/^Product Name/), 'Frozen shrimp');
  return dialog;
}
async function complete(dialog: ReturnType<typeof within>) {
  await userEvent.click(dialog.getByRole('button', { name: 'Complete Inspection' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
}

test('the gate stays closed while the product is approved, and asks for no reason', async () => {
  const host = hostOf().answer(getReceivingGate, gate('approved'));
  const dialog = await fillNew(host);
  const opener = await dialog.findByRole('button', { name: 'Gate: Approved' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  expect(await dialog.findByText('F-000123, Shrimp: approved.')).toBeVisible();
  expect(dialog.getByRole('link', { name: /^F-000123/ })).toHaveAttribute('href', `/fsvp-files?view=${FILE.fileId}`);
  expect(dialog.queryByLabelText(/^Reason to receive it/)).toBeNull();
  expect(host.requests(getReceivingGate).at(-1)!.query.get('productName')).toBe('Frozen shrimp');
  await complete(dialog);
  await waitFor(() => expect(host.requests(createInspection)).toHaveLength(1));
  expect(host.requests(createInspection)[0]!.body.gateReason ?? null).toBeNull();
});

test('it opens for a product that is not approved, and its reason is recorded', async () => {
  const temporary = { ...FILE, state: 'approved_temporarily', text: 'x', until: '2027-01-31' } as const;
  const host = hostOf().answer(
    getReceivingGate,
    gate('not_approved', {
      files: [
        { ...FILE, state: 'not_approved', text: 'Not approved.' },
        { ...temporary, fileId: RECORD_ID, preImportVerification: 'Test each lot for Salmonella' },
      ],
    }),
  );
  const dialog = await fillNew(host);
  expect(await dialog.findByRole('button', { name: 'Gate: Not approved' })).toHaveAttribute('aria-expanded', 'true');
  expect(
    dialog.getByText(/approved until Jan 31, 2027 · verify before import: Test each lot for Salmonella/),
  ).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^Reason to receive it/), 'Approved on paper on Monday');
  await complete(dialog);
  await waitFor(() =>
    expect(host.requests(createInspection)[0]?.body).toMatchObject({ gateReason: 'Approved on paper on Monday' }),
  );
});

test('a receipt is recorded while the files cannot be asked, and the refusal of the server shows at the reason', async () => {
  const host = hostOf().fail(getReceivingGate, 503);
  const dialog = await fillNew(host);
  expect(await dialog.findByRole('button', { name: 'Gate: Not known' })).toHaveAttribute('aria-expanded', 'true');
  expect(dialog.getByText(/^The FSVP files cannot be asked now\./)).toBeVisible();
  host.fail(createInspection, 400, {
    code: 'invalid-input',
    errors: [{ path: 'gateReason', message: 'Enter why it is received. What the FSVP files say: Not known' }],
  });
  await complete(dialog);
  expect(await dialog.findByText('Enter why it is received. What the FSVP files say: Not known')).toBeVisible();
});

const openDetails = async (host: MockHost, user?: typeof mockViewer) => {
  renderInHost(<ReceivingInspectionsPage />, { host, at: `/receiving-inspections?view=${RECORD_ID}`, user });
  return within(await screen.findByRole('dialog', { name: 'Receiving Inspection Details' }));
};

test('the details show what was decided', async () => {
  const decided = sampleInspection({
    gateState: 'not_approved',
    gateText: 'F-000123, Shrimp: The supplier is not approved.',
    gateReason: 'Approved on paper on Monday',
    gateAt: '2026-11-20T15:32:00.000Z',
  });
  const dialog = await openDetails(hostOf(decided));
  expect(await dialog.findByText('Not approved')).toBeVisible();
  expect(dialog.getByText('Approved on paper on Monday')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Record the Decision' })).toBeNull();
});

test('a receipt without a decision gets it in its details: at once where approved, else with a reason', async () => {
  const host = hostOf(sampleInspection({ gateState: null })).answer(getReceivingGate, gate('not_approved'));
  const dialog = await openDetails(host);
  const button = await dialog.findByRole('button', { name: 'Record the Decision' });
  const reason = await dialog.findByLabelText(/^Why it was received/);
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(await dialog.findByText('Enter why it was received.')).toBeVisible();
  expect(host.requests(updateInspection)).toEqual([]);
  await userEvent.type(reason, 'Tested before import');
  await userEvent.click(button);
  await waitFor(() => expect(host.requests(updateInspection)[0]?.body).toEqual({ gateReason: 'Tested before import' }));
  expect(host.requests(updateInspection)[0]!.headers['If-Match']).toBe('"3"');
});

test('an approved receipt needs no reason', async () => {
  const host = hostOf(sampleInspection({ gateState: 'unknown' })).answer(getReceivingGate, gate('approved'));
  const dialog = await openDetails(host);
  const button = await dialog.findByRole('button', { name: 'Record the Decision' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(dialog.queryByLabelText(/^Why it was received/)).toBeNull();
  await userEvent.click(button);
  await waitFor(() => expect(host.requests(updateInspection)[0]?.body).toEqual({ gateReason: null }));
});

test('readers see no form', async () => {
  const host = hostOf(sampleInspection({ gateState: null })).answer(getReceivingGate, gate('approved'));
  const dialog = await openDetails(host, mockViewer);
  expect(await dialog.findByText(/^The FSVP files were not asked/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Record the Decision' })).toBeNull();
});

test('a receipt that waits is released by a person who signs, and nobody else sees the form', async () => {
  const waiting = sampleInspection({ gateState: 'not_approved', gateReason: 'Truck waits', gateReleaseNeeded: true });
  const host = hostOf(waiting).answer(getReceivingGate, gate('not_approved', { policy: 'require_qi' }));
  const { unmount } = renderInHost(<ReceivingInspectionsPage />, {
    host,
    at: `/receiving-inspections?view=${RECORD_ID}`,
    user: { ...mockUser, role: 'editor', permissions: permissionsOf('editor') },
  });
  expect(await screen.findByText(/^Release needed/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'qualified individual' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
  unmount();
  const dialog = await openDetails(host, { ...mockUser, role: 'qi', permissions: permissionsOf('qi') });
  const button = await dialog.findByRole('button', { name: 'Release' });
  expect(dialog.getByLabelText(/^Why it was received/)).toHaveValue('Truck waits');
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await waitFor(() => expect(host.requests(updateInspection)[0]?.body).toEqual({ gateReason: 'Truck waits' }));
});
