import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { requestUpload } from '@fsvp/contracts/document';
import { MockHost } from '@fsvp/web-kit/testing';
import { fakeUploads } from '../../testing/fake-upload.js';
import { sendFile } from './send-file.js';

const file = new File(['certificate'], 'certificate.pdf');
let host: MockHost;

const send = (signal = new AbortController().signal) => sendFile(file, { onProgress: () => {}, signal });

beforeEach(() => {
  jest.useFakeTimers();
  let targets = 0;
  host = new MockHost().answer(requestUpload, () => {
    targets += 1;
    return { uploadURL: `/api/objects/upload/token-${targets}`, objectPath: `/objects/${targets}` };
  });
  globalThis.fetch = host.fetch;
});
afterEach(() => {
  jest.useRealTimers();
});

test('a file is sent to the URL it got', async () => {
  const sent = fakeUploads({ status: 200 });
  await expect(send()).resolves.toBe('/objects/1');
  expect(sent).toEqual([{ url: '/api/objects/upload/token-1', body: file }]);
});

test.each([408, 418, 423, 429, 500, 502, 503, 504])('%i is repeated under the same URL', async (status) => {
  const sent = fakeUploads({ status }, { status: 200 });
  const done = send();
  await jest.advanceTimersByTimeAsync(1);
  await expect(done).resolves.toBe('/objects/1');
  expect(sent.map(({ url }) => url)).toEqual(['/api/objects/upload/token-1', '/api/objects/upload/token-1']);
});

test('a URL that was used up is replaced by a new one', async () => {
  fakeUploads({ status: 504 }, { status: 409 }, { status: 200 });
  const done = send();
  await jest.advanceTimersByTimeAsync(1001);
  await expect(done).resolves.toBe('/objects/2');
});

test('gives up after waits of 0, 1, 3 and 5 seconds', async () => {
  const sent = fakeUploads({ status: 503 });
  const times: number[] = [];
  const start = Date.now();
  const onProgress = (percent: number) => {
    if (percent > 0) times.push(Date.now() - start);
  };
  const done = sendFile(file, { onProgress, signal: new AbortController().signal }).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await done).toMatchObject({ status: 503 });
  expect(times).toEqual([0, 0, 1000, 4000, 9000]);
  expect(sent).toHaveLength(5);
});

test.each([0, 400, 401, 403, 413, 415, 501, 505])('%i is final', async (status) => {
  const sent = fakeUploads({ status, text: 'no' });
  await expect(send()).rejects.toMatchObject({ status });
  expect(sent).toHaveLength(1);
});

test('giving up stops the repetition', async () => {
  const sent = fakeUploads({ status: 503 });
  const giveUp = new AbortController();
  const done = send(giveUp.signal).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(500);
  giveUp.abort();
  expect(await done).toMatchObject({ name: 'AbortError' });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(2);
});
