import { beforeEach, expect, test } from '@jest/globals';
import {
  createDocument,
  DOCUMENT_TYPES,
  getDocument,
  listDocuments,
  listDocumentVersions,
  MAX_UPLOAD_BYTES,
  requestUpload,
  updateDocument,
  documentSignatures,
} from '@fsvp/contracts/documents/document';
import { getSupplier, listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeUploads } from '../testing/fake-upload.js';
import { DOCUMENT_ID, sampleDocument, SUPPLIER_ID } from '../testing/sample-records.js';
import { DocumentsPage } from './documents.page.js';
// Preload the lazy chunks, which can load slowly on a busy machine.
import './document-dialogs.js';

const TARGET = { uploadURL: '/api/objects/upload/token', objectPath: '/objects/f1' };
const counts = { total: 1200, valid: 900, expiresSoon: 200, expired: 100 };
const hostOf = (documents = [sampleDocument()]) =>
  new MockHost()
    .answer(listDocuments, { documents, total: documents.length, next: null, counts })
    .answer(requestUpload, TARGET)
    .answer(createDocument, ({ body }) => sampleDocument({ supplierId: null, ...body }))
    .answer(listSuppliers, { suppliers: [], total: 0, next: null })
    .fail(getSupplier, 404);

let sent: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  sent = fakeUploads({ status: 200, text: '{}' });
});

/** Opens the dialog and chooses a file in it. */
async function upload(file: File) {
  // Lazy components resolve only within act.
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Upload Document' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload New Document' }));
  await userEvent.upload(dialog.getByLabelText(/Select Document/), file);
  return dialog;
}

test('shows the counts and the fields of each document', async () => {
  const systemDocument = sampleDocument({
    id: SUPPLIER_ID,
    title: 'Cleaning procedure',
    type: 'sop',
    supplierId: null,
    supplierName: null,
    expirationDate: null,
    description: null,
  });
  const { host } = renderInHost(<DocumentsPage />, { host: hostOf([sampleDocument(), systemDocument]) });
  const [first, second] = await screen.findAllByRole('listitem');
  for (const text of [
    'HACCP certificate',
    'haccp-2026.pdf',
    'Certificate · Bay Seafood Ltd',
    'Uploaded Mar 5, 2026 · Expires Jan 31, 2020',
    'Issued after the yearly audit',
    'Expired',
  ])
    expect(within(first!).getByText(text)).toBeVisible();
  expect(within(first!).getByRole('link', { name: 'Download HACCP certificate' })).toHaveAttribute(
    'href',
    `/api/documents/${DOCUMENT_ID}/download`,
  );
  expect(within(second!).getByText('SOP · System document')).toBeVisible();
  expect(within(second!).queryByText(/Expire|Valid/)).toBeNull();
  for (const [label, value] of [
    ['Total Documents', '1,200'],
    ['Valid', '900'],
    ['Expires Soon', '200'],
    ['Expired', '100'],
  ] as const)
    expect(within(screen.getByRole('group', { name: label })).getByText(value)).toBeVisible();
  expect(host.requests(listDocuments)[0]!.query.toString()).toBe('limit=50&offset=0');
});

test('shows which documents are signed, also on paper', async () => {
  const records = [{ recordId: DOCUMENT_ID, state: 'stale' as const, meanings: ['approved' as const] }];
  const host = hostOf().answer(documentSignatures.states, { records, total: 1 });
  renderInHost(<DocumentsPage />, { host });
  const badge = await screen.findByText('Signature stale');
  expect(badge.closest('li')).toHaveTextContent('HACCP certificate');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const printed = within(screen.getByRole('table')).getByText('Signature stale');
  expect(printed.closest('tr')).toHaveTextContent('HACCP certificate');
});

test('each type has its own icon, and an unknown type has the icon of Other', async () => {
  const documents = [...DOCUMENT_TYPES, 'licence' as never].map((type, index) =>
    sampleDocument({ id: `${DOCUMENT_ID.slice(0, -2)}${10 + index}`, type }),
  );
  renderInHost(<DocumentsPage />, { host: hostOf(documents) });
  const rows = () => screen.getAllByRole('listitem');
  await waitFor(() => expect(rows()).toHaveLength(14));
  const drawings = rows().map((row) => row.querySelector('svg')!.innerHTML);
  expect(new Set(drawings).size).toBe(13);
  expect(drawings[13]).toBe(drawings[DOCUMENT_TYPES.indexOf('other')]);
});

