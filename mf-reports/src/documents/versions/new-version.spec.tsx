import { beforeEach, expect, test } from '@jest/globals';
import {
  addDocumentVersion,
  createDocument,
  getDocument,
  listDocuments,
  listDocumentVersions,
  requestUpload,
  type DocumentVersion,
} from '@fsvp/contracts/documents/document';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../../testing/fake-upload.js';
import { DOCUMENT_ID, sampleDocument, SUPPLIER_ID } from '../../testing/sample-records.js';
import { DocumentsPage } from '../documents.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import '../document-dialogs.js';

const version = (number: number, fileName: string): DocumentVersion => ({
  number,
  fileName,
  fileSize: 52_480,
  mimeType: 'application/pdf',
  sha256: 'a'.repeat(64),
  uploadedBy: null,
  signaturePageOf: null,
  signaturePageIds: [],
  uploadedAt: '2026-03-05T10:00:00.000Z',
});
const versions = [version(2, 'haccp-2026.pdf'), version(1, 'haccp-2025.pdf')];
const document = sampleDocument({ fileVersion: 2 });

const hostOf = () =>
  new MockHost()
    .answer(listDocuments, {
      documents: [document],
      total: 1,
      next: null,
      counts: { total: 1, valid: 1, expiresSoon: 0, expired: 0 },
    })
    .answer(getDocument, document)
    .answer(listDocumentVersions, { versions, total: 2 })
    .answer(requestUpload, { uploadURL: '/api/objects/upload/token', objectPath: '/objects/f3' })
    .answer(addDocumentVersion, sampleDocument({ fileVersion: 3 }))
    .answer(createDocument, ({ body }) => sampleDocument({ ...body }));

/** The details are a lazy chunk. */
const openDetails = (host: MockHost) =>
  act(async () => renderInHost(<DocumentsPage />, { host, at: hrefs.document(DOCUMENT_ID) }));

async function uploadNewVersion(host: MockHost) {
  await openDetails(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Upload New Version' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Version' }));
  await userEvent.upload(dialog.getByLabelText(/Select Document/), new File(['x'], 'haccp-2027.pdf'));
  return dialog;
}

beforeEach(() => {
  fakeUploads({ status: 200, text: '{}' });
});

test('the details list every version with a download link; the current one is marked', async () => {
  await openDetails(hostOf());
  const [current, earlier] = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
  expect(current).toHaveTextContent(/Version 2.*Current.*haccp-2026\.pdf · 51\.3 KB · Mar 5, 2026/);
  expect(earlier).toHaveTextContent(/Version 1.*haccp-2025\.pdf/);
  expect(earlier).not.toHaveTextContent('Current');
  expect(screen.getByRole('link', { name: 'Download version 1' })).toHaveAttribute(
    'href',
    `/api/documents/${DOCUMENT_ID}/versions/1/download`,
  );
});

test('an uploaded file becomes the new version at once', async () => {
  const host = hostOf();
  await uploadNewVersion(host);
  expect(await screen.findByText('New version uploaded successfully')).toBeVisible();
  expect(host.requests(addDocumentVersion).map(({ params, body }) => [params.id, body])).toEqual([
    [DOCUMENT_ID, { fileName: 'haccp-2027.pdf', filePath: '/objects/f3' }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Upload New Version' })).toBeNull());
  expect(host.requests(createDocument)).toHaveLength(0);
  await waitFor(() => expect(host.requests(listDocumentVersions).length).toBeGreaterThan(1));
});

test('a rejected version is retried with the same idempotency key, or becomes a separate document', async () => {
  const host = hostOf().fail(addDocumentVersion, 404, { detail: 'There is no such document any more.' });
  const dialog = await uploadNewVersion(host);
  expect(
    await dialog.findByText(
      /There is no such document any more\. If you leave now, haccp-2027\.pdf is kept as a supplier document of type Other\./,
    ),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(host.requests(addDocumentVersion)).toHaveLength(2));
  expect(new Set(host.requests(addDocumentVersion).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  await userEvent.click(await dialog.findByRole('button', { name: 'Keep as a Document' }));
  expect(await screen.findByText('haccp-2027.pdf was kept as a supplier document of type Other')).toBeVisible();
  expect(host.requests(createDocument)[0]!.body).toEqual({
    title: 'haccp-2027.pdf',
    type: 'other',
    fileName: 'haccp-2027.pdf',
    filePath: '/objects/f3',
    supplierId: SUPPLIER_ID,
  });
});
