import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import { documentRegistered, documentUpdated, documentVersionAdded } from '@fsvp/contracts/documents/document.record';
import { exportVerificationRows } from '@fsvp/contracts/quality/internal';
import type { Signable, Signature, SignatureState } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { canonicalText, sha256 } from '@fsvp/service-kit/signatures/canonical';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { grantFor, newSigner } from '@fsvp/service-kit/testing/signing';
import pg from 'pg';
import { sampleDocument, startQuality, type TestQuality } from './start.js';

const MIA = newSigner('Mia Chen');
const NOAH = newSigner('Noah Berg');
const ACTIVITIES = '/api/verification-activities';
const ACTIONS = '/api/corrective-actions';
const [FIRST, SECOND] = ['a'.repeat(64), 'b'.repeat(64)];

let quality: TestQuality;
let supplierId: string;
beforeAll(async () => {
  quality = await startQuality();
  supplierId = quality.suppliers.add('Bay Seafood');
});
afterAll(() => quality.close());

async function create(path: string, attachments: string[]): Promise<string> {
  const body = { supplierId, title: 'Onsite audit', dueDate: '2026-03-05', attachments };
  const activity = { type: 'audit', status: 'completed', scheduledDate: '2026-03-01', completedDate: '2026-03-04' };
  const action = { description: 'A door', correctiveAction: 'Closed it', status: 'closed' };
  const effective = { verificationOfEffectiveness: 'It is closed' };
  const answer = await quality.request('POST', path, {
    ...body,
    ...(path === ACTIONS ? { ...action, ...effective } : activity),
  });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

const preview = async (path: string, id: string) => quality.request('GET', `${path}/${id}/signable`);

async function sign(path: string, id: string, signer = MIA): Promise<Signature> {
  const read = (await preview(path, id)).body as Signable;
  const grant = await grantFor(read, path === ACTIONS ? 'closed_effective' : 'conducted', signer);
  const headers = await quality.headersOf(signer);
  const { status, body } = await quality.request('POST', `${path}/${id}/signatures`, { grant }, headers);
  expect(status).toBe(201);
  return body as Signature;
}

async function statesOf(path: string, id: string): Promise<SignatureState[]> {
  const { signatures } = (await quality.request('GET', `${path}/${id}/signatures`)).body as { signatures: Signature[] };
  return signatures.map(({ state }) => state);
}

/** Publishes an event of a document like svc-documents, which knows the document from then on. */
async function publishDocument(definition: EventDefinition, id: string, version: number, changes: object = {}) {
  const { withdrawn: _, ...document } = { ...sampleDocument(id, 'Audit report'), ...changes, version };
  await waitUntilHandled(quality, await publish(quality, definition, { ...document, isActive: true }));
}

async function queryAsOwner(text: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: quality.ownerUrl });
  await owner.connect();
  await owner.query(text, values).finally(() => owner.end());
}

/** Makes a signature one of release 0.3.0, which did not cover files. */
async function makeOld({ id }: Signature, signedAt: string): Promise<void> {
  const [row] = await quality.database.dataSource.query<{ content: string }[]>(
    'select content from signatures where id = $1',
    [id],
  );
  const { documentFiles, ...content } = JSON.parse(row!.content) as Record<string, unknown>;
  expect(documentFiles).toBeDefined();
  const text = canonicalText(content);
  await queryAsOwner('update signatures set content = $2, content_sha256 = $3, signed_at = $4 where id = $1', [
    id,
    text,
    sha256(text),
    signedAt,
  ]);
}