test('search, filters and page of the URL are sent to the server', async () => {
  const { host } = renderInHost(<DocumentsPage />, {
    host: hostOf([]),
    at: `/documents?search=a%25&type=sop&supplierId=${SUPPLIER_ID}&offset=50`,
  });
  expect(await screen.findByText('No documents found')).toBeVisible();
  expect(Object.fromEntries(host.requests(listDocuments)[0]!.query)).toEqual({
    search: 'a%',
    type: 'sop',
    supplierId: SUPPLIER_ID,
    limit: '50',
    offset: '50',
  });
});

test('a failed load shows the error with Retry, not the empty state', async () => {
  renderInHost(<DocumentsPage />, { host: hostOf().fail(listDocuments, 503) });
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('No documents found')).toBeNull();
});

test('a file that is too large is rejected before anything is sent', async () => {
  const { host } = renderInHost(<DocumentsPage />, { host: hostOf() });
  const file = new File([''], 'scan.pdf');
  Object.defineProperty(file, 'size', { value: MAX_UPLOAD_BYTES + 1 });
  const dialog = await upload(file);
  expect(await dialog.findByText('scan.pdf exceeds the maximum allowed size of 10 MB')).toBeVisible();
  expect([sent.length, host.requests(requestUpload).length]).toEqual([0, 0]);
});

