import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './object-store-url.js';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const CONNECT_TIMEOUT_MS = 2000;
/** Longest time without traffic on a connection. */
const SOCKET_TIMEOUT_MS = 15_000;
const MAX_ATTEMPTS = 3;

const noop = () => undefined;

/**
 * @param credentials without them the SDK uses its default chain: shared files, web identity, the machine's role
 * @param socketTimeoutMs longest time without traffic on a connection
 */
export function createS3Client(
  settings: S3Settings,
  credentials?: S3Credentials,
  socketTimeoutMs = SOCKET_TIMEOUT_MS,
): S3Client {
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: MAX_ATTEMPTS,
    // Objects are sent with their SHA-256 and checked on reading. The SDK's checksum is a trailer, which many services
    // do not support.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Services that ignore `Expect: 100-continue` would delay each file by seconds.
    expectContinueHeader: false,
    // Errors are thrown and logged by this service; the SDK would log them a second time.
    logger: { debug: noop, info: noop, warn: noop, error: noop },
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: socketTimeoutMs,
      httpAgent: { keepAlive: true, maxSockets: 50 },
      httpsAgent: { keepAlive: true, maxSockets: 50 },
    },
  });
  signContentHash(client);
  return client;
}

/**
 * Adds the content's SHA-256 to the signature: services that do not support checksum headers then check the content
 * too.
 */
function signContentHash(client: S3Client): void {
  client.middlewareStack.add(
    (next) => (step) => {
      const { headers } = step.request as { headers: Record<string, string> };
      const checksum = headers['x-amz-checksum-sha256'];
      if (checksum) headers['x-amz-content-sha256'] = Buffer.from(checksum, 'base64').toString('hex');
      return next(step);
    },
    { name: 'signContentHash', step: 'build', priority: 'low' },
  );
}
