import { beforeEach, expect, test } from '@jest/globals';
import { getAction } from '@fsvp/contracts/quality/corrective-action';
import { createDocument, getDocument, listDocuments, requestUpload } from '@fsvp/contracts/documents/document';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { getSupplier } from '@fsvp/contracts/suppliers/supplier';
import { getVerification } from '@fsvp/contracts/quality/verification';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../../testing/fake-upload.js';
import { DOCUMENT_ID, sampleDocument, SUPPLIER_ID } from '../../testing/sample-records.js';
import { DocumentsPage } from '../documents.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import '../document-dialogs.js';

const ACTION_ID = '0197a000-0000-7000-8000-0000000000c1';
const VERIFICATION_ID = '0197a000-0000-7000-8000-0000000000c2';
const forAction = hrefs.uploadDocument({ correctiveActionId: ACTION_ID, supplierId: SUPPLIER_ID });
const counts = { total: 0, valid: 0, expiresSoon: 0, expired: 0 };
const file = new File(['x'], 'lab.pdf');
const kept = { title: 'lab.pdf', type: 'other', fileName: 'lab.pdf', filePath: '/objects/f1' };

const hostOf = () =>
  new MockHost()
    .answer(listDocuments, { documents: [], total: 0, next: null, counts })
    .answer(requestUpload, { uploadURL: '/api/objects/upload/token', objectPath: '/objects/f1' })
    .answer(createDocument, ({ body }) => sampleDocument({ supplierId: null, ...body }))
    .answer(getSupplier, { name: 'Bay Seafood Ltd' } as never)
    .answer(getVerification, { title: 'Plant audit' } as never)
    .answer(getAction, { title: 'Salmonella in shrimp' } as never);

async function openAt(at: string, host = hostOf()) {
  // The dialog is a lazy chunk.
  const { address } = await act(async () => renderInHost(<DocumentsPage />, { host, at }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Document' }));
  return { host, address, dialog, send: () => userEvent.upload(dialog.getByLabelText(/Select Document/), file) };
}

beforeEach(() => {
  fakeUploads({ status: 200, text: '{}' });
});

test('a document of a corrective action gets its supplier and link; saving returns to the action', async () => {
  const { host, address, dialog, send } = await openAt(forAction);
  expect(await dialog.findByText('Salmonella in shrimp')).toBeVisible();
  await send();
  const supplier = await dialog.findByRole('combobox', { name: /^Supplier/ });
  await waitFor(() => expect(supplier).toHaveValue('Bay Seafood Ltd'));
  expect(supplier).toBeDisabled();
  expect(dialog.getByText(/Attached to the corrective action/)).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: /Document Type/ }));
  await userEvent.click(await dialog.findByRole('option', { name: 'Test Result' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Document' }));
  expect(await screen.findByText('Document uploaded successfully')).toBeVisible();
  expect(host.requests(createDocument)[0]!.body).toMatchObject({
    ...kept,
    type: 'test_result',
    correctiveActionId: ACTION_ID,
    supplierId: SUPPLIER_ID,
  });
  await waitFor(() => expect(address()).toBe(hrefs.correctiveAction(ACTION_ID)));
});

test('leaving without details still attaches the file', async () => {
  const { host, address, dialog, send } = await openAt(
    hrefs.uploadDocument({ verificationId: VERIFICATION_ID, supplierId: SUPPLIER_ID }),
  );
  expect(await dialog.findByText('Plant audit')).toBeVisible();
  await send();
  await userEvent.click(await dialog.findByRole('button', { name: 'Skip Details' }));
  expect(
    await screen.findByText('lab.pdf was kept as a document of type Other, attached to the verification'),
  ).toBeVisible();
  expect(host.requests(createDocument).map(({ body }) => body)).toEqual([
    { ...kept, verificationId: VERIFICATION_ID, supplierId: SUPPLIER_ID },
  ]);
  await waitFor(() => expect(address()).toBe(hrefs.verification(VERIFICATION_ID)));
});

test('a file is registered without links when the server rejects them', async () => {
  const host = hostOf().fail(createDocument, 400, {
    errors: [{ path: 'supplierId', message: 'There is no such supplier' }],
  });
  const { dialog, send } = await openAt(forAction, host);
  await send();
  await userEvent.click(await dialog.findByRole('button', { name: 'Skip Details' }));
  await waitFor(() =>
    expect(host.requests(createDocument).map(({ body }) => body)).toEqual([
      { ...kept, correctiveActionId: ACTION_ID, supplierId: SUPPLIER_ID },
      kept,
    ]),
  );
});

test('closing without a file also returns to the record', async () => {
  const { address, dialog } = await openAt(forAction);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe(hrefs.correctiveAction(ACTION_ID)));
});

test('an invalid id is not sent, and closing stays in the library', async () => {
  const { host, address, dialog, send } = await openAt('/documents?upload=1&correctiveActionId=nonsense');
  await send();
  await userEvent.click(await dialog.findByRole('button', { name: 'Skip Details' }));
  expect(await screen.findByText('lab.pdf was kept as a system document of type Other')).toBeVisible();
  expect(host.requests(createDocument).map(({ body }) => body)).toEqual([kept]);
  await waitFor(() => expect(address()).toBe('/documents'));
});

test('the details of a document link to the record that it is attached to', async () => {
  const host = hostOf().answer(getDocument, sampleDocument({ correctiveActionId: ACTION_ID }));
  renderInHost(<DocumentsPage />, { host, at: hrefs.document(DOCUMENT_ID) });
  expect(await screen.findByRole('link', { name: 'Salmonella in shrimp' })).toHaveAttribute(
    'href',
    hrefs.correctiveAction(ACTION_ID),
  );
});