test('an uploaded file becomes a document with the entered details; the form offers the specified seven types first', async () => {
  const { host } = renderInHost(<DocumentsPage />, { host: hostOf() });
  const dialog = await upload(new File(['%PDF'], 'audit.pdf'));
  await waitFor(() => expect(dialog.getByLabelText(/Title/)).toHaveValue('audit.pdf'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save Document' }));
  expect(await dialog.findByText('Choose a document type')).toBeVisible();
  await userEvent.click(dialog.getByRole('combobox', { name: /Document Type/ }));
  await dialog.findByRole('option', { name: 'Audit Report' });
  expect(dialog.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Certificate',
    'Audit Report',
    'Test Result',
    'HACCP Plan',
    'SOP',
    'Corrective Action',
    'Other',
    'Letter',
    'Supplier Evaluation',
    'Visit Report',
    'Registration',
    'Prior Notice',
  ]);
  await userEvent.click(dialog.getByRole('option', { name: 'Audit Report' }));
  await userEvent.type(dialog.getByLabelText(/Document Date/), '2026-03-01');
  await userEvent.type(dialog.getByLabelText('Expiry Date'), '2027-03-05');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Document' }));
  expect(await screen.findByText('Document uploaded successfully')).toBeVisible();
  expect(sent.map(({ url }) => url)).toEqual([TARGET.uploadURL]);
  expect(host.requests(createDocument).map(({ body }) => body)).toEqual([
    {
      title: 'audit.pdf',
      type: 'audit_report',
      supplierId: null,
      documentDate: '2026-03-01T00:00:00.000Z',
      expirationDate: '2027-03-05T00:00:00.000Z',
      description: null,
      language: 'en',
      fileName: 'audit.pdf',
      filePath: '/objects/f1',
    },
  ]);
  await waitFor(() => expect(host.requests(listDocuments)).toHaveLength(2));
});

test('leaving registers the file as a system document, after a confirmation if details were entered', async () => {
  const { host } = renderInHost(<DocumentsPage />, { host: hostOf() });
  const dialog = await upload(new File(['x'], 'note.txt'));
  await userEvent.type(await dialog.findByLabelText('Description'), 'Swab results');
  await userEvent.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without these details?' }));
  expect(host.requests(createDocument)).toHaveLength(0);
  await userEvent.click(question.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('note.txt was kept as a system document of type Other')).toBeVisible();
  expect(host.requests(createDocument)[0]!.body).toEqual({
    title: 'note.txt',
    type: 'other',
    fileName: 'note.txt',
    filePath: '/objects/f1',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('if the file cannot be registered, the dialog stays open; unmounting the screen tries again', async () => {
  const host = hostOf().fail(createDocument, 503);
  const { unmount } = renderInHost(<DocumentsPage />, { host });
  const dialog = await upload(new File(['x'], 'note.txt'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Skip Details' }));
  expect(await screen.findByText('Failed to save document')).toBeVisible();
  expect(dialog.getByLabelText(/Title/)).toBeVisible();
  unmount();
  await waitFor(() => expect(host.requests(createDocument)).toHaveLength(2));
});

test('an edit sends If-Match with the version that was opened', async () => {
  const host = hostOf()
    .answer(getDocument, sampleDocument({ version: 7 }))
    .answer(updateDocument, sampleDocument());
  renderInHost(<DocumentsPage />, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit HACCP certificate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Document' }));
  const title = await dialog.findByLabelText(/Title/);
  await userEvent.clear(title);
  await userEvent.type(title, 'HACCP certificate 2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Update Document' }));
  expect(await screen.findByText('Document updated successfully')).toBeVisible();
  const { headers, body } = host.requests(updateDocument)[0]!;
  expect(headers['If-Match']).toBe('"7"');
  expect(body).toEqual({ title: 'HACCP certificate 2026' });
});

test('a document in another language with a damaged file says both; its language can be changed', async () => {
  const document = sampleDocument({ language: 'vi', fileDamagedSince: '2026-03-06T09:30:00.000Z' });
  const host = hostOf([document])
    .answer(getDocument, document)
    .answer(listDocumentVersions, { versions: [], total: 0 })
    .answer(documentSignatures.list, { signatures: [], total: 0, recordVersion: 2 })
    .answer(updateDocument, document);
  renderInHost(<DocumentsPage />, { host, at: `/documents?view=${DOCUMENT_ID}` });
  const details = within(await screen.findByRole('dialog', { name: 'HACCP certificate' }));
  expect(await details.findByText('Vietnamese')).toBeVisible();
  expect(details.getByText('File damaged')).toBeVisible();
  expect(details.getByText(/^The stored file is missing or altered \(detected Mar 6, 2026/)).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Documents', hidden: true }));
  expect(await list.findByText('File damaged')).toBeVisible();
  await userEvent.click(details.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Edit Document' }));
  const language = await form.findByRole('combobox', { name: /^Language/ });
  expect(language).toHaveValue('Vietnamese');
  await userEvent.clear(language);
  await userEvent.type(language, 'spani');
  await userEvent.click(await screen.findByRole('option', { name: /Spanish/ }));
  await userEvent.click(form.getByRole('button', { name: 'Update Document' }));
  await waitFor(() => expect(host.requests(updateDocument)[0]?.body).toMatchObject({ language: 'es' }));
});

test('the documents of the page are offered to sign', async () => {
  const host = hostOf().fail(documentSignatures.preview, 503);
  renderInHost(<DocumentsPage />, { host, at: '/documents?type=certificate' });
  await act(() => userEvent.click(screen.getByRole('button', { name: 'Sign several' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign documents' }));
  expect(await dialog.findByText(/^Bay Seafood Ltd · haccp-2026.pdf · Uploaded Mar 5, 2026/)).toBeVisible();
  expect(Object.fromEntries(host.requests(listDocuments).at(-1)!.query)).toEqual({
    type: 'certificate',
    offset: '0',
    limit: '50',
  });
});

test.each(['', `?view=${DOCUMENT_ID}`, `?edit=${DOCUMENT_ID}`, '?new=1', '?upload=1'])(
  'a viewer is offered nothing that changes records at %p',
  async (query) => {
    const options = {
      host: hostOf().answer(getDocument, sampleDocument()),
      at: `/documents${query}`,
      shown: 'HACCP certificate',
    };
    expect(await offeredWrites(<DocumentsPage />, options)).not.toEqual([]);
    expect(await offeredWrites(<DocumentsPage />, { ...options, user: mockViewer })).toEqual([]);
  },
);
