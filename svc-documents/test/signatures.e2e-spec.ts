import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Document } from '@fsvp/contracts/document';
import type { Signable } from '@fsvp/contracts/signature';
import { grantFor, newSigner } from '@fsvp/service-kit/testing/signing';
import { registerDocument, SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

const MIA = newSigner('Mia Chen');
let service: TestDocuments;

beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

const get = async (id: string, rest: string) => (await service.request('GET', `/api/documents/${id}/${rest}`)).body;

it('signs a document for one version of its file, which a newer file does not inherit', async () => {
  const { id, sha256 } = (await registerDocument(service)).body as Document;
  const read = (await get(id, 'signable')) as Signable;
  expect(JSON.parse(read.content)).toMatchObject({
    recordType: 'document',
    type: 'certificate',
    sha256,
    fileVersion: 1,
  });
  const { status, body } = await service.request(
    'POST',
    `/api/documents/${id}/signatures`,
    { grant: await grantFor(read, 'reviewed_and_assessed', MIA) },
    await service.headersOf(MIA),
  );
  expect([status, body.state, body.recordVersion]).toEqual([201, 'valid', 1]);

  const filePath = await uploadFile(service, SAMPLES.csv);
  await service.request('POST', `/api/documents/${id}/versions`, { filePath, fileName: 'newer.csv' });
  const { signatures, recordVersion } = await get(id, 'signatures');
  expect([signatures[0].state, recordVersion]).toEqual(['stale', 2]);
  const { signed, current } = await get(id, `signatures/${signatures[0].id}/verify`);
  const hashOf = ({ rows }: Signable) => rows.find(({ field }) => field === 'sha256')?.text;
  expect(hashOf(signed)).toBe(sha256);
  expect(hashOf(current)).not.toBe(sha256);
});
