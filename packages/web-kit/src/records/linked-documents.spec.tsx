import { expect, test } from '@jest/globals';
import { listDocuments, type Document } from '@fsvp/contracts/documents/document';
import { screen, within } from '@testing-library/react';
import { MockHost, renderInHost } from '../testing.js';
import { LinkedDocuments } from './linked-documents.js';

const ID = '0197a000-0000-7000-8000-0000000000c1';
const links = { verificationId: ID, supplierId: '0197a000-0000-7000-8000-0000000000a1' };
const certificate = {
  id: ID,
  title: 'HACCP certificate',
  fileName: 'haccp 2026.pdf',
  type: 'certificate',
  expirationDate: '2020-03-05T00:00:00.000Z',
} as Document;
const counts = { total: 1, valid: 0, expiresSoon: 0, expired: 1 };

test('lists the linked documents with links to open and download them, and a link to the upload', async () => {
  const host = new MockHost().answer(listDocuments, { documents: [certificate], total: 1, next: null, counts });
  renderInHost(<LinkedDocuments links={links} />, { host });
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'HACCP certificate' })).toHaveAttribute('href', `/documents?view=${ID}`);
  expect(row.getByRole('link', { name: 'Download HACCP certificate' })).toHaveAttribute(
    'href',
    `/api/documents/${ID}/download`,
  );
  expect(row.getByText('Expired')).toBeVisible();
  expect(row.getByText('Certificate · haccp 2026.pdf · Expires Mar 5, 2020')).toBeVisible();
  expect(host.requests(listDocuments)[0]!.query.get('verificationId')).toBe(ID);
  const upload = screen.getByRole('link', { name: 'Upload Document' }).getAttribute('href')!;
  expect(Object.fromEntries(new URLSearchParams(upload.split('?')[1]))).toEqual({ upload: '1', ...links });
});

test('shows that nothing is attached, and an error if the documents cannot be loaded', async () => {
  const { unmount } = renderInHost(<LinkedDocuments links={links} />, {
    host: new MockHost().answer(listDocuments, { documents: [], total: 0, next: null, counts }),
  });
  expect(await screen.findByText('No documents are attached.')).toBeVisible();
  unmount();
  renderInHost(<LinkedDocuments links={links} />, { host: new MockHost().fail(listDocuments, 503) });
  expect(await screen.findByText('The attachments could not be loaded')).toBeVisible();
  expect(screen.queryByText('No documents are attached.')).toBeNull();
});
