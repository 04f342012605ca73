import { fileURLToPath } from 'node:url';

export interface DiskSettings {
  kind: 'disk';
  folder: string;
}

export interface S3Settings {
  kind: 's3';
  bucket: string;
  /** Before every key, without slashes around it; empty for the bucket itself. */
  prefix: string;
  region: string;
  /** Of a service other than Amazon's. */
  endpoint?: string;
  /** Whether the bucket stands in the path rather than in the host name. */
  pathStyle: boolean;
}

export type ObjectStoreSettings = DiskSettings | S3Settings;

const FORMS =
  'Set it to a folder such as file:///var/lib/fsvp/objects or to a bucket such as s3://bucket/prefix?region=eu-central-1.';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX_PART = /^[\w.=-]+$/;
const OPTIONS = ['endpoint', 'region', 'pathStyle'];

/**
 * Reads OBJECT_STORE_URL: `file:///absolute/folder`, or `s3://bucket/prefix?region=…&endpoint=…&pathStyle=true`.
 * @throws Error with the sentence that says what to write
 */
export function parseObjectStoreUrl(text: string): ObjectStoreSettings {
  if (/^file:/i.test(text)) return { kind: 'disk', folder: folderOf(text) };
  if (!/^s3:/i.test(text) || !URL.canParse(text)) throw new Error(FORMS);
  const url = new URL(text);
  if (url.username || url.password)
    throw new Error(
      'Take the credentials out of the address; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY (or …_FILE) instead.',
    );
  if (!BUCKET.test(url.hostname) || url.port) throw new Error(`'${url.host}' is no name of a bucket. ${FORMS}`);
  return { kind: 's3', bucket: url.hostname, prefix: prefixOf(url), ...optionsOf(url.searchParams) };
}

function folderOf(text: string): string {
  try {
    return fileURLToPath(text);
  } catch {
    throw new Error(FORMS);
  }
}

function prefixOf(url: URL): string {
  const parts = url.pathname.split('/').filter(Boolean);
  if (!parts.every((part) => PREFIX_PART.test(part) && !/^\.+$/.test(part)))
    throw new Error('Name the prefix in letters, digits, dots, dashes and underscores.');
  return parts.join('/');
}

function optionsOf(options: URLSearchParams): Pick<S3Settings, 'region' | 'endpoint' | 'pathStyle'> {
  const unknown = [...options.keys()].find((name) => !OPTIONS.includes(name));
  if (unknown) throw new Error(`There is no option '${unknown}'; the options are ${OPTIONS.join(', ')}.`);
  const endpoint = options.get('endpoint') || undefined;
  if (endpoint && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new Error(`The endpoint '${endpoint}' is no address that begins with https:// or http://.`);
  // Services other than Amazon's have one region, which most of them call by this name.
  const region = options.get('region') || (endpoint && 'us-east-1');
  if (!region) throw new Error('Add the region of the bucket, as in s3://bucket/prefix?region=eu-central-1.');
  const pathStyle = options.get('pathStyle') ?? String(Boolean(endpoint));
  if (!['true', 'false'].includes(pathStyle)) throw new Error('pathStyle is true or false.');
  return { region, ...(endpoint && { endpoint }), pathStyle: pathStyle === 'true' };
}
