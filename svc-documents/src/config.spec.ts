import { expect, it } from '@jest/globals';
import { loadConfig } from './config.js';

const environment = {
  PORT: '1', DATABASE_URL: 'postgres://x@127.0.0.1/x', NATS_URL: 'nats://127.0.0.1:4222', REDIS_URL: 'redis://127.0.0.1:6379', INTERNAL_TOKEN_SECRET: 'a-long-random-text-0123456789-abcdef',
  OBJECT_STORE_URL: 'file:///var/lib/fsvp%20suite/objects', SUPPLIERS_URL: 'http://127.0.0.1:1, http://127.0.0.1:2/', QUALITY_URL: 'http://127.0.0.1:3',
};

it('reads the folder of the object store', () => {
  expect(loadConfig(environment)).toMatchObject({ OBJECT_STORE_URL: '/var/lib/fsvp suite/objects', SUPPLIERS_URL: ['http://127.0.0.1:1', 'http://127.0.0.1:2'] });
});

it.each(['s3://bucket', 'relative/folder', 'https://example.org/x'])('refuses %s as object store in one sentence', (url) => {
  expect(() => loadConfig({ ...environment, OBJECT_STORE_URL: url })).toThrow(/OBJECT_STORE_URL: .*file:\/\/\/var\/lib\/fsvp\/objects\./);
});

it('says that files are kept on disk when S3 is asked for', () => {
  expect(() => loadConfig({ ...environment, OBJECT_STORE_URL: 's3://bucket' })).toThrow('This release keeps files on disk');
});
