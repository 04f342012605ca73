import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { loadConfig } from './config.js';

const environment = {
  PORT: '1',
  DATABASE_URL: 'postgres://x@127.0.0.1/x',
  NATS_URL: 'nats://127.0.0.1:4222',
  REDIS_URL: 'redis://127.0.0.1:6379',
  INTERNAL_TOKEN_SECRET: 'a-long-random-text-0123456789-abcdef',
  OBJECT_STORE_URL: 'file:///var/lib/fsvp%20suite/objects',
  SUPPLIERS_URL: 'http://127.0.0.1:1, http://127.0.0.1:2/',
  QUALITY_URL: 'http://127.0.0.1:3',
  PROGRAM_URL: 'http://127.0.0.1:4',
};

it('reads the object store', () => {
  expect(loadConfig(environment)).toMatchObject({
    OBJECT_STORE_URL: { kind: 'disk', folder: '/var/lib/fsvp suite/objects' },
    SUPPLIERS_URL: ['http://127.0.0.1:1', 'http://127.0.0.1:2'],
  });
});

it('explains an invalid OBJECT_STORE_URL in one sentence', () => {
  expect(() => loadConfig({ ...environment, OBJECT_STORE_URL: 'objects' })).toThrow(
    /OBJECT_STORE_URL: Set it to a folder such as file:\/\/\/var\/lib\/fsvp\/objects or to a bucket such as s3:.*\./,
  );
});

it('reads the virus scanner', () => {
  expect(loadConfig({ ...environment, UPLOAD_SCAN_COMMAND: ' /usr/bin/clamdscan  --fdpass ' })).toMatchObject({
    UPLOAD_SCAN_COMMAND: ['/usr/bin/clamdscan', '--fdpass'],
    UPLOAD_SCAN_TIMEOUT_MS: 8000,
  });
  for (const [text, address] of [
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
    ['clamav:3310', { host: 'clamav', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
  ])
    expect(loadConfig({ ...environment, UPLOAD_SCAN_CLAMD: text as string }).UPLOAD_SCAN_CLAMD).toEqual(address);
});

it.each([
  [{ UPLOAD_SCAN_COMMAND: 'clamdscan' }, 'UPLOAD_SCAN_COMMAND: Begin with the absolute path of a program'],
  [{ UPLOAD_SCAN_CLAMD: 'clamd.ctl' }, "UPLOAD_SCAN_CLAMD: Set it to clamd's socket"],
  [{ UPLOAD_SCAN_TIMEOUT_MS: '60000' }, 'UPLOAD_SCAN_TIMEOUT_MS: must be at most 9000'],
  [{ UPLOAD_SCAN_COMMAND: '/bin/scan', UPLOAD_SCAN_CLAMD: '/run/clamd' }, 'set one of them'],
])('explains invalid settings of the virus scanner: %j', (settings, message) => {
  expect(() => loadConfig({ ...environment, ...settings })).toThrow(message);
});

it('accepts 1 to 5 replicas of the event stream', () => {
  expect(loadConfig(environment).EVENT_STREAM_REPLICAS).toBe(1);
  expect(loadConfig({ ...environment, EVENT_STREAM_REPLICAS: '3' }).EVENT_STREAM_REPLICAS).toBe(3);
  for (const text of ['0', '6', 'three'])
    expect(() => loadConfig({ ...environment, EVENT_STREAM_REPLICAS: text })).toThrow('EVENT_STREAM_REPLICAS: must be');
});

it('reads the bucket credentials, also from files, and requires both', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fsvp-config-'));
  writeFileSync(join(folder, 'secret'), 'the secret\n');
  const s3 = { ...environment, OBJECT_STORE_URL: 's3://bucket?region=eu-central-1', AWS_ACCESS_KEY_ID: 'key' };
  expect(loadConfig({ ...s3, AWS_SECRET_ACCESS_KEY_FILE: join(folder, 'secret') })).toMatchObject({
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'the secret',
  });
  rmSync(folder, { recursive: true });
  expect(() => loadConfig(s3)).toThrow('set both, or neither');
  expect(loadConfig({ ...s3, AWS_ACCESS_KEY_ID: '' }).AWS_ACCESS_KEY_ID).toBeUndefined();
});
