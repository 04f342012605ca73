import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentLinkRequested } from '@fsvp/contracts/quality/document-link.record';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { registerDocument } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
let stream: EventStream;
beforeAll(async () => {
  service = await startDocuments();
  stream = service.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
});
afterAll(() => service.close());

const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);
const read = async (id: string) => (await service.request('GET', `/api/documents/${id}`)).body;
const readEntry = async (id: string) => (await service.request('GET', `/internal/documents/${id}`)).body;

interface Links {
  documentId: string;
  verificationId?: string;
  correctiveActionId?: string;
}

function createRequest({ documentId, verificationId = null!, correctiveActionId = null! }: Links): EventEnvelope {
  const id = newId();
  return {
    id: newId(),
    service: 'quality',
    aggregateType: 'document-link',
    aggregateId: id,
    aggregateVersion: 1,
    type: documentLinkRequested.type,
    actor: TEST_USER_ID,
    requestId: 'req-8',
    occurredAt: new Date().toISOString(),
    before: null,
    after: { id, version: 1, documentId, verificationId, correctiveActionId },
  };
}

/** Publishes a request like svc-quality, and waits until it is handled. */
async function handle(event: EventEnvelope): Promise<void> {
  await stream.ensureStream();
  await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
  await eventually(
    async () =>
      (
        await query(
          `select from inbox where event_id = $1 and consumer = 'documents-link-requested-documents'
           union all select from dead_letter where event_id = $1`,
          [event.id],
        )
      ).length,
  );
}

describe('a requested link', () => {
  it('is stored with the document, as a change by the user of the request', async () => {
    const { body: document } = await registerDocument(service);
    const [verificationId, correctiveActionId] = [newId(), newId()];
    await handle(createRequest({ documentId: document.id, verificationId }));
    await handle(createRequest({ documentId: document.id, correctiveActionId }));
    expect(await read(document.id)).toMatchObject({ verificationId, correctiveActionId, version: 3 });
    expect(await readEntry(document.id)).toEqual({
      id: document.id,
      title: document.title,
      fileName: document.fileName,
      mimeType: 'application/pdf',
      fileSize: document.fileSize,
      verificationId,
      correctiveActionId,
      supplierId: null,
      expirationDate: null,
      version: 3,
      language: 'en',
      fileDamagedSince: null,
      fileVersion: 1,
      translations: [],
      sha256: document.sha256,
      fileAddedAt: document.createdAt,
      withdrawn: false,
    });
    expect(
      await query('select type, actor, request_id from event_log where aggregate_id = $1 and aggregate_version = 2', [
        document.id,
      ]),
    ).toEqual([{ type: 'document.updated.v1', actor: TEST_USER_ID, request_id: 'req-8' }]);
  });

  it('that arrives again after the link was removed does not restore it', async () => {
    const { body: document } = await registerDocument(service);
    const request = createRequest({ documentId: document.id, verificationId: newId() });
    await handle(request);
    await service.request('PUT', `/api/documents/${document.id}`, { verificationId: null });
    await query('delete from inbox where event_id = $1', [request.id]);
    await handle(request);
    expect(await read(document.id)).toMatchObject({ verificationId: null, version: 3 });
  });

  it('changes neither a document with another link nor a withdrawn or unknown one', async () => {
    const linked = newId();
    const { body: taken } = await registerDocument(service, { correctiveActionId: linked });
    const { body: withdrawn } = await registerDocument(service);
    await service.request('DELETE', `/api/documents/${withdrawn.id}`);
    for (const documentId of [taken.id, withdrawn.id, newId()])
      await handle(createRequest({ documentId, correctiveActionId: newId() }));
    expect(await read(taken.id)).toMatchObject({ correctiveActionId: linked, version: 1 });
    expect(await readEntry(withdrawn.id)).toMatchObject({ correctiveActionId: null, version: 2, withdrawn: true });
    expect(await query('select from dead_letter')).toEqual([]);
  });
});

it('gives documents to the services that copy them, by id, withdrawn ones too', async () => {
  const { body: expiring } = await registerDocument(service, { expirationDate: '2027-02-28' });
  const { body: withdrawn } = await registerDocument(service);
  await service.request('DELETE', `/api/documents/${withdrawn.id}`);
  const readPage = async (after: string) =>
    (await service.request('GET', `/internal/documents?limit=1&after=${after}`)).body as DocumentEntry[];
  const before = (await service.request('GET', '/internal/documents')).body as DocumentEntry[];
  expect(before.slice(-2).map(({ id }) => id)).toEqual([expiring.id, withdrawn.id]);
  expect(await readPage(before.at(-3)!.id)).toEqual([await readEntry(expiring.id)]);
  expect(await readPage(expiring.id)).toEqual([await readEntry(withdrawn.id)]);
  expect(await readEntry(withdrawn.id)).toMatchObject({ withdrawn: true });
  expect(await readPage(withdrawn.id)).toEqual([]);
});
