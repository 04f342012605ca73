import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MAX_UPLOAD_BYTES } from '@fsvp/contracts/documents/document';
import { PROBLEM_TYPES, type ProblemCode } from '@fsvp/contracts/core/problem-types';
import { ServiceTokens, TOKEN_HEADER } from '@fsvp/service-kit/security/service-token';
import { TEST_PRINCIPAL, TEST_SECRET, TEST_USER_ID } from '@fsvp/service-kit/testing/test-service';
import { UploadTokens } from '../src/uploads/upload-tokens.js';
import { createArchive, createOfficeParts } from './archives.js';
import { pngChunk, SAMPLES, uploadFile } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let service: TestDocuments;
beforeAll(async () => {
  service = await startDocuments();
});
afterAll(() => service.close());

const requestUploadUrl = async () =>
  (await service.request('POST', '/api/objects/upload')).body as { uploadURL: string; objectPath: string };
const putFile = (url: string, content: Uint8Array | string, headers: Record<string, string> = {}) =>
  service.request('PUT', url, content, { 'content-type': 'application/octet-stream', ...headers });
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const toUtf16BigEndian = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
const pngHead = SAMPLES.png.subarray(0, 33);

describe('the content decides whether a file is accepted', () => {
  it.each<[string, Buffer | string, number, string]>([
    // title, content, expected status, Content-Type header
    ['HTML as PNG', '<!DOCTYPE html><html><script>alert(1)</script></html>', 415, 'image/png'],
    ['HTML after blanks and a byte order mark', '\ufeff \n\t<html><body>', 415, 'text/plain'],
    ['HTML after a comment', '<!-- hello --><p onclick="x()">', 415, 'text/plain'],
    ['HTML later in the text', 'hello\n'.repeat(100) + '<ScRiPt>alert(1)</script>', 415, 'text/plain'],
    ['SVG with a script', SVG, 415, 'image/svg+xml'],
    ['SVG as PNG', SVG, 415, 'image/png'],
    ['SVG as text', SVG, 415, 'text/plain'],
    ['SVG after an XML declaration', `<?xml version="1.0"?>${SVG}`, 415, 'text/plain'],
    ['SVG after a byte order mark', `\ufeff${SVG}`, 415, 'text/plain'],
    ['SVG in UTF-16, little endian', Buffer.from(`\ufeff${SVG}`, 'utf16le'), 415, 'text/plain'],
    ['SVG in UTF-16, big endian', toUtf16BigEndian(SVG), 415, 'text/plain'],
    ['SVG in UTF-16 without a byte order mark', Buffer.from(SVG, 'utf16le'), 415, 'image/png'],
    ['XML', '<?xml version="1.0"?><a/>', 415, 'text/plain'],
    ['text with a NUL character', Buffer.from('abc\0def'), 415, 'text/plain'],
    ['bytes of 8 bits with control characters', Buffer.from('caf\xe9\x01 cr\xe8me', 'latin1'), 415, 'text/plain'],
    ['HTML in Windows-1252', Buffer.from('<p>caf\xe9', 'latin1'), 415, 'text/plain'],
    ['an element that does something by itself', '<img src=x onerror=alert(1)>', 415, 'text/plain'],
    ['an unknown element with an event handler', '<lod onclick="alert(1)">x', 415, 'text/plain'],
    ['an unknown element with an end tag', '<report><lod>5</lod></report>', 415, 'text/plain'],
    [
      'an element that is longer than what is read of it',
      `<lod ${' '.repeat(90)}onclick=x ${' '.repeat(9000)}>`,
      415,
      '',
    ],
    ['text that ends inside a character', Buffer.from('日本').subarray(0, 4), 415, 'text/plain'],
    ['text that begins with "<LOD"', '<LOD for all analytes\r\nSalmonella: ND\r\n', 200, 'text/plain'],
    ['text that begins with "<p 0.05"', '<p 0.05 for all samples\r\n', 200, 'text/plain'],
    ['a table that begins with "<LOQ"', '<LOQ;>LOD\r\nLead = 0.1 mg/kg; <LOD\r\n', 200, 'text/plain'],
    ['Windows-1252', Buffer.from('Pr\xfcfbericht;Ergebnis\r\n', 'latin1'), 200, 'text/plain'],
    ['Windows-1252 that ends with a letter', Buffer.from('caf\xe9', 'latin1'), 200, 'text/plain'],
    ['Windows-1250', Buffer.from('pe\x9d; \x8emal\x8d', 'latin1'), 200, 'text/plain'],
    ['UTF-16, little endian', Buffer.from('\ufeffPrüfbericht;Ergebnis\r\n', 'utf16le'), 200, 'text/plain'],
    ['UTF-16, big endian', toUtf16BigEndian('Prüfbericht;Ergebnis\r\n'), 200, 'text/plain'],
    ['UTF-16 without a byte order mark', Buffer.from('Prüfbericht;Ergebnis\r\n', 'utf16le'), 200, 'text/plain'],
    ['plain text with a less-than sign', 'Keep below 5 °C; a < b and b > c.', 200, 'text/html'],

    ['a Linux program', Buffer.from('7f454c460201010000000000000000000200', 'hex'), 415, 'application/pdf'],
    ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 415, 'application/pdf'],
    ['a shell script', '#!/bin/sh\nrm -rf /\n', 200, 'text/plain'],
    ['a GIF', Buffer.from('474946383961010001000000003b', 'hex'), 415, 'image/png'],
    ['a GIF that is also JavaScript', 'GIF89a/*' + 'x'.repeat(100) + '*/=1;alert(1)', 415, 'image/png'],
    [
      'an old Word file',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      415,
      'application/msword',
    ],

    ['a PDF', SAMPLES.pdf, 200, 'text/html'],
    ['text about PDF', 'Files begin with %PDF-1.4 and so on', 200, 'text/plain'],
    [
      'a PDF that is also HTML',
      Buffer.concat([SAMPLES.pdf, Buffer.from('<html><script>alert(1)</script>')]),
      200,
      'text/html',
    ],
    [
      'HTML that is also a PDF',
      Buffer.concat([Buffer.from('<html><!--'), SAMPLES.pdf, Buffer.from('-->')]),
      415,
      'application/pdf',
    ],
    [
      'a JPEG that is also HTML',
      Buffer.concat([SAMPLES.jpeg, Buffer.from('<html><script>alert(1)</script>')]),
      200,
      'text/html',
    ],

    ['a PNG without image data', pngHead, 415, 'image/png'],
    ['a PNG truncated in its image data', SAMPLES.png.subarray(0, -16), 415, 'image/png'],
    [
      'a PNG with a chunk longer than the file',
      Buffer.concat([pngHead, Buffer.from('7fffffff49444154', 'hex'), Buffer.alloc(64)]),
      415,
      'image/png',
    ],
    [
      'a PNG bomb of 30,000 x 30,000 pixels',
      Buffer.concat([
        pngHead.subarray(0, 8),
        pngChunk('IHDR', Buffer.from('00007530000075300802000000', 'hex')),
        pngChunk('IDAT', deflateSync(Buffer.alloc(1000))),
        pngChunk('IEND', Buffer.alloc(0)),
      ]),
      200,
      'image/png',
    ],
    [
      'a JPEG without its end marker',
      Buffer.concat([SAMPLES.jpeg.subarray(0, -2), Buffer.alloc(500)]),
      415,
      'image/jpeg',
    ],
    [
      'a JPEG with only the end marker of its thumbnail',
      Buffer.concat([
        Buffer.from('ffd8ffe1000affd8ffd900000000', 'hex'),
        Buffer.from('ffda0008010100003f00', 'hex'),
        Buffer.alloc(200),
      ]),
      415,
      'image/jpeg',
    ],
    [
      'a JPEG with data after its end, as cameras add',
      Buffer.concat([SAMPLES.jpeg, Buffer.alloc(70_000, 1)]),
      200,
      'image/jpeg',
    ],
    ['a truncated WEBP', SAMPLES.webp.subarray(0, -4), 415, 'image/webp'],
    ['a truncated TIFF', Buffer.concat([Buffer.from('49492a00ff000000', 'hex'), Buffer.alloc(16)]), 415, 'image/tiff'],

    ['a DOCX', createArchive(createOfficeParts('docx')), 200, 'application/zip'],
    ['an XLSX', createArchive(createOfficeParts('xlsx')), 200, 'application/zip'],
    [
      'a DOCX with the part names of SharePoint',
      createArchive([...createOfficeParts('docx').slice(0, 2), { name: 'word/document2.xml', content: '<x/>' }]),
      200,
      'application/zip',
    ],
    [
      'a ZIP archive',
      createArchive([{ name: 'a.txt', content: 'x' }]),
      415,
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'an empty ZIP archive',
      Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
      415,
      'application/zip',
    ],
    [
      'a Java archive with a folder named word',
      createArchive([
        { name: 'META-INF/MANIFEST.MF', content: 'x' },
        { name: 'word/document.xml', content: '<x/>' },
      ]),
      415,
      'application/zip',
    ],
    [
      'a DOCX with macros',
      createArchive(createOfficeParts('docx', [{ name: 'word/vbaProject.bin', content: 'x' }])),
      415,
      'application/zip',
    ],
    ['a truncated XLSX', createArchive(createOfficeParts('xlsx')).subarray(0, -30), 415, 'application/zip'],
    [
      'an XLSX with data after its end',
      Buffer.concat([createArchive(createOfficeParts('xlsx')), Buffer.from('<html>')]),
      415,
      'application/zip',
    ],
    [
      'an archive after HTML',
      Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), createArchive(createOfficeParts('xlsx'))]),
      415,
      'application/zip',
    ],
    [
      'an archive that declares 4 GB of content',
      createArchive(
        createOfficeParts('xlsx', [{ name: 'xl/worksheets/sheet1.xml', content: 'x', unpacked: 4_000_000_000 }]),
      ),
      415,
      'application/zip',
    ],
    [
      'an archive with many parts that declares 2 GB of content',
      createArchive(
        createOfficeParts(
          'docx',
          Array.from({ length: 40 }, (_, index) => ({
            name: `word/media/${index}`,
            content: 'x',
            unpacked: 50_000_000,
          })),
        ),
      ),
      415,
      'application/zip',
    ],
    ['gzip', gzipSync(SAMPLES.pdf), 415, 'application/pdf'],
    ['gzip of gzip', gzipSync(gzipSync(gzipSync(Buffer.alloc(1_000_000)))), 415, 'application/pdf'],
  ])('%s', async (_title, content, expectedStatus, contentType) => {
    const { uploadURL, objectPath } = await requestUploadUrl();
    const response = await putFile(uploadURL, content, { 'content-type': contentType });
    expect(response.status).toBe(expectedStatus);
    if (expectedStatus === 200) return expect(response.body.mimeType).not.toMatch(/html|xml$|svg|zip|octet/);
    expect(response.body.code).toBe('unsupported-file');
    expect(response.body.detail).toMatch(/PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT|This image is incomplete/);
    // A refused file cannot be registered, and the URL can be used again.
    expect(
      (
        await service.request('POST', '/api/documents', {
          title: 'x',
          type: 'other',
          fileName: 'x.png',
          filePath: objectPath,
        })
      ).status,
    ).toBe(400);
    expect((await putFile(uploadURL, SAMPLES.txt)).status).toBe(200);
  });

  it.each([
    ['a line break', Buffer.from('\n')],
    ['a byte order mark', Buffer.from('\ufeff')],
    ['a header of a print system', Buffer.from('\x1b%-12345X@PJL ENTER LANGUAGE=PDF\r\n', 'latin1')],
    ['1,024 bytes', Buffer.alloc(1024, 'x')],
  ])('a PDF after %s is a PDF, and is kept as it is', async (_, before) => {
    const { uploadURL } = await requestUploadUrl();
    const content = Buffer.concat([before, SAMPLES.pdf]);
    const { status, body } = await putFile(uploadURL, content);
    expect([status, body.mimeType, body.size]).toEqual([200, 'application/pdf', content.length]);
  });

  it('a PDF after more than 1,024 bytes is none', async () => {
    const { uploadURL } = await requestUploadUrl();
    const { body } = await putFile(uploadURL, Buffer.concat([Buffer.alloc(1025, 'x'), SAMPLES.pdf]));
    expect(body.mimeType).not.toBe('application/pdf');
  });

  it.each([
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['HEIC', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1')],
    ['GIF', Buffer.from('474946383961010001000000003b', 'hex')],
  ])('names the format %s in the refusal', async (format, start) => {
    const { uploadURL } = await requestUploadUrl();
    const { status, body } = await putFile(uploadURL, Buffer.concat([start, Buffer.alloc(200)]));
    expect([status, body.detail]).toEqual([
      415,
      `This file is in the format ${format}. Save it as PDF, PNG, JPEG, WEBP, TIFF, DOCX, XLSX, CSV or TXT and try again.`,
    ]);
  });

  it('serves text of another encoding with its bytes, and no wrong encoding', async () => {
    const content = Buffer.from('Pr\xfcfbericht\r\n', 'latin1');
    const filePath = await uploadFile(service, content, 'text/csv');
    const { body } = await service.request('POST', '/api/documents', {
      title: 'x',
      type: 'other',
      fileName: 'x.csv',
      filePath,
    });
    const { url } = service;
    const headers = await service.headersOf(TEST_PRINCIPAL);
    const response = await fetch(`${url}/api/documents/${body.id}/download`, { headers });
    expect(response.headers.get('content-type')).toBe('text/csv');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
  });

  it('stores a real bomb without unpacking it', async () => {
    // 180 MB compressed to less than 1 MB, which is within the limit for workbooks.
    const sheet = { name: 'xl/worksheets/sheet1.xml', content: Buffer.alloc(90_000_000, ' ') };
    const bomb = createArchive(createOfficeParts('xlsx', [sheet, { ...sheet, name: 'xl/worksheets/sheet2.xml' }]));
    expect(bomb.length).toBeLessThan(1_000_000);
    const before = process.memoryUsage().rss;
    const since = Date.now();
    const { uploadURL } = await requestUploadUrl();
    expect(await putFile(uploadURL, bomb)).toMatchObject({
      status: 200,
      body: { size: bomb.length, mimeType: expect.stringContaining('spreadsheetml') },
    });
    expect(Date.now() - since).toBeLessThan(5000);
    expect(process.memoryUsage().rss - before).toBeLessThan(90_000_000);
  });

  it('stores a script as plain text and serves it only as an attachment', async () => {
    const filePath = await uploadFile(service, Buffer.from('#!/bin/sh\necho hello\n'), 'text/html');
    const { body } = await service.request('POST', '/api/documents', {
      title: 'x',
      type: 'other',
      fileName: 'evil.html',
      filePath,
    });
    const { headers } = await service.request('GET', `/api/documents/${body.id}/download`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'content-disposition': expect.stringMatching(/^attachment;/),
    });
  });
});

