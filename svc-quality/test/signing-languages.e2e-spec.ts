import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  documentRegistered,
  documentTranslationAttached,
  documentUpdated,
  documentVersionAdded,
  documentWithdrawn,
} from '@fsvp/contracts/documents/document.record';
import type { EventDefinition } from '@fsvp/contracts/core/event';
import type { Signable, Signature } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { publish, waitUntilHandled } from '@fsvp/service-kit/testing/publish';
import { grantFor, newSigner } from '@fsvp/service-kit/testing/signing';
import { sampleDocument, startQuality, type TestQuality } from './start.js';

const MIA = newSigner('Mia Chen');
const ACTIVITIES = '/api/verification-activities';
const ACTIONS = '/api/corrective-actions';

let quality: TestQuality;
let supplierId: string;
beforeAll(async () => {
  quality = await startQuality();
  supplierId = quality.suppliers.add('Bay Seafood');
});
afterAll(() => quality.close());
beforeEach(() => {
  quality.suppliers.reads = ['en', 'es'];
});

async function create(path: string, attachments: string[]): Promise<string> {
  const body = { supplierId, title: 'Onsite audit', dueDate: '2026-03-05', attachments };
  const activity = { type: 'audit', status: 'completed', scheduledDate: '2026-03-01', completedDate: '2026-03-04' };
  const action = {
    description: 'A door',
    correctiveAction: 'Closed it',
    status: 'closed',
    verificationOfEffectiveness: 'x',
  };
  const answer = await quality.request('POST', path, { ...body, ...(path === ACTIONS ? action : activity) });
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

const preview = async (path: string, id: string) =>
  (await quality.request('GET', `${path}/${id}/signable`)).body as Signable;

/** The status, and why it was refused. */
async function sign(id: string, path = ACTIVITIES): Promise<[number, string | undefined]> {
  const grant = await grantFor(await preview(path, id), path === ACTIONS ? 'closed_effective' : 'conducted', MIA);
  const headers = await quality.headersOf(MIA);
  const { status, body } = await quality.request('POST', `${path}/${id}/signatures`, { grant }, headers);
  return [status, body.detail];
}

/** Withdraws the newest signature. @returns the status */
async function withdrawNewest(id: string, path: string): Promise<number> {
  const { signatures } = (await quality.request('GET', `${path}/${id}/signatures`)).body as { signatures: Signature[] };
  const { id: signatureId, version, contentSha256 } = signatures[0]!;
  const of = { type: 'signature' as const, id: signatureId, version, contentSha256, reason: 'A mistake' };
  const grant = await grantFor(await preview(path, id), 'withdrawn', MIA, of);
  const address = `${path}/${id}/signatures/${signatureId}/withdrawal`;
  return (await quality.request('POST', address, { grant }, await quality.headersOf(MIA))).status;
}

/** Publishes an event of a document like svc-documents, and waits until it is handled. */
async function publishDocument(definition: EventDefinition, id: string, version: number, changes: object) {
  const { withdrawn: _, ...document } = sampleDocument(id, 'Audit report');
  const data = { ...document, isActive: definition !== documentWithdrawn, ...changes, version };
  await waitUntilHandled(quality, await publish(quality, definition, data));
}

/** What a release before languages does not send. */
const UNKNOWN = { language: undefined, translations: undefined };
const NOT_VIETNAMESE = [422, 'You are not recorded as qualified to read Vietnamese.'];
const SIGNED = [201, undefined];

describe.each([
  [ACTIVITIES, 'verificationId'],
  [ACTIONS, 'correctiveActionId'],
])('who signs one of %s', (path, link) => {
  it('reads each document that it names, or a translation of its current file (E7)', async () => {
    const [report, translation] = [newId(), newId()];
    await publishDocument(documentRegistered, report, 1, { language: 'vi' });
    await publishDocument(documentRegistered, translation, 1, { language: 'en' });
    const id = await create(path, [report]);
    expect((await preview(path, id)).languages).toEqual([['vi']]);
    expect(await sign(id, path)).toEqual(NOT_VIETNAMESE);

    const translations = [{ fileVersion: 1, translatedDocumentId: translation }];
    const linked = { language: 'vi', [link]: id, translations };
    await publishDocument(documentTranslationAttached, report, 2, linked);
    expect((await preview(path, id)).languages).toEqual([['vi', 'en']]);
    expect(await sign(id, path)).toEqual(SIGNED);

    // A newer file is not translated, and neither is one whose translation was withdrawn.
    await publishDocument(documentVersionAdded, report, 3, { ...linked, fileVersion: 2 });
    expect(await sign(id, path)).toEqual(NOT_VIETNAMESE);
    const again = [...translations, { fileVersion: 2, translatedDocumentId: translation }];
    await publishDocument(documentTranslationAttached, report, 4, { ...linked, fileVersion: 2, translations: again });
    expect(await sign(id, path)).toEqual(SIGNED);
    await publishDocument(documentWithdrawn, translation, 2, { language: 'en' });
    expect(await sign(id, path)).toEqual(NOT_VIETNAMESE);
    // What was signed by mistake can be withdrawn all the same.
    expect(await withdrawNewest(id, path)).toBe(201);
  });
});

it('asks svc-documents for the languages of documents that it copied before it knew them', async () => {
  const translation = quality.suppliers.addDocument('Translation', {
    language: 'es',
    fileVersion: 1,
    translations: [],
  });
  const translations = [{ fileVersion: 1, translatedDocumentId: translation }];
  const report = quality.suppliers.addDocument('Report', { language: 'vi', translations });
  const id = await create(ACTIVITIES, [report]);
  // As an event of the release before has it.
  for (const [document, title, links] of [
    [report, 'Report', { verificationId: id }],
    [translation, 'Translation', {}],
  ] as const) {
    const { withdrawn: _, ...entry } = sampleDocument(document, title);
    const old = { ...entry, ...UNKNOWN, ...links, isActive: true, version: 2 };
    await waitUntilHandled(quality, await publish(quality, documentUpdated, old));
    quality.suppliers.changeDocument(document, { ...links, version: 2 });
  }
  const asked = () => quality.suppliers.requestedPaths.filter((path) => path.startsWith('/internal/documents/')).length;
  const before = asked();
  expect(await sign(id)).toEqual(SIGNED);
  expect((await preview(ACTIVITIES, id)).languages).toEqual([['vi', 'es']]);
  expect(asked() - before).toBe(2);
  quality.suppliers.reads = ['fr'];
  expect(await sign(id)).toEqual([422, 'You are not recorded as qualified to read Vietnamese or Spanish.']);
});

it('keeps a link that svc-documents does not have yet when it asks for the languages', async () => {
  const report = quality.suppliers.addDocument('Report', UNKNOWN);
  const id = await create(ACTIVITIES, [report]);
  quality.suppliers.changeDocument(report, { language: 'en', translations: [] });
  expect(await sign(id)).toEqual(SIGNED);
  expect((await quality.request('GET', `${ACTIVITIES}/${id}`)).body.attachments).toHaveLength(1);
});

it('a document of svc-documents before languages is in English', async () => {
  const id = await create(ACTIVITIES, [quality.suppliers.addDocument('Old report', UNKNOWN)]);
  expect((await preview(ACTIVITIES, id)).languages).toEqual([['en']]);
});
