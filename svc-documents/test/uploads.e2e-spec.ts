import { connect } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAX_UPLOAD_BYTES, putUpload, requestUpload } from '@fsvp/contracts/documents/document';
import { TOKEN_HEADER, ServiceTokens } from '@fsvp/service-kit/security/service-token';
import { TEST_PRINCIPAL, TEST_SECRET } from '@fsvp/service-kit/testing/test-service';
import { OBJECT_STORE, type ObjectStore } from '../src/object-store/object-store.js';
import { SAMPLES } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

const requestUploadUrl = async () =>
  (await service.request('POST', '/api/objects/upload')).body as { uploadURL: string; objectPath: string };
const putFile = (url: string, content: Uint8Array | string, type = 'application/octet-stream') =>
  service.request('PUT', url, content, { 'content-type': type });
const query = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);

describe('an upload', () => {
  it('is requested, sent and described from its content', async () => {
    const target = await service.request('POST', '/api/objects/upload');
    expect(target.status).toBe(200);
    expect(requestUpload.response!.parse(target.body)).toEqual(target.body);
    expect(target.body.uploadURL).toMatch(/^\/api\/objects\/upload\/[\w.-]{20,}$/);
    const sent = await putFile(target.body.uploadURL, SAMPLES.pdf, 'text/html');
    expect(sent.status).toBe(200);
    expect(putUpload.response!.parse(sent.body)).toEqual({
      objectPath: target.body.objectPath,
      size: SAMPLES.pdf.length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      mimeType: 'application/pdf',
    });
  });

  it.each([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
    ['webp', 'image/webp'],
    ['tiff', 'image/tiff'],
    ['csv', 'text/plain'],
    ['txt', 'text/plain'],
  ] as const)('accepts %s', async (sample, mimeType) => {
    const { uploadURL } = await requestUploadUrl();
    // Browsers send a type derived from the file name; Fastify would read text/plain itself.
    const { status, body } = await putFile(uploadURL, SAMPLES[sample], 'text/plain');
    expect({ status, mimeType: body.mimeType }).toEqual({ status: 200, mimeType });
  });

  it('accepts a large text with the type JSON or text, and a file without a content type', async () => {
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      const { uploadURL } = await requestUploadUrl();
      expect((await service.request('PUT', uploadURL, 'a line\n'.repeat(100_000), headers)).status).toBe(200);
    }
    const { uploadURL } = await requestUploadUrl();
    const bare = await fetch(service.url + uploadURL, {
      method: 'PUT',
      body: SAMPLES.pdf,
      headers: { [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', TEST_PRINCIPAL) },
    });
    expect(bare.status).toBe(200);
  });

  it('answers 503 when the file cannot be stored, and then accepts it at the same URL', async () => {
    const store = service.app.get<ObjectStore>(OBJECT_STORE, { strict: false });
    const stage = jest.spyOn(store, 'stage').mockImplementationOnce((content) =>
      pipeline(content, async (chunks: AsyncIterable<Uint8Array>) => {
        for await (const _chunk of chunks)
          throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
        throw new Error('there was no content');
      }),
    );
    const { uploadURL } = await requestUploadUrl();
    const parts = 150;
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        controller.enqueue(Buffer.alloc(65_536, 'x'));
        if (sent === parts) controller.close();
      },
    });
    const token = await new ServiceTokens(TEST_SECRET).sign('documents', TEST_PRINCIPAL);
    const headers = { [TOKEN_HEADER]: token, 'content-type': 'text/plain' };
    const init = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit;
    const response = await fetch(service.url + uploadURL, init);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ detail: expect.stringContaining("The server's disk is full") });
    // Otherwise the connection would stay open with the rest.
    expect(sent).toBe(parts);
    stage.mockRestore();
    expect((await putFile(uploadURL, SAMPLES.txt)).status).toBe(200);
  });

  it('accepts a file of exactly the limit and refuses one byte more, with and without Content-Length', async () => {
    const full = Buffer.alloc(MAX_UPLOAD_BYTES, 'x');
    const streamed = (content: Buffer) => ({
      body: new ReadableStream({
        start(controller) {
          for (let at = 0; at < content.length; at += 65_536) controller.enqueue(content.subarray(at, at + 65_536));
          controller.close();
        },
      }),
      duplex: 'half',
    });
    const headers = {
      [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', TEST_PRINCIPAL),
      'content-type': 'text/plain',
    };
    expect((await putFile((await requestUploadUrl()).uploadURL, full)).status).toBe(200);
    expect(
      (
        await fetch(service.url + (await requestUploadUrl()).uploadURL, {
          method: 'PUT',
          headers,
          ...streamed(full),
        } as RequestInit)
      ).status,
    ).toBe(200);
    const more = Buffer.concat([full, Buffer.from('x')]);
    const refused = await putFile((await requestUploadUrl()).uploadURL, more);
    expect(refused).toMatchObject({
      status: 413,
      body: { status: 413, detail: expect.stringContaining('10,485,760') },
    });
    const refusedStream = await fetch(service.url + (await requestUploadUrl()).uploadURL, {
      method: 'PUT',
      headers,
      ...streamed(more),
    } as RequestInit);
    expect(refusedStream.status).toBe(413);
    expect((await putFile((await requestUploadUrl()).uploadURL, Buffer.alloc(60_000_000, 'x'))).status).toBe(413);
  });

  it('can start within 15 minutes of the request, and not later', async () => {
    const fifteenMinutes = 15 * 60_000;
    const requestedFrom = Date.now();
    const [first, second] = [await requestUploadUrl(), await requestUploadUrl()];
    const requestedUntil = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(requestedFrom + fifteenMinutes - 1);
      expect((await putFile(first.uploadURL, SAMPLES.pdf)).status).toBe(200);
      clock.mockReturnValue(requestedUntil + fifteenMinutes);
      expect(await putFile(second.uploadURL, SAMPLES.pdf)).toMatchObject({
        status: 403,
        body: { code: 'upload-url-expired', detail: 'Request has expired' },
      });
    } finally {
      clock.mockRestore();
    }
  });

  it('refuses an empty file, with and without Content-Length', async () => {
    expect((await putFile((await requestUploadUrl()).uploadURL, new Uint8Array())).status).toBe(400);
    const headers = {
      [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', TEST_PRINCIPAL),
    };
    const empty = await fetch(service.url + (await requestUploadUrl()).uploadURL, {
      method: 'PUT',
      headers,
      body: new ReadableStream({ start: (controller) => controller.close() }),
      duplex: 'half',
    } as RequestInit);
    expect(empty.status).toBe(400);
  });

  it('can be repeated after a refusal or an interruption', async () => {
    const { uploadURL } = await requestUploadUrl();
    expect((await putFile(uploadURL, '<html>')).status).toBe(415);
    const { hostname, port } = new URL(service.url);
    const token = await new ServiceTokens(TEST_SECRET).sign('documents', TEST_PRINCIPAL);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(
          `PUT ${uploadURL} HTTP/1.1\r\nHost: x\r\n${TOKEN_HEADER}: ${token}\r\nContent-Length: 1000\r\n\r\n%PDF-1.4`,
        );
        setTimeout(() => socket.destroy(), 200);
      });
      socket.on('close', () => resolve());
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await putFile(uploadURL, SAMPLES.pdf)).status).toBe(200);
  });
});

it('the sweeper removes only uploads that were never registered', async () => {
  const { ObjectSweeper } = await import('../src/object-store/object-sweeper.js');
  const { registerDocument, uploadFile } = await import('./samples.js');
  const sweeper = service.app.get(ObjectSweeper, { strict: false });
  const abandoned = await uploadFile(service, Buffer.from('abandoned'));
  const registered = await registerDocument(service, { title: 'Kept' }, Buffer.from('kept'));
  await sweeper.sweep();
  expect((await query('select from uploads where id = $1', [abandoned.slice('/objects/'.length)])).length).toBe(1);
  await sweeper.sweep(new Date(Date.now() + 25 * 3_600_000));
  expect(await query('select upload_id from documents')).toEqual(await query('select id as upload_id from uploads'));
  expect(
    (
      await service.request('POST', '/api/documents', {
        title: 'Late',
        type: 'other',
        fileName: 'a.txt',
        filePath: abandoned,
      })
    ).body.errors,
  ).toEqual([{ path: 'filePath', message: expect.any(String) }]);
  const download = await service.request('GET', `/api/documents/${registered.body.id}/download`);
  expect(download).toMatchObject({ status: 200, text: 'kept' });
});
