import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_UPLOAD_BYTES, putUpload, requestUpload } from '@fsvp/contracts/document';
import { TOKEN_HEADER, ServiceTokens } from '@fsvp/service-kit/service-token';
import { TEST_SECRET, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { UploadTokens } from '../src/uploads/upload-tokens.js';
import { SAMPLES } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

const ask = async () => (await service.request('POST', '/api/objects/upload')).body as { uploadURL: string; objectPath: string };
const put = (url: string, content: Uint8Array | string, type = 'application/octet-stream') => service.request('PUT', url, content, { 'content-type': type });
const rows = (sql: string, values: unknown[] = []) => service.database.dataSource.query(sql, values);

describe('an upload', () => {
  it('is asked for, sent and described by its bytes', async () => {
    const asked = await service.request('POST', '/api/objects/upload');
    expect(asked.status).toBe(200);
    expect(requestUpload.response!.parse(asked.body)).toEqual(asked.body);
    expect(asked.body.uploadURL).toMatch(/^\/api\/objects\/upload\/[\w.-]{20,}$/);
    const sent = await put(asked.body.uploadURL, SAMPLES.pdf, 'text/html');
    expect(sent.status).toBe(200);
    expect(putUpload.response!.parse(sent.body)).toEqual({ objectPath: asked.body.objectPath, size: SAMPLES.pdf.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), mimeType: 'application/pdf' });
  });

  it.each([
    ['png', 'image/png'], ['jpeg', 'image/jpeg'], ['webp', 'image/webp'], ['tiff', 'image/tiff'], ['csv', 'text/plain'], ['txt', 'text/plain'],
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
    const bare = await fetch(service.url + uploadURL, { method: 'PUT', body: SAMPLES.pdf, headers: { [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID }) } });
    expect(bare.status).toBe(200);
  });

  it('takes exactly the limit and not one byte more, declared or not', async () => {
    const full = Buffer.alloc(MAX_UPLOAD_BYTES, 'x');
    const streamed = (content: Buffer) => ({ body: new ReadableStream({ start(controller) { for (let at = 0; at < content.length; at += 65_536) controller.enqueue(content.subarray(at, at + 65_536)); controller.close(); } }), duplex: 'half' });
    const headers = { [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID }), 'content-type': 'text/plain' };
    expect((await put((await ask()).uploadURL, full)).status).toBe(200);
    expect((await fetch(service.url + (await ask()).uploadURL, { method: 'PUT', headers, ...streamed(full) } as RequestInit)).status).toBe(200);
    const more = Buffer.concat([full, Buffer.from('x')]);
    const refused = await put((await ask()).uploadURL, more);
    expect(refused).toMatchObject({ status: 413, body: { status: 413, detail: expect.stringContaining('10,485,760') } });
    const endless = await fetch(service.url + (await ask()).uploadURL, { method: 'PUT', headers, ...streamed(more) } as RequestInit);
    expect(endless.status).toBe(413);
    expect((await put((await ask()).uploadURL, Buffer.alloc(60_000_000, 'x'))).status).toBe(413);
  });

  it('refuses what is not on the list by its content, whatever it is called', async () => {
    const cases: [string, Buffer | string][] = [
      ['HTML as PNG', '<!DOCTYPE html><html><script>alert(1)</script></html>'],
      ['HTML after blanks and a mark', '\ufeff \n\t<html><body>'],
      ['HTML further on', 'hello <script>alert(1)</script>'],
      ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['SVG with a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['a program', Buffer.from('7f454c460201010000000000000000000200', 'hex')],
      ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
      ['a plain archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex')],
      ['a GIF', Buffer.from('474946383961010001000000003b', 'hex')],
      ['text with a NUL', Buffer.from('abc\0def')],
      ['text that is not UTF-8', Buffer.from('caf\xe9 cr\xe8me', 'latin1')],
      ['UTF-8 cut in the middle', Buffer.from('日本').subarray(0, 4)],
    ];
    for (const [title, content] of cases) {
      const { uploadURL, objectPath } = await ask();
      const answer = await put(uploadURL, content, 'image/png');
      expect({ title, status: answer.status }).toEqual({ title, status: 415 });
      expect((await service.request('POST', '/api/documents', { title: 'x', type: 'other', fileName: 'x.png', filePath: objectPath })).status).toBe(400);
    }
  });

  it('refuses an empty file, with and without a length', async () => {
    expect((await put((await ask()).uploadURL, new Uint8Array())).status).toBe(400);
    const headers = { [TOKEN_HEADER]: await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID }) };
    const empty = await fetch(service.url + (await ask()).uploadURL, { method: 'PUT', headers, body: new ReadableStream({ start: (controller) => controller.close() }), duplex: 'half' } as RequestInit);
    expect(empty.status).toBe(400);
  });

  it('takes one file per URL, also of two sent at once', async () => {
    const { uploadURL } = await ask();
    const answers = await Promise.all([put(uploadURL, SAMPLES.pdf), put(uploadURL, SAMPLES.png)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expect((await put(uploadURL, SAMPLES.pdf)).status).toBe(409);
  });

  it('may be tried again after a refusal or an interruption', async () => {
    const { uploadURL } = await ask();
    expect((await put(uploadURL, '<html>')).status).toBe(415);
    const { hostname, port } = new URL(service.url);
    const token = await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID });
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`PUT ${uploadURL} HTTP/1.1\r\nHost: x\r\n${TOKEN_HEADER}: ${token}\r\nContent-Length: 1000\r\n\r\n%PDF-1.4`);
        setTimeout(() => socket.destroy(), 200);
      });
      socket.on('close', () => resolve());
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await put(uploadURL, SAMPLES.pdf)).status).toBe(200);
  });

  it('ends with the URL: expired, forged, of another user', async () => {
    const { uploadURL } = await ask();
    const [, uploadId] = /upload\/([^.]+)/.exec(uploadURL) ?? [];
    const tokens = new UploadTokens(TEST_SECRET);
    const past = tokens.sign({ uploadId: uploadId ?? '', userId: TEST_USER_ID, expiresAt: new Date(Date.now() - 1) });
    expect(await put(`/api/objects/upload/${past}`, SAMPLES.pdf)).toMatchObject({ status: 403, body: { detail: 'Request has expired' } });
    const later = uploadURL.replace(/\.[0-9a-z]+\./, `.${(Date.now() + 9_000_000).toString(36)}.`);
    expect((await put(later, SAMPLES.pdf)).status).toBe(403);
    const others = tokens.sign({ uploadId: uploadId ?? '', userId: '019aa27e-0000-7000-8000-000000000002', expiresAt: new Date(Date.now() + 60_000) });
    expect((await put(`/api/objects/upload/${others}`, SAMPLES.pdf)).status).toBe(403);
    expect((await put(uploadURL, SAMPLES.pdf)).status).toBe(200);
  });

  it('without end is cut off, and leaves nothing behind', async () => {
    const { uploadURL } = await ask();
    const { hostname, port } = new URL(service.url);
    const token = await new ServiceTokens(TEST_SECRET).sign('documents', { userId: TEST_USER_ID });
    const sent = await new Promise<{ bytes: number; answer: string }>((resolve) => {
      let answer = '';
      let bytes = 0;
      const piece = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')]);
      const socket = connect(Number(port), hostname, () => {
        socket.write(`PUT ${uploadURL} HTTP/1.1\r\nHost: x\r\n${TOKEN_HEADER}: ${token}\r\nTransfer-Encoding: chunked\r\n\r\n`);
        const send = () => {
          if (socket.destroyed || bytes > 400_000_000) return;
          bytes += piece.length;
          socket.write(piece, () => setImmediate(send));
        };
        send();
      });
      socket.on('data', (data) => (answer += data.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ bytes, answer }));
    });
    // Whoever sends on while being cut off may miss the answer.
    expect(sent.answer).toMatch(/^(HTTP\/1.1 413|$)/);
    expect(sent.bytes).toBeLessThan(200_000_000);
    expect((await put(uploadURL, SAMPLES.pdf)).status).toBe(200);
    expect(await readdir(`${service.folder}/staged`)).toEqual([]);
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
  expect((await service.request('POST', '/api/documents', { title: 'Late', type: 'other', fileName: 'a.txt', filePath: abandoned })).body.errors).toEqual([{ path: 'filePath', message: expect.any(String) }]);
  const download = await service.request('GET', `/api/documents/${kept.body.id}/download`);
  expect(download).toMatchObject({ status: 200, text: 'kept' });
});