describe('the request decides whether a file is accepted', () => {
  it.each([
    [
      'Content-Encoding: gzip around a PDF',
      gzipSync(SAMPLES.pdf),
      { 'content-encoding': 'gzip' },
      'unsupported-encoding',
    ],
    [
      'Content-Encoding: GZIP around a body that is not compressed',
      SAMPLES.pdf,
      { 'content-encoding': 'GZIP' },
      'unsupported-encoding',
    ],
    ['Content-Encoding: identity', SAMPLES.pdf, { 'content-encoding': 'identity' }, null],
    ['Content-Range', SAMPLES.pdf, { 'content-range': 'bytes 0-10/100' }, 'partial-upload'],
    ['an invalid Content-Type', SAMPLES.pdf, { 'content-type': 'x' }, null],
    [
      'a multipart form',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\r\n--x--\r\n',
      { 'content-type': 'multipart/form-data; boundary=x' },
      null,
    ],
    ['an empty body', '', {}, 'empty-file'],
    ['10,485,760 bytes', Buffer.alloc(MAX_UPLOAD_BYTES, 'x'), {}, null],
    ['10,485,761 bytes', Buffer.alloc(MAX_UPLOAD_BYTES + 1, 'x'), {}, 'file-too-large'],
  ] as [string, Buffer | string, Record<string, string>, ProblemCode | null][])(
    '%s',
    async (_title, content, headers, code) => {
      const { uploadURL } = await requestUploadUrl();
      const { status, body } = await putFile(uploadURL, content, headers);
      expect([status, body.code]).toEqual(code ? [PROBLEM_TYPES[code].status, code] : [200, undefined]);
      expect(await putFile(uploadURL, SAMPLES.pdf)).toMatchObject(
        code ? { status: 200 } : { status: 409, body: { code: 'upload-used' } },
      );
    },
  );

  /** Sends a request over a raw socket and returns everything received until the connection closes. */
  async function sendRaw(
    url: string,
    head: string,
    send: (write: (text: string | Buffer) => boolean, closed: () => boolean) => Promise<void>,
  ): Promise<{ response: string; ms: number }> {
    const { hostname, port } = new URL(service.url);
    const token = await new ServiceTokens(TEST_SECRET).sign('documents', TEST_PRINCIPAL);
    const since = Date.now();
    return new Promise((resolve) => {
      let response = '';
      const socket = connect(Number(port), hostname, () => {
        socket.write(`PUT ${url} HTTP/1.1\r\nHost: x\r\n${TOKEN_HEADER}: ${token}\r\n${head}\r\n\r\n`);
        void send(
          (text) => socket.write(text),
          () => socket.destroyed,
        );
      });
      socket.on('data', (data) => (response += data.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve({ response, ms: Date.now() - since }));
    });
  }

  it('stops reading an endless body', async () => {
    const { uploadURL } = await requestUploadUrl();
    const piece = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(65_536, 'x'), Buffer.from('\r\n')]);
    let bytes = 0;
    const { response } = await sendRaw(uploadURL, 'Transfer-Encoding: chunked', async (write, closed) => {
      while (!closed() && bytes < 400_000_000) {
        bytes += piece.length;
        if (!write(piece)) await new Promise((resolve) => setTimeout(resolve, 1));
      }
    });
    expect(response).toMatch(/^(HTTP\/1.1 413|$)/);
    expect(bytes).toBeLessThan(200_000_000);
    expect((await putFile(uploadURL, SAMPLES.pdf)).status).toBe(200);
  });

  it('refuses a huge Content-Length before reading the body', async () => {
    const { uploadURL } = await requestUploadUrl();
    const { response, ms } = await sendRaw(uploadURL, 'Content-Length: 99999999999', async () => undefined);
    expect(response).toMatch(/^HTTP\/1.1 413 /);
    expect(ms).toBeLessThan(5000);
  });

  it('returns 408 for a body that takes too long', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms === 300_000 ? 600 : ms));
    const { uploadURL } = await requestUploadUrl();
    const { response, ms } = await sendRaw(uploadURL, 'Content-Length: 1000', async (write, closed) => {
      while (!closed()) {
        write('%');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    });
    spy.mockRestore();
    expect(response).toMatch(/^HTTP\/1.1 408 /);
    expect(response).toContain('The file did not arrive within five minutes. Send it again.');
    expect(ms).toBeLessThan(5000);
    expect((await putFile(uploadURL, SAMPLES.pdf)).status).toBe(200);
  });

  it('leaves no staged files', async () => {
    expect(await readdir(`${service.folder}/staged`)).toEqual([]);
  });
});

