import { beforeEach, expect, test } from '@jest/globals';
import { createDocument, type Document, MAX_UPLOAD_BYTES, requestUpload } from '@fsvp/contracts/documents/document';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { Form, FormDialog, useContractForm } from '@fsvp/ui/dialogs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { MockHost, mockViewer, renderInHost } from '../testing.js';
import { DocumentDrop, type DocumentDropProps } from './document-drop.js';

const BAY = '0197a000-0000-7000-8000-0000000000a1';
const pdf = (name: string, content = name) => new File([content], name, { type: 'application/pdf' });
let host: MockHost;
let puts: number;
let stored: string[];
let statuses: number[];

beforeEach(() => {
  puts = 0;
  stored = [];
  statuses = [];
  const supplier = { id: BAY, name: 'Bay Seafood Ltd', country: 'Thailand' };
  host = new MockHost()
    .answer(listSuppliers, { suppliers: [supplier as never], total: 1, next: null })
    .answer(requestUpload, () => ({ uploadURL: '/api/objects/upload/token', objectPath: `/objects/${(puts += 1)}` }))
    .answer(
      createDocument,
      ({ body }) => ({ ...(body as object), id: `id-${puts}`, version: 1 }) as unknown as Document,
    );
});

function renderDrop(props: Partial<DocumentDropProps> = {}, user?: typeof mockViewer) {
  renderInHost(<DocumentDrop onStored={({ title }) => stored.push(title)} {...props} />, {
    host,
    ...(user && { user }),
  });
  const mocked = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    init?.method === 'PUT'
      ? ({
          ok: !statuses[0],
          status: statuses.shift() ?? 200,
          text: async () =>
            JSON.stringify({ type: 'about:blank', title: 'x', status: 422, detail: 'The file is not a PDF.' }),
        } as Response)
      : mocked(input, init);
}
const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText(/^Upload files/), files);
const row = (name: string) => within(screen.getByRole('group', { name }));
const bodies = () => host.requests(createDocument).map(({ body }) => body);

test('guesses what dropped files are, says from what, and uploads them as corrected', async () => {
  renderDrop();
  const file = pdf('Audit report.pdf');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'Bay Seafood/2026-03-04/Audit report.pdf' });
  await choose(file, pdf('Letter 5 Mar 2026.pdf'));
  const audit = row('Audit report.pdf');
  // A page of this size needs a cursor.
  expect(host.requests(listSuppliers)[0]!.query.get('cursor')).toBe('');
  expect(await audit.findByLabelText(/Document Type/)).toHaveTextContent('Audit Report');
  expect(audit.getByLabelText('Supplier')).toHaveValue('Bay Seafood Ltd');
  expect(audit.getByLabelText('Supplier')).toHaveAccessibleDescription('From the folder');
  expect(audit.getByLabelText('Document Date')).toHaveValue('Mar 4, 2026');
  expect(audit.getByLabelText('Expiry Date')).toHaveAttribute('placeholder', 'Month day, year');
  const letter = row('Letter 5 Mar 2026.pdf');
  const title = letter.getByLabelText(/Title/);
  expect(title).toHaveAccessibleDescription('From the name');
  await userEvent.clear(title);
  expect(letter.getByText('Title is required')).toBeVisible();
  await userEvent.type(title, 'Letter of guarantee');
  expect(title).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: 'Upload 2 files' }));
  await waitFor(() => expect(stored).toEqual(['Audit report', 'Letter of guarantee']));
  expect(bodies()).toEqual([
    expect.objectContaining({
      type: 'audit_report',
      supplierId: BAY,
      documentDate: '2026-03-04',
      expirationDate: null,
      fileName: 'Audit report.pdf',
    }),
    expect.objectContaining({ type: 'letter', supplierId: null, documentDate: '2026-03-05' }),
  ]);
  expect(await screen.findByText('2 files uploaded.')).toBeVisible();
});

test('a directory of too many suppliers says that none is guessed', async () => {
  host.answer(listSuppliers, { suppliers: [], total: 10_001, next: 'more' });
  renderDrop();
  await choose(pdf('Bay Seafood audit.pdf'));
  expect(
    await screen.findByText('The supplier is not guessed in a directory of more than 10,000 suppliers.'),
  ).toBeVisible();
  expect(await screen.findByLabelText('Supplier')).toHaveValue('');
});

