import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { ClamdScanner } from '../src/uploads/scan/clamd-scanner.js';
import { UploadScan } from '../src/uploads/scan/upload-scan.js';
import { startFakeClamd, type FakeClamd } from './fake-clamd.js';
import { EICAR, SAMPLES } from './samples.js';
import { startDocuments, type TestDocuments } from './start.js';

let folder: string;
let clamd: FakeClamd;
let service: TestDocuments;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fsvp-clamd-'));
  const path = join(folder, 'clamd.ctl');
  clamd = await startFakeClamd(path);
  service = await startDocuments({ UPLOAD_SCAN_CLAMD: { path }, UPLOAD_SCAN_TIMEOUT_MS: 3000 });
});
afterAll(async () => {
  await service.close();
  await clamd.close();
  await rm(folder, { recursive: true, force: true });
});

const requestUploadUrl = async () => (await service.request('POST', '/api/objects/upload')).body.uploadURL as string;
const putFile = (url: string, content: Uint8Array | string) =>
  service.request('PUT', url, content, { 'content-type': 'application/octet-stream' });
const listFiles = async () => [
  ...(await readdir(join(service.folder, 'staged'))),
  ...(await readdir(join(service.folder, 'objects'))),
];
async function countScans(): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${service.url}/metrics`)).text();
  return Object.fromEntries(
    [...metrics.matchAll(/^upload_scans_total\{result="(\w+)"\} (\d+)$/gm)].map(([, result, count]) => [
      result!,
      Number(count),
    ]),
  );
}

it('refuses an infected file, deletes it, and accepts a clean one at the same URL', async () => {
  const before = await countScans();
  const url = await requestUploadUrl();
  const detail = 'The virus scanner found Win.Test.EICAR_HDB-1 in this file, so it was not stored.';
  const refused = await putFile(url, EICAR);
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'infected-file', detail, errors: [{ path: 'file', message: detail }] },
  });
  expect(await listFiles()).toEqual([]);
  expect((await putFile(url, Buffer.alloc(1_000_000, 'x'))).status).toBe(200);
  expect(await countScans()).toEqual({ ...before, clean: before.clean! + 1, infected: before.infected! + 1 });
});

it.each(['hangs', 'INSTREAM size limit exceeded. ERROR', "stream: Can't allocate memory ERROR", ''])(
  'accepts nothing without a result of the scanner: %p',
  async (behavior) => {
    const [before, files] = [await countScans(), await listFiles()];
    const url = await requestUploadUrl();
    clamd.behavior = behavior;
    const refused = await putFile(url, SAMPLES.pdf);
    clamd.behavior = 'scans';
    expect(refused).toMatchObject({
      status: 503,
      body: { detail: 'The virus scanner is not responding, so the file was not stored. Try again in a minute.' },
    });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await listFiles()).toEqual(files);
    expect(await countScans()).toEqual({ ...before, unavailable: before.unavailable! + 1 });
    expect((await putFile(url, SAMPLES.pdf)).status).toBe(200);
  },
);

it('waits for a clamd that does not answer yet, and names the setting when its path is wrong', async () => {
  const messages: string[] = [];
  const logger = pino({}, { write: (line: string) => messages.push(JSON.parse(line).msg) });
  const start = (path: string) => new UploadScan(new ClamdScanner({ path }), 1000, logger).onModuleInit();
  await start(join(folder, 'clamd.ctl'));
  expect(messages).toEqual([]);
  const missing = join(folder, 'missing');
  await start(missing);
  expect(messages).toEqual([
    `UPLOAD_SCAN_CLAMD: no clamd answers at ${missing} (connect ENOENT ${missing}); uploads are refused until it does`,
  ]);
  const file = join(folder, 'clamd.conf');
  await writeFile(file, '');
  await expect(start(file)).rejects.toThrow(
    `UPLOAD_SCAN_CLAMD: ${file} is not a socket. Set it to the LocalSocket of clamd.conf.`,
  );
});
