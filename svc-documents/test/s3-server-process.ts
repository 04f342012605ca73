import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const S3_BUCKET = 'fsvp-files';
const program = fileURLToPath(new URL('s3-server.mjs', import.meta.url));

/** The only account of the server. */
export const S3_CREDENTIALS = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' };

/** A real S3 server with one bucket, which a test can stop, start, pause and resume. */
export interface S3Server {
  url(bucket?: string): string;
  endpoint: string;
  /** Path of the server's file for an object. */
  pathOf(key: string): string;
  stop(): Promise<void>;
  start(): Promise<void>;
  pause(): void;
  resume(): void;
  close(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'fsvp-s3-'));
  let port = 0;
  let server: ChildProcess | undefined;
  const start = async () => {
    // The server encrypts list page tokens with a cipher that is legacy in OpenSSL 3.
    server = spawn(process.execPath, ['--openssl-legacy-provider', program, folder, String(port), S3_BUCKET], {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(server.stdout!, 'data')) as [Buffer];
    port = Number(/\d+/.exec(line.toString())?.[0]);
  };
  const stop = async () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    url: (bucket = S3_BUCKET) => `s3://${bucket}/suite/files?endpoint=${endpoint}`,
    pathOf: (key) => join(folder, S3_BUCKET, 'suite/files', `${key}._S3rver_object`),
    start,
    stop,
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
