import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MAX_UPLOAD_BYTES, requestUpload } from '@fsvp/contracts/documents/document';
import { MockHost } from '@fsvp/web-kit/testing';
import { fakeUploads } from '../../testing/fake-upload.js';
import { UploadError } from './upload-error.js';
import { Uploader } from './uploader.js';

const file = new File(['certificate'], 'certificate.pdf');
let host: MockHost;

let uploader: Uploader;
/** Progress reports with the milliseconds since the start. */
let progress: [ms: number, percent: number][];

function send(chosen = file) {
  uploader.addFile(chosen);
  return uploader.send();
}

/** Advances the clock by `ms` and returns the file path or the error. */
async function outcome(ms: number, sending = send()): Promise<unknown> {
  const done = sending.then(
    ({ filePath }) => filePath,
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(ms);
  return done;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let targets = 0;
  host = new MockHost().answer(requestUpload, () => {
    targets += 1;
    return { uploadURL: `/api/objects/upload/token-${targets}`, objectPath: `/objects/${targets}` };
  });
  globalThis.fetch = host.fetch;
  const start = Date.now();
  progress = [];
  uploader = new Uploader((percent) => progress.push([Date.now() - start, percent]));
});
afterEach(() => {
  uploader.destroy();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a file is sent to its upload URL, and progress is reported', async () => {
  const sent = fakeUploads({ status: 200 });
  expect(await outcome(1)).toBe('/objects/1');
  expect(sent).toEqual([
    { method: 'PUT', url: '/api/objects/upload/token-1', type: 'application/octet-stream', body: file },
  ]);
  expect(progress).toEqual([
    [0, 0],
    [0, 50],
  ]);
});

test.each([408, 418, 423, 429, 500, 502, 503, 504])('%i is retried with the same URL', async (status) => {
  const sent = fakeUploads({ status }, { status: 200 });
  expect(await outcome(1)).toBe('/objects/1');
  expect(sent.map(({ url }) => url)).toEqual(['/api/objects/upload/token-1', '/api/objects/upload/token-1']);
});

test('a used upload URL is replaced by a new one', async () => {
  const sent = fakeUploads({ status: 504 }, { status: 409 }, { status: 200 });
  expect(await outcome(1001)).toBe('/objects/2');
  expect(sent).toHaveLength(3);
});

test('a failed request for an upload URL is retried, then the file is sent', async () => {
  const sent = fakeUploads({ status: 409 }, { status: 200 });
  const answers = [
    { uploadURL: '/api/objects/upload/a', objectPath: '/objects/a' },
    undefined,
    { uploadURL: '/api/objects/upload/b', objectPath: '/objects/b' },
  ];
  const urls = new MockHost().answer(requestUpload, () => answers.shift()!);
  const failing = new MockHost().fail(requestUpload, 503);
  globalThis.fetch = (...call) => {
    if (answers[0]) return urls.fetch(...call);
    answers.shift();
    return failing.fetch(...call);
  };
  expect(await outcome(1001)).toBe('/objects/b');
  expect(sent.map(({ url }) => url)).toEqual(['/api/objects/upload/a', '/api/objects/upload/b']);
});

test.each([
  [400, 1],
  [503, 5],
])(
  'a response of %i to the request for an upload URL is logged and thrown after %i attempts',
  async (status, attempts) => {
    host.fail(requestUpload, status, { detail: 'No storage space left.' });
    const sent = fakeUploads({ status: 200 });
    expect(await outcome(60_000)).toMatchObject({
      name: 'UploadError',
      message: 'Upload failed: certificate.pdf. No storage space left.',
    });
    expect([sent.length, host.requests(requestUpload).length]).toEqual([0, attempts]);
    expect(console.error).toHaveBeenCalledTimes(attempts);
    expect(console.error).toHaveBeenCalledWith(
      'The upload parameters could not be fetched.',
      expect.objectContaining({ status }),
    );
  },
);

