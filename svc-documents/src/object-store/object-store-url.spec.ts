import { expect, it } from '@jest/globals';
import { parseObjectStoreUrl } from './object-store-url.js';

it.each([
  ['file:///var/lib/fsvp%20suite/objects', { kind: 'disk', folder: '/var/lib/fsvp suite/objects' }],
  [
    's3://bucket?region=eu-central-1',
    { kind: 's3', bucket: 'bucket', prefix: '', region: 'eu-central-1', pathStyle: false },
  ],
  [
    's3://my.bucket-1/a/b_c/?region=x&pathStyle=true',
    { kind: 's3', bucket: 'my.bucket-1', prefix: 'a/b_c', region: 'x', pathStyle: true },
  ],
  [
    's3://bucket/a?endpoint=http://127.0.0.1:9000',
    {
      kind: 's3',
      bucket: 'bucket',
      prefix: 'a',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      pathStyle: true,
    },
  ],
  [
    'S3://bucket?endpoint=https%3A%2F%2Fs3.example.org&region=r&pathStyle=false',
    { kind: 's3', bucket: 'bucket', prefix: '', region: 'r', endpoint: 'https://s3.example.org', pathStyle: false },
  ],
])('reads %s', (url, expected) => {
  expect(parseObjectStoreUrl(url)).toEqual(expected);
});

it.each([
  ['relative/folder', 'Set it to a folder such as file:///'],
  ['https://example.org/x', 'Set it to a folder such as file:///'],
  ['file://host/x', 'Set it to a folder such as file:///'],
  ['s3://key:secret@bucket?region=x', 'Remove the credentials from the URL'],
  ['s3://?region=x', 'is not a valid bucket name'],
  ['s3://Big_Bucket?region=x', 'is not a valid bucket name'],
  ['s3://bucket:9000?region=x', 'is not a valid bucket name'],
  ['s3://bucket', 'Add the region'],
  ['s3://bucket/a%2F..%2Fb?region=x', 'The prefix can only contain'],
  ['s3://bucket?region=x&pathstyle=true', `Unknown option 'pathstyle'`],
  ['s3://bucket?region=x&pathStyle=yes', 'pathStyle must be true or false'],
  ['s3://bucket?endpoint=127.0.0.1:9000', 'must begin with https:// or http://'],
])('refuses %s with an explanation', (url, sentence) => {
  expect(() => parseObjectStoreUrl(url)).toThrow(sentence);
});
