import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import { createObjectStore } from '../src/object-store/create-object-store.js';
import { ObjectStoreCheck } from '../src/object-store/object-store-check.js';
import { parseObjectStoreUrl } from '../src/object-store/object-store-url.js';
import { s3Store } from './object-stores.js';
import { S3_BUCKET, S3_CREDENTIALS, startS3, type S3 } from './s3.js';
import { startDocuments } from './start.js';
import { buildWorker, end, spawnWorker } from './worker-process.js';

let s3: S3;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), 'fsvp-staged-'));
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const check = async (url: string, credentials: object = S3_CREDENTIALS) => {
  const warn = jest.fn();
  await new ObjectStoreCheck(await createObjectStore({ OBJECT_STORE_URL: parseObjectStoreUrl(url), ...credentials }), {
    warn,
  } as unknown as Logger).onModuleInit();
  return warn.mock.calls;
};

it('is looked at once at the start: wrong settings end it with a sentence', async () => {
  expect(await check(s3.url())).toEqual([]);
  await expect(check(s3.url('no-such-bucket'))).rejects.toThrow(
    `OBJECT_STORE_URL: the bucket 'no-such-bucket' at ${s3.endpoint} does not exist. Create it, or use another bucket.`,
  );
  await expect(check(s3.url(), { AWS_ACCESS_KEY_ID: 'unknown', AWS_SECRET_ACCESS_KEY: 'x' })).rejects.toThrow(
    `the credentials are not allowed to use the bucket '${S3_BUCKET}'`,
  );
});

it('does not end the start while it is away', async () => {
  const calls = await check(`s3://bucket?endpoint=http://127.0.0.1:1`);
  expect(calls).toEqual([
    [expect.objectContaining({ err: expect.any(Error) }), expect.stringContaining('does not answer')],
  ]);
});

it('ends a process with that sentence; with the right settings, the secret in a file, it starts', async () => {
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
  await end(worker);
  await rm(secret);
  await service.close();
}, 90_000);

/** An S3 service that a test plays itself. */
async function played(
  answer: Parameters<typeof createServer>[1],
  pauseMs?: number,
): Promise<{ store: ReturnType<typeof s3Store>; server: Server }> {
  const server = createServer({}, answer!);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = () => `s3://bucket?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { store: s3Store({ url }, folder, undefined, pauseMs), server };
}

it('sends the content with its length and hash, so that the service checks it', async () => {
  const seen: IncomingHttpHeaders[] = [];
  const { store, server } = await played((request, response) => {
    seen.push({ ...request.headers, ':path': `${request.method} ${request.url}` });
    request.resume().on('end', () => response.end());
  });
  const file = await store.stage(Readable.from(['some content']));
  await store.send(file);
  await file.discard();
  const digest = createHash('sha256').update('some content').digest();
  expect(seen).toMatchObject([
    {
      ':path': `PUT /bucket/objects/${file.sha256.slice(0, 2)}/${file.sha256}?x-id=PutObject`,
      'content-length': '12',
      'x-amz-checksum-sha256': digest.toString('base64'),
      'x-amz-content-sha256': digest.toString('hex'),
    },
  ]);
  expect(seen[0]).not.toHaveProperty('transfer-encoding');
  server.close();
});

it('sends and fetches again when a connection breaks or the service asks to come back', async () => {
  const content = Buffer.alloc(200_000, 'abc');
  const sha256 = createHash('sha256').update(content).digest('hex');
  const asked: string[] = [];
  const { store, server } = await played((request, response) => {
    const tried = asked.push(request.method ?? '') - 1;
    if (request.method === 'PUT') {
      if (tried === 0) return void request.socket.destroy();
      return void request.resume().on('end', () => response.writeHead(tried === 1 ? 503 : 200).end());
    }
    response.writeHead(200, { 'content-length': content.length });
    if (tried < 5) return void response.write(content.subarray(0, 100_000), () => response.destroy());
    response.end(content);
  });
  const file = await store.stage(Readable.from([content]));
  await store.send(file);
  expect(asked).toEqual(['PUT', 'PUT', 'PUT']);
  expect(await buffer(await store.read({ sha256, size: content.length }))).toEqual(content);
  expect(asked.slice(3)).toEqual(['GET', 'GET', 'GET']);
  await file.discard();
  expect(await readdir(folder)).toEqual([]);
  server.close();
});

it('does not wait for a connection that stands still', async () => {
  const asked: string[] = [];
  const { store, server } = await played((request, response) => {
    asked.push(request.method ?? '');
    if (request.method === 'GET') response.writeHead(200, { 'content-length': 1000 }).write('the beginning');
  }, 300);
  const file = await store.stage(Readable.from(['x']));
  await expect(store.send(file)).rejects.toMatchObject({ status: 503 });
  expect(asked).toEqual(['PUT']);
  await file.discard();
  await expect(store.read({ sha256: 'a'.repeat(64), size: 1000 })).rejects.toMatchObject({ status: 503 });
  expect(await readdir(folder)).toEqual([]);
  server.closeAllConnections();
  server.close();
});

it('gives up sending when it is told to', async () => {
  const { store, server } = await played(() => undefined);
  const file = await store.stage(Readable.from(['x']));
  const abort = new AbortController();
  setTimeout(() => abort.abort(new Error('The worker is being stopped')), 100);
  await expect(store.send(file, { signal: abort.signal })).rejects.toThrow('The worker is being stopped');
  await expect(store.send(file, { signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ status: 503 });
  await file.discard();
  server.closeAllConnections();
  server.close();
});