describe.each([
  [ACTIVITIES, 'verificationId'],
  [ACTIONS, 'correctiveActionId'],
])('the signature of one of %s', (path, link) => {
  let report: string;
  let id: string;
  beforeEach(async () => {
    report = newId();
    await publishDocument(documentRegistered, report, 1);
    id = await create(path, [report]);
  });
  const replaceFile = (version: number, fileVersion: number, hash: string) =>
    publishDocument(documentVersionAdded, report, version, { [link]: id, fileVersion, sha256: hash });

  it('covers the files of its attachments: a new file makes it stale, and the signed file valid again', async () => {
    const read = (await preview(path, id)).body as Signable;
    expect(JSON.parse(read.content)).toMatchObject({ documentFiles: [{ documentId: report, sha256: FIRST }] });
    expect(read.rows).toContainEqual({
      field: 'documentFiles',
      label: 'SHA-256 of Files',
      text: `Audit report: ${FIRST}`,
    });
    await sign(path, id);
    await publishDocument(documentUpdated, report, 2, { [link]: id, title: 'Another title' });
    expect(await statesOf(path, id)).toEqual(['valid']);
    await replaceFile(3, 2, SECOND);
    expect(await statesOf(path, id)).toEqual(['stale']);
    await replaceFile(4, 3, FIRST);
    expect(await statesOf(path, id)).toEqual(['valid']);
  });

  it('is refused if a file was replaced since the record was read', async () => {
    const read = (await preview(path, id)).body as Signable;
    const grant = await grantFor(read, path === ACTIONS ? 'closed_effective' : 'conducted', MIA);
    await replaceFile(2, 2, SECOND);
    const headers = await quality.headersOf(MIA);
    const { status, body } = await quality.request('POST', `${path}/${id}/signatures`, { grant }, headers);
    expect([status, body.code]).toEqual([409, 'record-changed']);
  });

  it('that was given in release 0.3.0 is valid until a file is added later', async () => {
    await makeOld(await sign(path, id), '2026-02-01T10:00:00.000Z');
    // The file is older than the signature.
    await quality.database.dataSource.query('update document_files set added_at = $2 where document_id = $1', [
      report,
      '2026-01-05T10:00:00.000Z',
    ]);
    expect(await statesOf(path, id)).toEqual(['valid']);
    // Another person signs the same content: both count.
    await sign(path, id, NOAH);
    expect(await statesOf(path, id)).toEqual(['valid', 'valid']);
    await replaceFile(2, 2, SECOND);
    expect(await statesOf(path, id)).toEqual(['stale', 'superseded']);
    await sign(path, id, NOAH);
    expect(await statesOf(path, id)).toEqual(['valid', 'superseded', 'superseded']);
  });

  it('that was given in release 0.3.0 is stale alone, if a file was added later', async () => {
    await makeOld(await sign(path, id), '2026-02-01T10:00:00.000Z');
    await replaceFile(2, 2, SECOND);
    expect(await statesOf(path, id)).toEqual(['stale']);
  });
});

it('has the same content as in release 0.3.0 for a record without attachments', async () => {
  const id = await create(ACTIVITIES, []);
  expect(JSON.parse(((await preview(ACTIVITIES, id)).body as Signable).content)).not.toHaveProperty('documentFiles');
});

it('asks svc-documents for a file that the previous release wrote over, and signs nothing without an answer', async () => {
  const report = quality.suppliers.addDocument('Report');
  const id = await create(ACTIVITIES, [report]);
  await sign(ACTIVITIES, id);
  // A process of the previous release handled the event of a new file: it keeps no hashes.
  await quality.database.dataSource.query('update document_directory set version = 2 where id = $1', [report]);
  quality.suppliers.changeDocument(report, { sha256: undefined, version: 2 });
  expect((await preview(ACTIVITIES, id)).status).toBe(503);
  expect((await quality.request('GET', `${ACTIVITIES}/${id}/signatures`)).status).toBe(503);
  quality.suppliers.changeDocument(report, { sha256: SECOND, fileVersion: 2 });
  expect(await statesOf(ACTIVITIES, id)).toEqual(['stale']);
  expect(((await preview(ACTIVITIES, id)).body as Signable).content).toContain(SECOND);
});

it('exports say that a signature is stale because of a new file', async () => {
  const report = newId();
  await publishDocument(documentRegistered, report, 1);
  const id = await create(ACTIVITIES, [report]);
  await sign(ACTIVITIES, id);
  const stateInExport = async () => {
    const response = await fetch(`${quality.url}${exportVerificationRows.path}`, {
      headers: await quality.headersOf(MIA),
    });
    const rows = (await response.text()).trim().split('\n');
    const row = rows
      .map((line) => JSON.parse(line) as { id: string; signatures: { state: string }[] })
      .find((one) => one.id === id);
    return row!.signatures.map(({ state }) => state);
  };
  expect(await stateInExport()).toEqual(['valid']);
  await publishDocument(documentVersionAdded, report, 2, { verificationId: id, fileVersion: 2, sha256: SECOND });
  expect(await stateInExport()).toEqual(['stale']);
});