describe('the upload URL', () => {
  const tokens = new UploadTokens(TEST_SECRET);
  const path = '/api/objects/upload/';
  const getUploadId = (url: string) => /upload\/([^.]+)/.exec(url)?.[1] ?? '';
  const inOneMinute = () => new Date(Date.now() + 60_000);

  it.each<[string, (url: string) => string, number, string]>([
    ['a used URL', (url) => url, 409, 'has been used'],
    [
      'an expired URL',
      (url) =>
        path +
        tokens.sign({
          uploadId: getUploadId(url),
          userId: TEST_USER_ID,
          size: null,
          expiresAt: new Date(Date.now() - 1),
        }),
      403,
      'Request has expired',
    ],
    [
      'a URL with a changed expiry time',
      (url) => url.replace(/\.[0-9a-z]+\./, `.${(Date.now() + 9_000_000).toString(36)}.`),
      403,
      'is not valid',
    ],
    [
      'a URL with a changed upload id',
      (url) => url.replace(getUploadId(url), '019aa27e-0000-7000-8000-00000000000f'),
      403,
      'is not valid',
    ],
    ['a URL with a truncated signature', (url) => url.slice(0, -4), 403, 'is not valid'],
    ['a URL without a signature', (url) => url.replace(/\.[^.]*$/, '.'), 403, 'is not valid'],
    [
      'a URL that names another requester',
      (url) =>
        path +
        tokens.sign({
          uploadId: getUploadId(url),
          userId: '019aa27e-0000-7000-8000-000000000002',
          size: null,
          expiresAt: inOneMinute(),
        }),
      403,
      'is not valid',
    ],
    [
      'a URL signed with another secret',
      (url) =>
        path +
        new UploadTokens('another secret that is long enough').sign({
          uploadId: getUploadId(url),
          userId: TEST_USER_ID,
          size: null,
          expiresAt: inOneMinute(),
        }),
      403,
      'is not valid',
    ],
    [
      'a URL for an upload that was not requested',
      () =>
        path +
        tokens.sign({
          uploadId: '019aa27e-0000-7000-8000-00000000000e',
          userId: TEST_USER_ID,
          size: null,
          expiresAt: inOneMinute(),
        }),
      403,
      'is not valid',
    ],
    ['a token that is too short', () => `${path}x`, 400, 'token'],
  ])('%s', async (title, changeUrl, expectedStatus, detail) => {
    const { uploadURL } = await requestUploadUrl();
    if (title === 'a used URL') await putFile(uploadURL, SAMPLES.pdf);
    const refused = await putFile(changeUrl(uploadURL), SAMPLES.pdf);
    expect(refused).toMatchObject({ status: expectedStatus, body: { detail: expect.stringContaining(detail) } });
    if (detail === 'is not valid') expect(refused.body.code).toBe('invalid-upload-url');
  });

  it('needs no session: every holder of it may use it', async () => {
    const { uploadURL } = await requestUploadUrl();
    const nobody = await new ServiceTokens(TEST_SECRET).sign('documents', null);
    const init = { method: 'PUT', headers: { [TOKEN_HEADER]: nobody }, body: SAMPLES.pdf };
    expect((await fetch(service.url + uploadURL, init)).status).toBe(200);
  });

  it('takes only a file of the size that it was requested for', async () => {
    const { body } = await service.request('POST', path.slice(0, -1), { size: SAMPLES.pdf.length });
    const larger = Buffer.concat([SAMPLES.pdf, Buffer.from(' ')]);
    const detail = `for a file of ${SAMPLES.pdf.length} bytes, and this one has ${larger.length}`;
    const refused = { status: 400, body: { code: 'wrong-file-size', detail: expect.stringContaining(detail) } };
    expect(await putFile(body.uploadURL, larger)).toMatchObject(refused);
    expect((await putFile(body.uploadURL, SAMPLES.pdf)).status).toBe(200);
    for (const size of [0, MAX_UPLOAD_BYTES + 1, 'many'])
      expect((await service.request('POST', path.slice(0, -1), { size })).status).toBe(400);
  });

  it('stores one of several concurrent files', async () => {
    const { uploadURL, objectPath } = await requestUploadUrl();
    const responses = await Promise.all([
      putFile(uploadURL, SAMPLES.pdf),
      putFile(uploadURL, SAMPLES.png),
      putFile(uploadURL, SAMPLES.txt),
    ]);
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409, 409]);
    const { body } = await service.request('POST', '/api/documents', {
      title: 'x',
      type: 'other',
      fileName: 'x',
      filePath: objectPath,
    });
    expect(body.sha256).toBe(responses.find((response) => response.status === 200)?.body.sha256);
  });
});

