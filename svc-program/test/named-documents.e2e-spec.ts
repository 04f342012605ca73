import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { TestFiles } from './files.js';
import { importerBody } from './importers.js';
import { startTestProgram, type TestProgram } from './individuals.js';

let program: TestProgram;
let files: TestFiles;
let fileId: string;
let importerId: string;
beforeAll(async () => {
  program = await startTestProgram();
  files = new TestFiles(program);
  ({ id: fileId, importerId } = await files.open());
  program.suppliers.sources.checksDocuments = true;
});
afterAll(() => program.close());

const DAY = '2026-01-05';
type Save = [field: string, (documentId: string) => ReturnType<TestProgram['send']>];
const saves = (): Record<string, Save> => ({
  assurance: [
    'documentId',
    (documentId) =>
      program.send('POST', '/api/assurances', {
        kind: 'VS-2',
        fileId,
        effectiveOn: DAY,
        signerName: 'R. Mehta',
        signerTitle: 'Head of quality',
        statement: 'We comply.',
        documentId,
      }),
  ],
  'check of standing': [
    'documentId',
    (documentId) =>
      program.send('POST', `/api/fsvp-files/${fileId}/standing-checks`, {
        kind: 'scope',
        countryCode: 'NZ',
        authority: 'MPI',
        found: true,
        how: 'Register',
        checkedOn: DAY,
        documentId,
      }),
  ],
  'record of a control elsewhere': [
    'documentId',
    (documentId) =>
      program.send('POST', `/api/fsvp-files/${fileId}/control-records`, {
        kind: 'LACF-1',
        effectiveOn: DAY,
        documentId,
        statement: 'The retort records of lot 7 show the scheduled process.',
        reviewerName: 'Dana Reyes',
      }),
  ],
  procedure: [
    'documentId',
    (documentId) =>
      program.send('POST', '/api/procedures', {
        importerId,
        code: 'PR-1',
        title: 'Approved suppliers',
        effectiveFrom: DAY,
        establishedBy: 'self',
        documentId,
      }),
  ],
  'consent of an agent': [
    'consentDocumentId',
    (consentDocumentId) =>
      program.send('POST', '/api/importers', importerBody({ role: 'us_agent', consentDocumentId })),
  ],
  'choice of evidence': [
    'links.1.recordId',
    (recordId) =>
      program.send('PUT', `/api/fsvp-files/${fileId}/evidence/VS-2`, {
        links: [
          { recordType: 'hazard-analysis', recordId: newId(), recordVersion: 1 },
          { recordType: 'document', recordId, recordVersion: 1 },
        ],
      }),
  ],
});

describe.each(Object.keys(saves()))('the document of a new %s', (name) => {
  const save = (id: string) => saves()[name]![1](id);

  it('must exist', async () => {
    expect(await save(newId())).toMatchObject({
      status: 400,
      body: {
        errors: [{ path: saves()[name]![0], message: 'There is no such document; it may have been deleted' }],
      },
    });
  });

  it('is not checked while svc-documents does not answer', async () => {
    const { unreachable } = program.suppliers.sources;
    unreachable.add('documents');
    try {
      expect([200, 201]).toContain((await save(newId())).status);
    } finally {
      unreachable.delete('documents');
    }
  });
});

it('a document that the copy did not have is judged at once, and a correction must name one that exists', async () => {
  const id = newId();
  program.suppliers.sources.documents.push({
    id,
    version: 1,
    title: 'Letter',
    type: 'certificate',
    fileName: 'letter.pdf',
    withdrawn: false,
    verificationId: null,
    correctiveActionId: null,
    supplierId: null,
    expirationDate: null,
  } as never);
  const { status, body: stored } = await saves().assurance![1](id);
  expect(status).toBe(201);
  const known = await program.database.dataSource.query('select title from document_directory where id = $1', [id]);
  expect(known).toEqual([{ title: 'Letter' }]);
  const change = (documentId: string) => program.send('PUT', `/api/assurances/${stored.id}`, { documentId });
  expect(await change(newId())).toMatchObject({ status: 400, body: { errors: [{ path: 'documentId' }] } });
  expect((await change(id)).status).toBe(200);
});
