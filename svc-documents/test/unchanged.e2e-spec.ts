import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { newId } from '@fsvp/service-kit/database/columns';
import { findStoredNothings, updatedPaths } from '@fsvp/service-kit/testing/unchanged';
import { registerDocument } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments({ WEBHOOK_ALLOWED_NETWORKS: ['127.0.0.0/8'] });
});
afterAll(() => service.close());

const send = async (method: string, path: string, body?: unknown) =>
  service.request(method, path, body, await service.headersOf({ id: newId(), kind: 'user', grantee: 'administrator' }));

it('stores nothing of documents and webhooks for a change that changes nothing', async () => {
  expect(updatedPaths(service)).toEqual(['/api/documents/{id}', '/api/webhooks/{id}']);
  const { body: document } = await registerDocument(service, {
    title: 'Certificate',
    expirationDate: '2027-01-31',
    externalIds: { dms: 'A/1' },
  });
  expect(await findStoredNothings(service, send, `/api/documents/${document.id}`)).toEqual([]);
  const created = await send('POST', '/api/webhooks', {
    name: 'ERP',
    url: 'http://127.0.0.1:9/hook',
    types: ['supplier.updated.v1', 'supplier.created.v1'],
  });
  expect(await findStoredNothings(service, send, `/api/webhooks/${created.body.webhook.id}`)).toEqual([]);
});
