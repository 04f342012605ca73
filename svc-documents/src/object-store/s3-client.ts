import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from './object-store-url.js';

export interface S3Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string;
}

const CONNECT_MS = 2000;
/** Between two pieces of an answer or of what is sent. */
const PAUSE_MS = 15_000;
const ATTEMPTS = 3;

const ignore = () => undefined;

/**
 * @param credentials left out, the SDK looks for them itself: shared files, web identity, the machine's role
 * @param pauseMs how long a connection may stand still
 */
export function createS3Client(settings: S3Settings, credentials?: S3Credentials, pauseMs = PAUSE_MS): S3Client {
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.pathStyle,
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    ...(credentials && { credentials }),
    maxAttempts: ATTEMPTS,
    // Every object is sent with its SHA-256 and read against it. The SDK's own checksum would come in a trailer, which many services do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A service that does not answer to `Expect: 100-continue` would cost seconds for each file.
    expectContinueHeader: false,
    // What fails is thrown and logged here as every other fault; the SDK would write lines of its own.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: pauseMs,
      httpAgent: { keepAlive: true, maxSockets: 50 },
      httpsAgent: { keepAlive: true, maxSockets: 50 },
    },
  });
  signContent(client);
  return client;
}

/** Signs the SHA-256 of what is sent, where it is known: a service that knows no checksum headers then checks the content too. */
function signContent(client: S3Client): void {
  client.middlewareStack.add(
    (next) => (step) => {
      const { headers } = step.request as { headers: Record<string, string> };
      const checksum = headers['x-amz-checksum-sha256'];
      if (checksum) headers['x-amz-content-sha256'] = Buffer.from(checksum, 'base64').toString('hex');
      return next(step);
    },
    { name: 'signContent', step: 'build', priority: 'low' },
  );
}