test('gives up after delays of 0, 1, 3 and 5 seconds', async () => {
  const sent = fakeUploads({ status: 503 });
  expect(await outcome(60_000)).toMatchObject({ retryable: true });
  expect(progress.filter(([, percent]) => percent > 0).map(([ms]) => ms)).toEqual([0, 0, 1000, 4000, 9000]);
  expect(sent).toHaveLength(5);
});

test.each([0, 400, 401, 403, 413, 415, 422, 501, 505])('%i is not retried', async (status) => {
  const sent = fakeUploads({ status, text: 'no' });
  expect(await outcome(60_000)).toBeInstanceOf(UploadError);
  expect(sent).toHaveLength(1);
});

test.each([
  [0, 'This looks like a network error, the endpoint might be blocked by an internet provider or a firewall.', true],
  [401, 'Authorization required', true],
  [403, 'Upload failed: certificate.pdf. Request has expired', true],
  [413, 'certificate.pdf exceeds the maximum allowed size of 10 MB', false],
  [415, 'Upload failed: certificate.pdf. Unsupported file type.', false],
  [422, 'Upload failed: certificate.pdf. Unsupported file type.', false],
  [429, 'Upload failed: certificate.pdf. Rate limit reached. Unsupported file type.', true],
  [500, 'Upload failed: certificate.pdf. Unsupported file type.', true],
])('%i shows the specified message', async (status, message, retryable) => {
  fakeUploads({
    status,
    text: JSON.stringify({ type: 'about:blank', title: 'x', status, detail: 'Unsupported file type.' }),
  });
  expect(await outcome(60_000)).toMatchObject({ message, retryable });
});

test('reports a missing connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fakeUploads({ status: 0 });
  expect(await outcome(1)).toMatchObject({ message: 'No Internet connection' });
});

test('an upload without progress for five minutes is cancelled', async () => {
  const sent = fakeUploads('hangs');
  expect(await outcome(5 * 60_000 + 1)).toMatchObject({
    message: 'Upload failed: certificate.pdf. It made no progress for 5 minutes.',
    retryable: true,
  });
  expect(sent[0]).toMatchObject({ aborted: true });
});

test('an invalid file is rejected before anything is sent', async () => {
  const sent = fakeUploads({ status: 200 });
  const big = new File([''], 'scan.pdf');
  Object.defineProperty(big, 'size', { value: MAX_UPLOAD_BYTES + 1 });
  expect(() => uploader.addFile(big)).toThrow('scan.pdf exceeds the maximum allowed size of 10 MB');
  expect(() => uploader.addFile(new File([], 'scan.pdf'))).toThrow('This file is empty. Choose another file.');
  expect(await outcome(1, send(new File(['x'], ' ')))).toMatchObject({
    message: 'Missing required meta field(s): the file has no name. Rename it and choose it again.',
  });
  expect([sent.length, host.requests(requestUpload).length]).toEqual([0, 0]);
});

test('rejects another file and the same file while an upload is running', async () => {
  const sent = fakeUploads('hangs');
  const done = outcome(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(() => uploader.addFile(file)).toThrow('No duplicates: certificate.pdf is being uploaded already.');
  expect(() => uploader.addFile(new File(['other'], 'other.pdf'))).toThrow(
    'No more files allowed. One file is uploaded at a time.',
  );
  uploader.cancel();
  expect(await done).toMatchObject({ name: 'AbortError' });
  expect(sent).toMatchObject([{ body: file, aborted: true }]);
});

test('cancelling stops the retries, and another file can be uploaded', async () => {
  const sent = fakeUploads({ status: 503 }, { status: 503 }, { status: 200 });
  const done = outcome(250);
  await jest.advanceTimersByTimeAsync(250);
  uploader.cancel();
  expect(await done).toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(2);
  expect(await outcome(1)).toBe('/objects/2');
});
