import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import { documentLinkRequested } from '@fsvp/contracts/quality/document-link.record';
import { documentUpdated, documentWithdrawn } from '@fsvp/contracts/documents/document.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { sampleDocument, startQuality, type TestQuality } from './start.js';

let service: TestQuality;
let supplierId: string;
beforeAll(async () => {
  service = await startQuality();
  supplierId = service.suppliers.add('Attached Foods');
});
afterAll(() => service.close());

const attachmentOf = (documentId: string, title: string) => ({
  documentId,
  title,
  fileName: `${title}.pdf`,
  mimeType: 'application/pdf',
  fileSize: 1234,
});
const linkRequests = () =>
  service.database.dataSource.query<{ after: Record<string, unknown> }[]>(
    'select after from event_log where type = $1 order by id',
    [documentLinkRequested.type],
  );

/** Publishes an event of a document like svc-documents, and waits until it is handled. */
async function publishDocument(definition: EventDefinition, id: string, changes: Record<string, unknown>) {
  const { withdrawn: _, ...document } = sampleDocument(id, 'Certificate');
  const data = { ...document, isActive: definition !== documentWithdrawn, version: 2, ...changes };
  await waitUntilHandled(service, await publish(service, definition, data));
}

describe.each([
  [
    '/api/verification-activities',
    'activities',
    'verificationId',
    () => ({ supplierId, title: 'Audit', scheduledDate: today(), dueDate: today() }),
  ],
  [
    '/api/corrective-actions',
    'actions',
    'correctiveActionId',
    () => ({ supplierId, title: 'Fix', description: 'x', correctiveAction: 'y', dueDate: today() }),
  ],
] as const)('attachments of %s', (path, collection, field, body) => {
  const post = (more: object = {}) => service.request('POST', path, { ...body(), ...more });
  const create = async (more: object = {}) => (await post(more)).body as { id: string; attachments: unknown[] };
  const put = (id: string, attachments: unknown) => service.request('PUT', `${path}/${id}`, { attachments });
  const read = async (id: string) => {
    const { body: one } = await service.request('GET', `${path}/${id}`);
    const { body: list } = await service.request('GET', `${path}?supplierId=${supplierId}`);
    const listed = (list[collection] as { id: string; attachments: unknown[] }[]).find((record) => record.id === id);
    expect(listed!.attachments).toEqual(one.attachments);
    return one.attachments as unknown[];
  };

  it('are the documents named at the creation and at changes, and svc-documents is asked to link them', async () => {
    const [first, second] = [service.suppliers.addDocument('First'), service.suppliers.addDocument('Second')];
    const before = (await linkRequests()).length;
    const { id, attachments } = await create({ attachments: [first] });
    expect(attachments).toEqual([attachmentOf(first, 'First')]);
    expect(await read(id)).toEqual(attachments);
    const both = [attachmentOf(first, 'First'), attachmentOf(second, 'Second')];
    expect((await put(id, [second])).body.attachments).toEqual(both);
    expect((await put(id, both)).body.attachments).toEqual(both);
    for (const none of [[], null]) expect((await put(id, none)).body.attachments).toEqual(both);
    expect(await read(id)).toEqual(both);
    expect((await linkRequests()).slice(before).map(({ after }) => after)).toEqual(
      [first, second].map((documentId) => expect.objectContaining({ documentId, [field]: id })),
    );
    expect((await create()).attachments).toEqual([]);
  });

  it('follow the events of the documents', async () => {
    const { id } = await create();
    const document = newId();
    await publishDocument(documentUpdated, document, { [field]: id });
    expect(await read(id)).toEqual([attachmentOf(document, 'Certificate')]);
    await publishDocument(documentUpdated, document, { [field]: id, title: 'Renewed', fileSize: 9, version: 3 });
    expect(await read(id)).toMatchObject([{ title: 'Renewed', fileSize: 9 }]);
    await publishDocument(documentUpdated, document, { version: 4 });
    expect(await read(id)).toEqual([]);
    await publishDocument(documentUpdated, document, { [field]: id, version: 5 });
    await publishDocument(documentWithdrawn, document, { [field]: id, version: 6 });
    expect(await read(id)).toEqual([]);
  });

  it('can be neither unknown, withdrawn nor linked to another record', async () => {
    const withdrawn = service.suppliers.addDocument('Withdrawn', { withdrawn: true });
    const taken = service.suppliers.addDocument('Taken', { [field]: newId() });
    const free = service.suppliers.addDocument('Free');
    for (const [attachments, errors] of [
      [[free, newId()], [{ path: 'attachments.1', message: expect.stringContaining('no such document') }]],
      [[withdrawn], [{ path: 'attachments.0', message: expect.stringContaining('no such document') }]],
      [[taken], [{ path: 'attachments.0', message: expect.stringContaining('linked to another') }]],
      [['certificate.pdf'], [{ path: 'attachments.0', message: 'Not a valid id' }]],
      ['certificate.pdf', [{ path: 'attachments', message: 'Enter a list of document ids' }]],
    ] as const)
      expect(await post({ attachments })).toMatchObject({ status: 400, body: { errors } });
    expect((await create({ attachments: [free] })).attachments).toHaveLength(1);
  });

  it('can be linked to one record only when two are created at once', async () => {
    const document = service.suppliers.addDocument('Wanted twice');
    const statuses = (await Promise.all([post({ attachments: [document] }), post({ attachments: [document] })])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 400]);
  });
});
