import { beforeEach, expect, test } from '@jest/globals';
import {
  createDocument,
  type Document,
  getDocument,
  listDocuments,
  requestUpload,
} from '@fsvp/contracts/documents/document';
import { Form, useContractForm } from '@fsvp/ui/dialogs';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { SUPPLIER_ID } from '../testing/sample-records.js';
import { DocumentField } from './document-field.js';
import { titleOfFile, typeOfFile } from './upload-document.js';

const ID = '0197a000-0000-7000-8000-0000000000f8';
let puts: string[];
let host: MockHost;

function SampleForm({ onSave }: { onSave: (values: { documentId: string | null }) => void }) {
  const form = useContractForm<{ documentId: string | null }, { documentId: string | null }>({
    schema: z.object({ documentId: z.nullable(z.string()) }),
    defaultValues: { documentId: null },
  });
  return (
    <Form form={form} label="Sample" onSubmit={async (values) => onSave(values)}>
      <DocumentField label="Document" hint="The letter." supplierId={SUPPLIER_ID} />
      <button type="submit">Save</button>
    </Form>
  );
}

beforeEach(() => {
  puts = [];
  host = new MockHost()
    .answer(listDocuments, {
      documents: [],
      total: 0,
      next: null,
      counts: { total: 0, valid: 0, expiresSoon: 0, expired: 0 },
    })
    .answer(requestUpload, { uploadURL: '/api/objects/upload/token', objectPath: '/objects/1' })
    .answer(createDocument, ({ body }) => ({ ...body, id: ID, version: 1 }) as Document)
    .answer(getDocument, { id: ID, title: 'Letter of Bay Seafood' } as Document);
});

async function open(putStatus = () => 200) {
  const saved: unknown[] = [];
  renderInHost(<SampleForm onSave={(values) => saved.push(values)} />, { host });
  const mocked = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method !== 'PUT') return mocked(input, init);
    puts.push(String(input));
    const status = putStatus();
    const json = async () => ({ detail: 'The file is not a PDF.' });
    return { ok: status === 200, status, json } as Response;
  };
  await userEvent.click(screen.getByRole('button', { name: 'Upload a file…' }));
  return saved;
}
const choose = (file: File) => userEvent.upload(screen.getByLabelText(/^Drop the file here/), file);

test('a file becomes a document of the supplier, and is chosen in the form', async () => {
  const saved = await open();
  await choose(new File(['signed'], 'Letter_of-Bay Seafood.pdf'));
  expect(await screen.findByText(/Uploaded as “Letter of Bay Seafood”, Other/)).toBeVisible();
  expect(host.requests(createDocument)[0]!.body).toEqual({
    title: 'Letter of Bay Seafood',
    type: 'other',
    fileName: 'Letter_of-Bay Seafood.pdf',
    filePath: '/objects/1',
    supplierId: SUPPLIER_ID,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([{ documentId: ID }]);
});

test('says why a file was refused, keeps it, and sends it again', async () => {
  let status = 422;
  await open(() => status);
  await choose(new File([], 'empty.pdf'));
  expect(await screen.findByText('empty.pdf is empty. Choose another file.')).toBeVisible();
  expect(puts).toEqual([]);
  await choose(new File(['x'], 'Audit report 2026.pdf'));
  expect(await screen.findByText('The file is not a PDF.')).toBeVisible();
  expect(host.requests(createDocument)).toHaveLength(0);
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/Uploaded as “Audit report 2026”, Audit Report/)).toBeVisible();
});

test.each([
  ['Audit_Report-2026.pdf', 'audit_report'],
  ['COA lot 17.pdf', 'test_result'],
  ['HACCP plan.docx', 'haccp_plan'],
  ['BRCGS 2027.pdf', 'certificate'],
  ['Procedure for approval.pdf', 'sop'],
  ['Letter.pdf', 'other'],
])('the type of %s is %s', (name, type) => expect(typeOfFile(name)).toBe(type));

test('the title is the name of the file in words', () => {
  expect(titleOfFile('Carta_2026-02.final.pdf')).toBe('Carta 2026 02.final');
  expect(titleOfFile('.pdf')).toBe('.pdf');
});
