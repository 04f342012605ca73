import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Document } from '@fsvp/contracts/documents/document';
import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { Signable } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { grantFor, newSigner } from '@fsvp/service-kit/testing/signing';
import { eventually, TEST_EVENT_LOG_KEY, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { Client } from 'pg';
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

it('names the row of a signature in the audit check when one byte of its content was altered (E14)', async () => {
  const { id } = (await registerDocument(service)).body as Document;
  const grant = await grantFor((await get(id, 'signable')) as Signable, 'approved', MIA);
  const path = `/api/documents/${id}/signatures`;
  const { body: signed } = await service.request('POST', path, { grant }, await service.headersOf(MIA));
  const owner = new Client({ connectionString: service.ownerUrl });
  await owner.connect();
  try {
    await eventually(async () => {
      const { rows } = await owner.query<{ open: number }>(
        `select (select count(*) from event_log where published_at is null)
           + (select count(*) from event_log) - (select count(*) from audit_entries) as open`,
      );
      return Number(rows[0]!.open) === 0;
    });
    // Someone who knows the hash changes it too; only the event log has what was signed.
    await owner.query(
      `update signatures set content = overlay(content placing 'X' from 20 for 1),
         content_sha256 = encode(sha256(convert_to(overlay(content placing 'X' from 20 for 1), 'UTF8')), 'hex') where id = $1`,
      [signed.id],
    );
  } finally {
    await owner.end();
  }
  const command = fileURLToPath(new URL('../../tools/audit-verify.mjs', import.meta.url));
  const checked = promisify(execFile)(process.execPath, [command, '--database', `documents=${service.databaseUrl}`], {
    env: { PATH: process.env.PATH, EVENT_LOG_KEYS: TEST_EVENT_LOG_KEY },
  });
  await expect(checked).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining(
      `signature ${signed.id} differs from its latest entry in the log: content, contentSha256. It was changed without the service.`,
    ),
  });
});

it('names the verification activity and the corrective action of a document as they are called now, deleted ones too', async () => {
  const stream = service.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
  await stream.ensureStream();
  const [activity, action, unknown] = [newId(), newId(), newId()];
  const publish = (
    event: Pick<EventEnvelope, 'aggregateType' | 'aggregateId' | 'aggregateVersion' | 'type' | 'before' | 'after'>,
  ) => {
    const id = newId();
    const facts = {
      id,
      service: 'quality' as const,
      actor: TEST_USER_ID,
      requestId: 'req-9',
      occurredAt: new Date().toISOString(),
    };
    return stream.publish(`fsvp.quality.${event.type}`, id, JSON.stringify({ ...facts, ...event }));
  };
  const audit = { aggregateType: 'verification-activity', aggregateId: activity };
  const renamed = { id: activity, title: 'Annual audit, Callao' };
  await publish({
    ...audit,
    aggregateVersion: 2,
    type: 'verification-activity.updated.v1',
    before: null,
    after: renamed,
  });
  const created = { id: activity, title: 'Annual audit' };
  await publish({
    ...audit,
    aggregateVersion: 1,
    type: 'verification-activity.created.v1',
    before: null,
    after: created,
  });
  const deleted = { aggregateType: 'corrective-action', aggregateId: action, aggregateVersion: 2 };
  const last = { id: action, title: 'Histamine in tuna' };
  await publish({ ...deleted, type: 'corrective-action.deleted.v1', before: last, after: null });

  const links = { verificationId: activity, correctiveActionId: action };
  const { body: document } = await registerDocument(service, links);
  const shown = async (id: string) => {
    const { rows } = (await get(id, 'signable')) as Signable;
    const text = (field: string) => rows.find((row) => row.field === field)?.text;
    return [text('verificationId'), text('correctiveActionId')];
  };
  await eventually(async () => (await shown(document.id))[1] === 'Histamine in tuna');
  expect(await shown(document.id)).toEqual(['Annual audit, Callao', 'Histamine in tuna']);
  const { body: other } = await registerDocument(service, { verificationId: unknown });
  expect((await shown(other.id))[0]).toBe(unknown);
});
