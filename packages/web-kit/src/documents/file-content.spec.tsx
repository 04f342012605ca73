import { webcrypto } from 'node:crypto';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { createDocument, type Document, requestUpload } from '@fsvp/contracts/documents/document';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MockHost, renderInHost } from '../testing.js';
import { DocumentDrop } from './document-drop.js';

jest.unstable_mockModule('./pdf-text.js', () => ({
  readFirstPage: async ({ name }: File) => (name === 'damaged.pdf' ? undefined : ''),
}));
// jsdom has none, and its bytes are not those of Node.
const digest = (name: string, bytes: ArrayBuffer) => webcrypto.subtle.digest(name, Buffer.from(bytes));
Object.defineProperty(globalThis.crypto, 'subtle', { value: { digest }, configurable: true });

function pdf(name: string, content: string): File {
  const bytes = Uint8Array.from(content, (letter) => letter.charCodeAt(0));
  return Object.assign(new File([content], name, { type: 'application/pdf' }), {
    arrayBuffer: async () => bytes.slice().buffer,
  });
}
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText(/^Upload files/), files);
const row = (name: string) => within(screen.getByRole('group', { name }));
let stored: string[];

beforeEach(() => {
  stored = [];
  let puts = 0;
  const host = new MockHost()
    .answer(requestUpload, () => ({ uploadURL: '/api/objects/upload/token', objectPath: `/objects/${(puts += 1)}` }))
    .answer(createDocument, ({ body }) => ({ ...(body as object), id: `id-${puts}` }) as unknown as Document);
  renderInHost(<DocumentDrop links={{ supplierId: 'id' }} onStored={({ title }) => stored.push(title)} />, { host });
  const mocked = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    init?.method === 'PUT' ? ({ ok: true, status: 200 } as Response) : mocked(input, init);
});

test('a damaged PDF is named, and is uploaded only by itself', async () => {
  await choose(pdf('whole.pdf', 'whole'), pdf('damaged.pdf', 'part'));
  const damaged = row('damaged.pdf');
  expect(
    await damaged.findByText('This PDF cannot be read. Open it before you upload it; it may be damaged.'),
  ).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
  await waitFor(() => expect(stored).toEqual(['whole']));
  expect(await screen.findByText('1 file uploaded. 1 file not uploaded: see below.')).toBeVisible();
  await userEvent.type(damaged.getByLabelText(/Title/), ' letter');
  await userEvent.click(damaged.getByRole('button', { name: 'Upload anyway: damaged.pdf' }));
  await waitFor(() => expect(stored).toEqual(['whole', 'damaged letter']));
});

test('a file with the content of another is named with it, in one drop and in the next', async () => {
  await choose(pdf('audit.pdf', 'one'), pdf('other.pdf', 'two'), pdf('audit copy.pdf', 'one'));
  expect(await row('audit copy.pdf').findByText('This file is here twice, also as audit.pdf.')).toBeVisible();
  await choose(pdf('again.pdf', 'two'));
  expect(await row('again.pdf').findByText('This file is here twice, also as other.pdf.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 2 files' }));
  await waitFor(() => expect([...stored].sort()).toEqual(['audit', 'other']));
  expect(await screen.findByText('2 files uploaded. 2 files not uploaded: see below.')).toBeVisible();
});
