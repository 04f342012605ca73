import { BucketAlreadyExists, BucketAlreadyOwnedByYou, CreateBucketCommand } from '@aws-sdk/client-s3';
import { loadOrExit, SettingsError } from '@fsvp/service-kit/runtime/config';
import { loadConfig } from './config.js';
import { getCredentials } from './object-store/create-object-store.js';
import { createS3Client } from './object-store/s3-client.js';

// Command for an S3 service of the suite's own: creates the bucket of OBJECT_STORE_URL, unless it exists.

const { settings, credentials } = loadOrExit(() => {
  const config = loadConfig();
  if (config.OBJECT_STORE_URL.kind === 's3')
    return { settings: config.OBJECT_STORE_URL, credentials: getCredentials(config) };
  throw new SettingsError('OBJECT_STORE_URL: only a bucket (s3://…) can be created.');
});
try {
  await createS3Client(settings, credentials).send(new CreateBucketCommand({ Bucket: settings.bucket }));
  console.log(`Created the bucket ${settings.bucket}`);
} catch (error) {
  if (error instanceof BucketAlreadyOwnedByYou || error instanceof BucketAlreadyExists)
    console.log(`The bucket ${settings.bucket} exists`);
  else {
    console.error(`The bucket ${settings.bucket} could not be created: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
