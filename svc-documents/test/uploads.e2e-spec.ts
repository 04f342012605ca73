import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAX_UPLOAD_BYTES, putUpload, requestUpload } from '@fsvp/contracts/document';
import { TOKEN_HEADER, ServiceTokens } from '@fsvp/service-kit/service-token';
import { TEST_SECRET, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { SAMPLES } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

const ask = async () =>
  (await service.request('POST', '/api/objects/upload')).body as { uploadURL: string; objectPath: string };
const put = (url: string, content: Uint8Array | string, type = 'application/octet-stream') =>
  service.request('PUT', url, content, { 'content-type': type });
const rows = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);

describe('an upload', () => {
  it('is asked for, sent and described by its bytes', async () => {
    const asked = await service.request('POST', '/api/objects/upload');
    expect(asked.status).toBe(200);
    expect(requestUpload.response!.parse(asked.body)).toEqual(asked.body);
    expect(asked.body.uploadURL).toMatch(/^\/api\/objects\/upload\/[\w.-]{20,}$/);
    const sent = await put(asked.body.uploadURL, SAMPLES.pdf, 'text/html');
    expect(sent.status).toBe(200);
    expect(putUpload.response!.parse(sent.body)).toEqual({
      objectPath: asked.body.objectPath,
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
  ] as const)('takes %s', async (sample, mimeType) => {
    const { uploadURL } = await ask();
    // A browser sends the type it guesses from the name; for text that is one the framework would read itself.
    const { status, body } = await put(uploadURL, SAMPLES[sample], 'text/plain');
    expect({ status, mimeType: body.mimeType }).toEqual({ status: 200, mimeType });
  });

  it('takes a large text sent as JSON or as text, and one without a content type', async () => {
    for (const headers of [{ 'content-type': 'application/json' }, { 'content-type': 'text/plain' }]) {
      const { uploadURL } = await ask();
      expect((await service.request('PUT', uploadURL, 'a line\n'.repeat(100_000), headers)).status).toBe(200);
    }
    const { uploadURL } = await ask();
    const bare = await fetch(service.url + uploadURL, {
      method: 'PUT',
      body: SAMPLES.pdf,
      headers: { [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID }) },
    });
    expect(bare.status).toBe(200);
  });

  it('takes exactly the limit and not one byte more, declared or not', async () => {
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
      [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID }),
      'content-type': 'text/plain',
    };
    expect((await put((await ask()).uploadURL, full)).status).toBe(200);
    expect(
      (await fetch(service.url + (await ask()).uploadURL, { method: 'PUT', headers, ...streamed(full) } as RequestInit))
        .status,
    ).toBe(200);
    const more = Buffer.concat([full, Buffer.from('x')]);
    const refused = await put((await ask()).uploadURL, more);
    expect(refused).toMatchObject({
      status: 413,
      body: { status: 413, detail: expect.stringContaining('10,485,760') },
    });
    const endless = await fetch(service.url + (await ask()).uploadURL, {
      method: 'PUT',
      headers,
      ...streamed(more),
    } as RequestInit);
    expect(endless.status).toBe(413);
    expect((await put((await ask()).uploadURL, Buffer.alloc(60_000_000, 'x'))).status).toBe(413);
  });

  it('may begin for 15 minutes from when it was asked for, and not a moment longer', async () => {
    const quarter = 15 * 60_000;
    const asking = Date.now();
    const [first, second] = [await ask(), await ask()];
    const asked = Date.now();
    const clock = jest.spyOn(Date, 'now');
    try {
      clock.mockReturnValue(asking + quarter - 1);
      expect((await put(first.uploadURL, SAMPLES.pdf)).status).toBe(200);
      clock.mockReturnValue(asked + quarter);
      expect(await put(second.uploadURL, SAMPLES.pdf)).toMatchObject({
        status: 403,
        body: { detail: 'Request has expired' },
      });
    } finally {
      clock.mockRestore();
    }
  });

  it('refuses an empty file, with and without a length', async () => {
    expect((await put((await ask()).uploadURL, new Uint8Array())).status).toBe(400);
    const headers = {
      [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID }),
    };
    const empty = await fetch(service.url + (await ask()).uploadURL, {
      method: 'PUT',
      headers,
      body: new ReadableStream({ start: (controller) => controller.close() }),
      duplex: 'half',
    } as RequestInit);
    expect(empty.status).toBe(400);
  });

  it('may be tried again after a refusal or an interruption', async () => {
    const { uploadURL } = await ask();
    expect((await put(uploadURL, '<html>')).status).toBe(415);
    const { hostname, port } = new URL(service.url);
    const token = await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID });
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
    expect((await put(uploadURL, SAMPLES.pdf)).status).toBe(200);
  });
});

it('has the sweeper remove what was never registered, and nothing else', async () => {
  const { ObjectSweeper } = await import('../src/object-store/object-sweeper.js');
  const { register, upload } = await import('./samples.js');
  const sweeper = service.app.get(ObjectSweeper, { strict: false });
  const abandoned = await upload(service, Buffer.from('abandoned'));
  const kept = await register(service, { title: 'Kept' }, Buffer.from('kept'));
  await sweeper.sweep();
  expect((await rows('select from uploads where id = $1', [abandoned.slice('/objects/'.length)])).length).toBe(1);
  await sweeper.sweep(new Date(Date.now() + 25 * 3_600_000));
  expect(await rows('select upload_id from documents')).toEqual(await rows('select id as upload_id from uploads'));
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
  const download = await service.request('GET', `/api/documents/${kept.body.id}/download`);
  expect(download).toMatchObject({ status: 200, text: 'kept' });
});
