import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PDFDocument } from '@cantoo/pdf-lib';
import { subjectOf, type EventEnvelope } from '@fsvp/contracts/core/event';
import type { Document, DocumentVersion } from '@fsvp/contracts/documents/document';
import { newId } from '@fsvp/service-kit/database/columns';
import { EventStream } from '@fsvp/service-kit/events/event-stream';
import { eventually } from '@fsvp/service-kit/testing/test-service';
import { OBJECT_STORE, type ObjectStore } from '../src/object-store/object-store.js';
import { readPdfTexts } from './read-formats.js';
import { registerDocument, SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
  await Promise.all([service.startWorker(), service.startWorker()]);
});
afterAll(() => service.close());

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
/** The bytes of a stored file. */
const bytesOf = async ({ sha256, fileSize }: Pick<Document, 'sha256' | 'fileSize'>) =>
  buffer(await service.app.get<ObjectStore>(OBJECT_STORE, { strict: false }).read({ sha256, size: fileSize }));
const textOf = async (file: Pick<Document, 'sha256' | 'fileSize'>) =>
  (await readPdfTexts(await bytesOf(file))).map(({ text }) => text).join(' ');
const versionsOf = async (id: string) =>
  (await service.request('GET', `/api/documents/${id}/versions`)).body.versions as DocumentVersion[];
const read = async (id: string) => (await service.request('GET', `/api/documents/${id}`)).body as Document;

async function register(content: Uint8Array, fileName: string): Promise<Document> {
  const { status, body, text } = await registerDocument(service, { title: `Report ${fileName}`, fileName }, content);
  if (status !== 201) throw new Error(text);
  return body as Document;
}

/** Publishes the signature of a review as svc-quality does. @param times how often the event arrives */
async function sign(files: { id: string; sha256: string }[], changes: object = {}, times = 1): Promise<void> {
  const stream = service.app.get(EventStream, { strict: false });
  await eventually(async () => stream.connected);
  await stream.ensureStream();
  const id = newId();
  const content = JSON.stringify({
    recordType: 'result-review',
    activityId: newId(),
    assessment: 'inadequate',
    reason: 'Aflatoxin above 10 µg/kg 黄曲霉毒素',
    versionNumber: 3,
    documentFiles: files.map((file) => ({ documentId: file.id, sha256: file.sha256 })),
  });
  const after = {
    id,
    version: 1,
    recordType: 'result-review',
    signerName: 'Mia Chen',
    signerTitle: 'Quality lead',
    signedAt: '2026-03-05T18:01:00.000Z',
    meaning: 'reviewed_and_assessed',
    content,
    contentSha256: sha256(Buffer.from(content)),
    ...changes,
  };
  for (let time = 0; time < times; time += 1) {
    const event: EventEnvelope = {
      id: newId(),
      service: 'quality',
      aggregateType: 'signature',
      aggregateId: id,
      aggregateVersion: 1,
      type: 'record.signed.v1',
      actor: null,
      requestId: null,
      occurredAt: new Date().toISOString(),
      before: null,
      after,
    };
    await stream.publish(subjectOf(event), newId(), JSON.stringify(event));
    await eventually(
      async () =>
        (
          await service.database.dataSource.query(
            // The audit trail takes the same event, maybe before.
            `select from inbox where event_id = $1 and consumer = 'documents-request-signature-pages'`,
            [event.id],
          )
        ).length > 0,
    );
  }
}
const isDone = () =>
  eventually(
    async () =>
      (await service.database.dataSource.query('select from signature_pages where done_at is null')).length === 0,
  );

async function samplePdf(pages = 2): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) file.addPage().drawText(`Report page ${page + 1}`);
  return file.save();
}

describe('signature pages', () => {
  it('of a PDF file are a version of its own, and the file that was signed stays the current one', async () => {
    const content = await samplePdf();
    const before = await register(content, 'lab.pdf');
    await sign([before], {}, 2);
    await isDone();
    const [copy, signed] = await versionsOf(before.id);
    expect(copy).toMatchObject({
      number: 2,
      fileName: 'lab (version 1 with signature page).pdf',
      mimeType: 'application/pdf',
      signaturePageOf: 1,
      uploadedBy: null,
    });
    expect(signed).toMatchObject({ number: 1, sha256: sha256(content), signaturePageOf: null, signaturePageIds: [] });
    expect(await versionsOf(before.id)).toHaveLength(2);
    const after = await read(before.id);
    expect(after).toEqual({ ...before, version: 2, updatedAt: after.updatedAt });

    const text = await textOf(copy!);
    for (const part of [
      'Report page 1',
      'Report page 2',
      'Signature page',
      'Report lab.pdf',
      'lab.pdf, version 1',
      before.sha256,
      'Reviewed and assessed',
      'Inadequate',
      'Aflatoxin above 10 µg/kg 黄曲霉毒素',
      'Mia Chen, Quality lead',
      '2026-03-05 18:01 UTC',
    ])
      expect(text).toContain(part);
    expect((await PDFDocument.load(await bytesOf(copy!))).getPageCount()).toBe(3);

    // The next file is a version after the copy.
    const filePath = await uploadFile(service, await samplePdf(1));
    const added = await service.request('POST', `/api/documents/${before.id}/versions`, {
      filePath,
      fileName: 'new.pdf',
    });
    expect(added.body.fileVersion).toBe(3);
    expect((await versionsOf(before.id)).map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('of other files, and of PDF files that cannot be read, are documents that the version names', async () => {
    const table = await register(SAMPLES.csv, 'results.csv');
    const broken = await register(SAMPLES.pdf, 'scan.pdf');
    await sign([table, broken]);
    await isDone();
    for (const document of [table, broken]) {
      const [version, ...others] = await versionsOf(document.id);
      expect(others).toEqual([]);
      const page = await read(version!.signaturePageIds[0]!);
      expect(page).toMatchObject({
        title: `Signature page: ${document.title}`,
        mimeType: 'application/pdf',
        supplierId: document.supplierId,
        uploadedBy: null,
      });
      expect(await textOf(page)).toContain(document.sha256);
      expect((await read(document.id)).version).toBe(document.version);
    }
  });

  it('are made for reviews of results only, and again for another signature', async () => {
    const document = await register(await samplePdf(1), 'audit.pdf');
    await sign([document], { recordType: 'verification-activity' });
    await sign([document]);
    await isDone();
    await sign([document], { signerName: 'Ana Ruiz' });
    await isDone();
    expect((await versionsOf(document.id)).map(({ signaturePageOf }) => signaturePageOf)).toEqual([1, 1, null]);
  });
});
