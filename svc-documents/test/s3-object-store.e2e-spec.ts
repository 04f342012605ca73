import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import { createObjectStore } from '../src/object-store/create-object-store.js';
import { ObjectStoreCheck } from '../src/object-store/object-store-check.js';
import { parseObjectStoreUrl, type S3Settings } from '../src/object-store/object-store-url.js';
import { S3ObjectStore } from '../src/object-store/s3-object-store.js';
import { createS3Store } from './object-stores.js';
import { S3_BUCKET, S3_CREDENTIALS, startS3Server, type S3Server } from './s3-server-process.js';
import { startDocuments } from './start.js';
import { buildWorker, killProcess, spawnWorker } from './worker-process.js';

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'fsvp-staged-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const runCheck = async (url: string, credentials: object = S3_CREDENTIALS) => {
  const warn = jest.fn();
  await new ObjectStoreCheck(await createObjectStore({ OBJECT_STORE_URL: parseObjectStoreUrl(url), ...credentials }), {
    warn,
  } as unknown as Logger).onModuleInit();
  return warn.mock.calls;
};

it('is checked at startup; wrong settings throw an error with an explanation', async () => {
  expect(await runCheck(s3.url())).toEqual([]);
  await expect(runCheck(s3.url('no-such-bucket'))).rejects.toThrow(
    `OBJECT_STORE_URL: the bucket 'no-such-bucket' at ${s3.endpoint} does not exist. Create it, or use another bucket.`,
  );
  await expect(runCheck(s3.url(), { AWS_ACCESS_KEY_ID: 'unknown', AWS_SECRET_ACCESS_KEY: 'x' })).rejects.toThrow(
    `the credentials are not allowed to use the bucket '${S3_BUCKET}'`,
  );
});

it('a service that answers before the end of the file is read, and a file that cannot be read, end the request only', async () => {
  const answersAtOnce = {
    send: ({ input }: { input: { Body: Readable } }, { abortSignal }: { abortSignal?: AbortSignal }) =>
      new Promise<void>((resolve, reject) => {
        input.Body.pipe(new PassThrough()).once('data', () => resolve());
        abortSignal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  };
  const store = new S3ObjectStore(answersAtOnce as never, parseObjectStoreUrl(s3.url()) as S3Settings, folder);
  const onProgress = jest.fn();
  const file = await store.stage(Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024))));
  await store.send(file, { onProgress });
  expect(onProgress).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await file.discard();
  await expect(store.send(file, { onProgress })).rejects.toMatchObject({ code: 'unavailable' });
});

it('logs a warning at startup while it is unavailable', async () => {
  const calls = await runCheck(`s3://bucket?endpoint=http://127.0.0.1:1`);
  expect(calls).toEqual([
    [expect.objectContaining({ err: expect.any(Error) }), expect.stringContaining('does not answer')],
  ]);
});

it('stops a process with wrong settings and starts one with a secret from a file', async () => {
  const service = await startDocuments();
  await buildWorker();
  const secret = join(folder, 'secret');
  await writeFile(secret, `${S3_CREDENTIALS.AWS_SECRET_ACCESS_KEY}\n`);
  const config = {
    ...service.config,
    AWS_ACCESS_KEY_ID: S3_CREDENTIALS.AWS_ACCESS_KEY_ID,
    AWS_SECRET_ACCESS_KEY_FILE: secret,
  };
  await expect(spawnWorker({ ...service, config, objectStoreUrl: s3.url('no-such-bucket') })).rejects.toThrow(
    /"level":60.*the bucket 'no-such-bucket' at .* does not exist\. Create it, or use another bucket\./s,
  );
  const worker = await spawnWorker({ ...service, config, objectStoreUrl: s3.url() });
  expect(worker.exitCode).toBeNull();
  await killProcess(worker);
  await rm(secret);
  await service.close();
}, 90_000);

/** An S3 service with a request handler of the test. */
async function startFakeS3(
  handleRequest: Parameters<typeof createServer>[1],
  socketTimeoutMs?: number,
): Promise<{ store: ReturnType<typeof createS3Store>; server: Server }> {
  const server = createServer({}, handleRequest!);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = () => `s3://bucket?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { store: createS3Store({ url }, folder, undefined, socketTimeoutMs), server };
}

it('sends the content with its length and hash, so that the service can check it', async () => {
  const requests: IncomingHttpHeaders[] = [];
  const { store, server } = await startFakeS3((request, response) => {
    requests.push({ ...request.headers, ':path': `${request.method} ${request.url}` });
    request.resume().on('end', () => response.end());
  });
  const file = await store.stage(Readable.from(['some content']));
  await store.send(file);
  await file.discard();
  const digest = createHash('sha256').update('some content').digest();
  expect(requests).toMatchObject([
    {
      ':path': `PUT /bucket/objects/${file.sha256.slice(0, 2)}/${file.sha256}?x-id=PutObject`,
      'content-length': '12',
      'x-amz-checksum-sha256': digest.toString('base64'),
      'x-amz-content-sha256': digest.toString('hex'),
    },
  ]);
  expect(requests[0]).not.toHaveProperty('transfer-encoding');
  server.close();
});

it('retries when a connection breaks or the service returns 503', async () => {
  const content = Buffer.alloc(200_000, 'abc');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const methods: string[] = [];
  const { store, server } = await startFakeS3((request, response) => {
    const attempt = methods.push(request.method ?? '') - 1;
    if (request.method === 'PUT') {
      if (attempt === 0) return void request.socket.destroy();
      return void request.resume().on('end', () => response.writeHead(attempt === 1 ? 503 : 200).end());
    }
    response.writeHead(200, { 'content-length': content.length });
    if (attempt < 5) return void response.write(content.subarray(0, 100_000), () => response.destroy());
    response.end(content);
  });
  const file = await store.stage(Readable.from([content]));
  await store.send(file);
  expect(methods).toEqual(['PUT', 'PUT', 'PUT']);
  expect(await buffer(await store.read({ sha256, size: content.length }))).toEqual(content);
  expect(methods.slice(3)).toEqual(['GET', 'GET', 'GET']);
  await file.discard();
  expect(await readdir(folder)).toEqual([]);
  server.close();
});

it('gives up on a connection without traffic', async () => {
  const methods: string[] = [];
  const { store, server } = await startFakeS3((request, response) => {
    methods.push(request.method ?? '');
    if (request.method === 'GET') response.writeHead(200, { 'content-length': 1000 }).write('the beginning');
  }, 300);
  const file = await store.stage(Readable.from(['x']));
  await expect(store.send(file)).rejects.toMatchObject({ status: 503 });
  expect(methods).toEqual(['PUT']);
  await file.discard();
  await expect(store.read({ sha256: 'a'.repeat(64), size: 1000 })).rejects.toMatchObject({ status: 503 });
  expect(await readdir(folder)).toEqual([]);
  server.closeAllConnections();
  server.close();
});

it('stops sending when it is aborted', async () => {
  const { store, server } = await startFakeS3(() => undefined);
  const file = await store.stage(Readable.from(['x']));
  const abort = new AbortController();
  setTimeout(() => abort.abort(new Error('The worker is being stopped')), 100);
  await expect(store.send(file, { signal: abort.signal })).rejects.toThrow('The worker is being stopped');
  await expect(store.send(file, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ status: 503 });
  await file.discard();
  server.closeAllConnections();
  server.close();
});