describe('the file name', () => {
  const registerWithName = async (fileName: unknown) =>
    service.request('POST', '/api/documents', {
      title: 'x',
      type: 'other',
      fileName,
      filePath: await uploadFile(service, SAMPLES.pdf),
    });

  it.each([
    ['quotes and separators', `a "b" 'c'; d=e, f.pdf`, undefined],
    ['percent signs', '100%25 %2F.pdf', undefined],
    ['Chinese', '証明書（2026年）.pdf', undefined],
    ['Arabic with direction marks', '\u200fشهادة ٢٠٢٦\u200f.pdf', 'شهادة ٢٠٢٦\u200f.pdf'],
    ['Hebrew and Latin', 'אישור HACCP.pdf', undefined],
    ['combining characters', 'e\u0301\u0302 Ünï.pdf', '\u00e9\u0302 Ünï.pdf'],
    ['emoji', '👩‍🌾🍅.pdf', undefined],
    ['255 characters of three bytes', '食'.repeat(251) + '.pdf', undefined],
    ['leading dots', '...a.pdf', undefined],
    ['a header after a line break', 'a\r\nSet-Cookie: sid=1\r\n\r\n<html>.pdf', 'a Set-Cookie: sid=1 <html>.pdf'],
    ['control characters', '\u0001a\tb\u007f\u0085c\u001b[31m.pdf', 'a b c [31m.pdf'],
    ['a direction override', 'invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['folders', '../../../etc/passwd', 'passwd'],
    ['a Windows folder', 'C:\\fakepath\\plan.pdf', 'plan.pdf'],
    ['surrounding blanks', '  plan.pdf  ', 'plan.pdf'],
  ])('%s', async (_title, fileName, expected = fileName) => {
    const { status, body } = await registerWithName(fileName);
    expect({ status, fileName: body.fileName }).toEqual({ status: 201, fileName: expected });
    const { headers } = await service.request('GET', `/api/documents/${body.id}/download`);
    const header = headers.get('content-disposition') ?? '';
    // RFC 6266: an ASCII fallback in quotes, and the full name encoded as in RFC 5987.
    const [, plain, encoded] =
      /^attachment; filename="([\x20-\x21\x23-\x24\x26-\x5b\x5d-\x7e]*)"; filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]+)$/.exec(
        header,
      ) ?? [];
    expect(plain?.length).toBeGreaterThan(0);
    expect(decodeURIComponent(encoded ?? '')).toBe(expected);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['256 characters', 'x'.repeat(252) + '.pdf'],
    ['a NUL character', 'a\0.pdf'],
    ['an empty name', ''],
    ['only blanks', ' \t '],
    ['only a folder', 'folder/'],
    ['the parent folder', '..'],
    ['an unpaired surrogate', 'a\ud83d.pdf'],
    ['a number', 7],
  ])('is refused with an error for the field: %s', async (_title, fileName) => {
    expect(await registerWithName(fileName)).toMatchObject({ status: 400, body: { errors: [{ path: 'fileName' }] } });
  });
});