test('names each file that cannot be uploaded, and uploads the others', async () => {
  renderDrop({ links: { supplierId: BAY } });
  const large = pdf('large.pdf');
  Object.defineProperty(large, 'size', { value: MAX_UPLOAD_BYTES + 1 });
  await choose(large, new File([], 'empty.pdf'), pdf('COA.pdf'), pdf('COA.pdf'));
  expect(await screen.findByText('This file is larger than 10 MB. Choose a smaller one.')).toBeVisible();
  expect(screen.getByText('This file is empty. Choose another file.')).toBeVisible();
  expect(screen.getByText('This file is here twice.')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
  await waitFor(() => expect(stored).toEqual(['COA']));
  expect(bodies()).toEqual([expect.objectContaining({ supplierId: BAY, type: 'test_result' })]);
  expect(host.requests(listSuppliers)).toHaveLength(0);
});

test('a file that fails stays with its reason and values, and is sent again', async () => {
  renderDrop();
  statuses = [422];
  await choose(pdf('one.pdf'), pdf('two.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 2 files' }));
  expect(await screen.findByText('The file is not a PDF.')).toBeVisible();
  expect(stored).toHaveLength(1);
  await choose(pdf('three.pdf'));
  await screen.findByRole('button', { name: 'Upload 2 files' });
  expect(screen.getByText('1 file uploaded. 2 files not uploaded: see below.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove three.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: /^Retry/ }));
  await waitFor(() => expect(stored).toHaveLength(2));
  expect(screen.queryByRole('group', { name: 'Files to upload' })).toBeNull();
});

test('after a lost answer only the same document is sent again, with the same key', async () => {
  renderDrop();
  host.fail(createDocument, 503);
  await choose(pdf('one.pdf'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
  const retry = await screen.findByRole('button', { name: 'Retry one.pdf' });
  expect(screen.getByLabelText(/Title/)).toBeDisabled();
  host.answer(createDocument, { title: 'one', id: 'id' } as Document);
  await userEvent.click(retry);
  await waitFor(() => expect(stored).toEqual(['one']));
  const [first, second] = host.requests(createDocument);
  const keyOf = ({ headers }: { headers: Record<string, string> }) => headers['Idempotency-Key'];
  expect(keyOf(first!)).toHaveLength(32);
  expect(keyOf(second!)).toBe(keyOf(first!));
  expect(second!.body).toEqual(first!.body);
  expect(host.requests(requestUpload)).toHaveLength(1);
});

test('Enter in a row does not save the form around, which is refused while files are left, and asked about', async () => {
  const saved: unknown[] = [];
  const closed: true[] = [];
  function SampleForm() {
    const form = useContractForm<{ text: string }, { text: string }>({
      schema: z.object({ text: z.string() }),
      defaultValues: { text: '' },
    });
    return (
      <Form form={form} label="Sample" onSubmit={async (values) => saved.push(values)}>
        <DocumentDrop onStored={() => {}} />
        <button type="submit">Save</button>
      </Form>
    );
  }
  renderInHost(
    <FormDialog open title="Sample" onClose={() => closed.push(true)}>
      {() => <SampleForm />}
    </FormDialog>,
    { host },
  );
  await choose(pdf('one.pdf'));
  const title = await screen.findByLabelText(/Title/);
  await userEvent.type(title, '{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Upload these files or remove them before you save.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Discard changes?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect([saved, closed]).toEqual([[], []]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove one.pdf' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ text: '' }]));
});

test('folders are read, and people who may not upload see nothing', async () => {
  const file = { isFile: true, isDirectory: false, name: 'COA.pdf', fullPath: '/Bay Seafood/COA.pdf' };
  const folder = {
    isFile: false,
    isDirectory: true,
    createReader: () => {
      const answers = [[{ ...file, file: (resolve: (file: File) => void) => resolve(pdf('COA.pdf')) }], []];
      return { readEntries: (resolve: (entries: unknown[]) => void) => resolve(answers.shift()!) };
    },
  };
  renderDrop();
  fireEvent.drop(screen.getByText('Upload files'), {
    dataTransfer: { files: [], items: [{ webkitGetAsEntry: () => folder }] },
  });
  expect(await screen.findByText('Bay Seafood/COA.pdf')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Supplier')).toHaveValue('Bay Seafood Ltd'));
  document.body.replaceChildren();
  renderDrop({}, mockViewer);
  expect(screen.queryByText('Upload files')).toBeNull();
});
