import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { document, type Document } from '@fsvp/contracts/documents/document';
import { listDocumentTranslations } from '@fsvp/contracts/documents/document-translation';
import type { DocumentEntry } from '@fsvp/contracts/documents/internal';
import type { Signable } from '@fsvp/contracts/signatures/signature';
import { newId } from '@fsvp/service-kit/database/columns';
import { TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { registerDocument, SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
const [supplierId, otherId] = [newId(), newId()];
beforeAll(async () => {
  service = await startDocuments();
  service.upstream.suppliers.set(supplierId, 'Nhà máy Hải Sản');
  service.upstream.suppliers.set(otherId, 'Bay Seafood');
});
afterAll(() => service.close());

const register = async (changes: object = {}) =>
  (await registerDocument(service, { supplierId, ...changes })).body as Document;
const audit = () => register({ title: 'Báo cáo đánh giá', language: 'vi' });
const english = (changes: object = {}) => register({ title: 'Audit report', language: 'en', ...changes });
const path = (id: string, rest = '') => `/api/documents/${id}/translations${rest}`;
const attach = (id: string, translatedDocumentId: string, more: object = {}, headers?: Record<string, string>) =>
  service.request('POST', path(id), { translatedDocumentId, translator: 'Lan Pham', ...more }, headers);
const list = async (id: string) => (await service.request('GET', path(id))).body;
const put = (id: string, changes: object) => service.request('PUT', `/api/documents/${id}`, changes);
const read = async (id: string) => (await service.request('GET', `/api/documents/${id}`)).body as Document;
const addVersion = async (id: string) => {
  const body = { filePath: await uploadFile(service, SAMPLES.csv), fileName: 'newer.csv' };
  expect((await service.request('POST', `/api/documents/${id}/versions`, body)).status).toBe(201);
};
const languagesOf = async (id: string) =>
  ((await service.request('GET', `/api/documents/${id}/signable`)).body as Signable).languages;
const eventsOf = (id: string) =>
  service.database.dataSource.query<Record<string, unknown>[]>(
    'select type, before, after, actor from event_log where aggregate_id = $1 order by aggregate_version',
    [id],
  );

describe('a translation', () => {
  it('joins the current file of a document to another document, with an event, and can be removed', async () => {
    const [original, translated] = [await audit(), await english()];
    const { status, body } = await attach(original.id, translated.id, { certified: true });
    expect(status).toBe(201);
    expect(document.parse(body)).toEqual(body);
    const translation = {
      id: expect.any(String),
      fileVersion: 1,
      language: 'en',
      translatedDocumentId: translated.id,
      translator: 'Lan Pham',
      certified: true,
      createdBy: TEST_USER_ID,
      createdAt: expect.any(String),
    };
    expect(body).toMatchObject({ version: 2, fileVersion: 1, translations: [translation] });
    expect(await read(original.id)).toEqual(body);
    const { body: found } = await service.request('GET', `/api/documents?supplierId=${supplierId}&limit=100`);
    expect((found.documents as Document[]).find(({ id }) => id === original.id)).toEqual(body);

    const listed = await list(original.id);
    expect(listDocumentTranslations.response!.parse(listed)).toEqual(listed);
    expect(listed).toEqual({
      translations: [{ ...translation, title: 'Audit report', fileName: 'certificate.pdf', isActive: true }],
      translationOf: [],
      total: 1,
    });
    expect(await list(translated.id)).toEqual({
      translations: [],
      translationOf: [
        { documentId: original.id, title: 'Báo cáo đánh giá', language: 'vi', fileVersion: 1, isCurrent: true },
      ],
      total: 0,
    });
    const entry = (await service.request('GET', `/internal/documents/${original.id}`)).body as DocumentEntry;
    const copied = { fileVersion: 1, translatedDocumentId: translated.id };
    expect(entry).toMatchObject({ fileVersion: 1, translations: [copied] });
    const page = (await service.request('GET', '/internal/documents')).body as DocumentEntry[];
    expect(page.find(({ id }) => id === original.id)).toMatchObject({ fileVersion: 1, translations: [copied] });

    const one = path(original.id, `/${body.translations[0].id}`);
    const remove = (headers?: Record<string, string>) => service.request('DELETE', one, undefined, headers);
    expect((await remove({ 'if-match': '"1"' })).status).toBe(412);
    expect((await remove({ 'if-match': '"2"' })).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect(await read(original.id)).toMatchObject({ version: 3, translations: [] });
    expect((await read(translated.id)).isActive).toBe(true);
    expect((await eventsOf(original.id)).slice(1)).toMatchObject([
      {
        type: 'document.translation-attached.v1',
        before: { translations: [] },
        after: { translations: [translation] },
      },
      {
        type: 'document.translation-removed.v1',
        before: { translations: [translation] },
        after: { translations: [] },
        actor: TEST_USER_ID,
      },
    ]);
  });

  it('is attached once for a repeated Idempotency-Key, and once for requests at the same moment', async () => {
    const [original, translated] = [await audit(), await english()];
    const key = { 'idempotency-key': newId() };
    const answers = [
      await attach(original.id, translated.id, {}, key),
      await attach(original.id, translated.id, {}, key),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    const [other, second] = [await audit(), await english()];
    const race = await Promise.all([attach(other.id, translated.id), attach(other.id, second.id)]);
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await list(other.id)).total).toBe(1);
  });

  it('is refused with the field and the reason', async () => {
    const original = await audit();
    const withdrawn = await english();
    await service.request('DELETE', `/api/documents/${withdrawn.id}`);
    for (const [translatedDocumentId, message] of [
      [original.id, 'A document cannot be its own translation'],
      [newId(), 'There is no such document; it may have been deleted'],
      [withdrawn.id, 'There is no such document; it may have been deleted'],
      [(await audit()).id, 'This document is also in Vietnamese. Choose one in another language'],
      [(await english({ supplierId: otherId })).id, 'This document is of another supplier'],
      ['', 'Choose the translation'],
    ] as const)
      expect(await attach(original.id, translatedDocumentId)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'translatedDocumentId', message }] },
      });
    const ofImporter = await english({ supplierId: null });
    for (const translator of [undefined, ' '])
      expect(await attach(original.id, ofImporter.id, { translator })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'translator', message: 'Enter who translated it' }] },
      });
    // A document of the importer is a translation of any supplier's; the other way around it is not.
    expect((await attach(original.id, ofImporter.id)).status).toBe(201);
    expect((await attach(ofImporter.id, original.id)).status).toBe(400);
    const message = 'The current file has a translation into English. Remove that one first';
    expect(await attach(original.id, (await english()).id)).toMatchObject({
      status: 409,
      body: { code: 'duplicate', errors: [{ path: 'translatedDocumentId', message }] },
    });
    expect((await attach(original.id, (await register({ language: 'es' })).id)).status).toBe(201);
    await service.request('DELETE', `/api/documents/${original.id}`);
    expect((await attach(original.id, (await register({ language: 'fr' })).id)).status).toBe(404);
    expect((await service.request('GET', path(newId()))).status).toBe(404);
    expect((await list(original.id)).total).toBe(2);
  });

  it('is not inherited by a newer file, which gets one of its own', async () => {
    const [original, translated] = [await audit(), await english()];
    await attach(original.id, translated.id);
    await addVersion(original.id);
    expect((await list(translated.id)).translationOf).toMatchObject([{ fileVersion: 1, isCurrent: false }]);
    expect((await attach(original.id, translated.id)).status).toBe(201);
    expect((await list(original.id)).translations).toMatchObject([{ fileVersion: 2 }, { fileVersion: 1 }]);
    expect((await list(translated.id)).translationOf).toMatchObject([
      { fileVersion: 2, isCurrent: true },
      { fileVersion: 1 },
    ]);
  });

  it('keeps the languages and suppliers that it rests on', async () => {
    const [original, translated] = [await audit(), await english()];
    await attach(original.id, translated.id);
    const first = ' Remove that translation first';
    for (const [id, changes, errors] of [
      [
        translated.id,
        { language: 'fr', supplierId: otherId },
        [
          { path: 'language', message: `This document is the English translation of “Báo cáo đánh giá”.${first}` },
          {
            path: 'supplierId',
            message: `This document is a translation of “Báo cáo đánh giá”, which is of another supplier.${first}`,
          },
        ],
      ],
      [
        original.id,
        { language: 'en', supplierId: null },
        [
          { path: 'language', message: `This document has a translation into English.${first}` },
          { path: 'supplierId', message: `Its translation “Audit report” is of another supplier.${first}` },
        ],
      ],
    ] as const)
      expect(await put(id, changes)).toMatchObject({ status: 400, body: { errors } });
    expect((await put(original.id, { language: 'th', title: 'Renamed' })).status).toBe(200);
    expect((await put(translated.id, { supplierId: null })).status).toBe(200);
    expect((await put(original.id, { supplierId: otherId })).status).toBe(200);
  });
});

it('a signer must read the language of the document, or of a translation of its current file that was not deleted', async () => {
  const [original, translated, spanish] = [await audit(), await english(), await register({ language: 'es' })];
  expect(await languagesOf(original.id)).toEqual([['vi']]);
  await attach(original.id, translated.id);
  await attach(original.id, spanish.id);
  expect((await languagesOf(original.id)).map((all) => all.sort())).toEqual([['en', 'es', 'vi']]);
  await service.request('DELETE', `/api/documents/${translated.id}`);
  expect((await list(original.id)).translations[0]).toMatchObject({ language: 'en', isActive: false });
  expect(await languagesOf(original.id)).toEqual([['vi', 'es']]);
  await addVersion(original.id);
  expect(await languagesOf(original.id)).toEqual([['vi']]);
});
