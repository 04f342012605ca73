import { fileURLToPath } from 'node:url';

export interface DiskSettings {
  kind: 'disk';
  folder: string;
}

export interface S3Settings {
  kind: 's3';
  bucket: string;
  /** Prefix of all keys, without leading or trailing slash; may be empty. */
  prefix: string;
  region: string;
  /** Base URL of an S3-compatible service other than Amazon's. */
  endpoint?: string;
  /** Whether URLs have the bucket in the path instead of the host name. */
  pathStyle: boolean;
}

export type ObjectStoreSettings = DiskSettings | S3Settings;

const EXPECTED_FORMAT =
  'Set it to a folder such as file:///var/lib/fsvp/objects or to a bucket such as s3://bucket/prefix?region=eu-central-1.';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX_PART = /^[\w.=-]+$/;
const OPTIONS = ['endpoint', 'region', 'pathStyle'];

/**
 * Reads OBJECT_STORE_URL: `file:///absolute/folder`, or `s3://bucket/prefix?region=…&endpoint=…&pathStyle=true`.
 * @throws Error with a message for the operator
 */
export function parseObjectStoreUrl(text: string): ObjectStoreSettings {
  if (/^file:/i.test(text)) return { kind: 'disk', folder: parseFolder(text) };
  if (!/^s3:/i.test(text) || !URL.canParse(text)) throw new Error(EXPECTED_FORMAT);
  const url = new URL(text);
  if (url.username || url.password)
    throw new Error(
      'Remove the credentials from the URL; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (or …_FILE) instead.',
    );
  if (!BUCKET.test(url.hostname) || url.port)
    throw new Error(`'${url.host}' is not a valid bucket name. ${EXPECTED_FORMAT}`);
  return { kind: 's3', bucket: url.hostname, prefix: parsePrefix(url), ...parseOptions(url.searchParams) };
}

function parseFolder(text: string): string {
  try {
    return fileURLToPath(text);
  } catch {
    throw new Error(EXPECTED_FORMAT);
  }
}

function parsePrefix(url: URL): string {
  const parts = url.pathname.split('/').filter(Boolean);
  if (!parts.every((part) => PREFIX_PART.test(part) && !/^\.+$/.test(part)))
    throw new Error('The prefix can only contain letters, digits, dots, dashes, underscores and equals signs.');
  return parts.join('/');
}

function parseOptions(options: URLSearchParams): Pick<S3Settings, 'region' | 'endpoint' | 'pathStyle'> {
  const unknown = [...options.keys()].find((name) => !OPTIONS.includes(name));
  if (unknown) throw new Error(`Unknown option '${unknown}'. The options are ${OPTIONS.join(', ')}.`);
  const endpoint = options.get('endpoint') || undefined;
  if (endpoint && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new Error(`The endpoint '${endpoint}' must begin with https:// or http://.`);
  // Most services other than Amazon's have a single region with this name.
  const region = options.get('region') || (endpoint && 'us-east-1');
  if (!region) throw new Error('Add the region of the bucket, as in s3://bucket/prefix?region=eu-central-1.');
  const pathStyle = options.get('pathStyle') ?? String(Boolean(endpoint));
  if (!['true', 'false'].includes(pathStyle)) throw new Error('pathStyle must be true or false.');
  return { region, ...(endpoint && { endpoint }), pathStyle: pathStyle === 'true' };
}
