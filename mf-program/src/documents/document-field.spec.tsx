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

const ID = '0197a000-0000-7000-8000-0000000000f8';
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

test('a file becomes a document of the supplier, and is chosen in the form', async () => {
  const saved: unknown[] = [];
  renderInHost(<SampleForm onSave={(values) => saved.push(values)} />, { host });
  const mocked = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    init?.method === 'PUT' ? ({ ok: true, status: 200 } as Response) : mocked(input, init);
  await userEvent.upload(screen.getByLabelText(/^Upload a file/), new File(['signed'], 'Letter_of-Bay Seafood.txt'));
  await userEvent.click(await screen.findByRole('button', { name: 'Upload 1 file' }));
  expect(await screen.findByText('1 file uploaded.')).toBeVisible();
  expect(host.requests(createDocument)[0]!.body).toMatchObject({
    title: 'Letter of Bay Seafood',
    type: 'letter',
    filePath: '/objects/1',
    supplierId: SUPPLIER_ID,
  });
  expect(screen.getByLabelText(/^Document/)).toHaveValue('Letter of Bay Seafood');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toEqual([{ documentId: ID }]);
});
