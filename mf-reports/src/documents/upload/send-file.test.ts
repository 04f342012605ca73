import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { requestUpload } from '@fsvp/contracts/document';
import { MockHost } from '@fsvp/web-kit/testing';
import { fakeUploads } from '../../testing/fake-upload.js';
import { RETRY_DELAYS_MS, sendFile } from './send-file.js';

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
  await jest.advanceTimersByTimeAsync(RETRY_DELAYS_MS[0]! + RETRY_DELAYS_MS[1]! + 1);
  await expect(done).resolves.toBe('/objects/2');
});

test('gives up after waits of 0, 1, 3 and 5 seconds', async () => {
  const sent = fakeUploads({ status: 503 });
  const done = send().catch((error: unknown) => error);
  const counts: number[] = [];
  for (const delay of RETRY_DELAYS_MS) {
    await jest.advanceTimersByTimeAsync(Math.max(0, delay - 1));
    counts.push(sent.length);
    await jest.advanceTimersByTimeAsync(1);
  }
  expect(RETRY_DELAYS_MS).toEqual([0, 1000, 3000, 5000]);
  expect(counts.slice(1)).toEqual([2, 3, 4]);
  expect(await done).toMatchObject({ status: 503 });
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
