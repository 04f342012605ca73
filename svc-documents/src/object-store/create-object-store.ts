import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { DiskObjectStore } from './disk-object-store.js';
import type { ObjectStore } from './object-store.js';
import type { S3Credentials } from './s3-client.js';

export type ObjectStoreConfig = Pick<
  Config,
  'OBJECT_STORE_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_SESSION_TOKEN'
>;

/** The configured credentials; undefined if the SDK has to find them. */
export function getCredentials({
  AWS_ACCESS_KEY_ID: accessKeyId,
  AWS_SECRET_ACCESS_KEY: secretAccessKey,
  AWS_SESSION_TOKEN: sessionToken,
}: ObjectStoreConfig): S3Credentials | undefined {
  if (!accessKeyId || !secretAccessKey) return undefined;
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}

/** Creates the configured store. The AWS SDK is loaded only for S3. */
export async function createObjectStore(config: ObjectStoreConfig): Promise<ObjectStore> {
  const settings = config.OBJECT_STORE_URL;
  if (settings.kind === 'disk') return new DiskObjectStore(settings.folder);
  const [{ createS3Client }, { S3ObjectStore }] = await Promise.all([
    import('./s3-client.js'),
    import('./s3-object-store.js'),
  ]);
  return new S3ObjectStore(createS3Client(settings, getCredentials(config)), settings, join(tmpdir(), 'fsvp-staged'));
}
