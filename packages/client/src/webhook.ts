import { WebhookVerificationError } from './fsvp.error.js';

export interface WebhookRequest {
  /** The secret of the webhook, `whsec_...`; several while it is replaced. */
  secret: string | readonly string[];
  /** Of the request: `Headers`, or an object as Node.js has it. */
  headers: Headers | Record<string, string | readonly string[] | undefined>;
  /** The body as it was received: parsed and written again, it may differ. */
  body: string | Uint8Array<ArrayBuffer> | ArrayBuffer;
  /** Seconds by which the time of the request may differ from this machine's; by default 300. */
  tolerance?: number;
}

export interface VerifiedWebhook<T = unknown> {
  /** The same for each delivery of an event: ignore what you have handled. */
  id: string;
  timestamp: Date;
  /** The parsed body. */
  payload: T;
}

const PREFIX = 'whsec_';
const SIGNATURE = /^v1,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Checks that a request is from the suite, unchanged and recent (Standard Webhooks), and reads it.
 * @throws WebhookVerificationError if it is not
 */
export async function verifyWebhook<T = unknown>({
  secret,
  headers,
  body,
  tolerance = 300,
}: WebhookRequest): Promise<VerifiedWebhook<T>> {
  const id = readHeader(headers, 'webhook-id');
  const timestamp = readHeader(headers, 'webhook-timestamp');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : NaN;
  if (!(Math.abs(Date.now() / 1000 - seconds) <= tolerance))
    throw new WebhookVerificationError('The webhook-timestamp is too old, in the future or not a time');
  const received = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body);
  const signed = concat(new TextEncoder().encode(`${id}.${timestamp}.`), received);
  const signatures = readHeader(headers, 'webhook-signature')
    .split(' ')
    .flatMap((entry) => SIGNATURE.exec(entry)?.[1] ?? []);
  const keys = await Promise.all([secret].flat().map(importKey));
  for (const key of keys)
    for (const signature of signatures)
      // In constant time, which WebCrypto promises for `verify`.
      if (await crypto.subtle.verify('HMAC', key, decode(signature), signed))
        return {
          id,
          timestamp: new Date(seconds * 1000),
          payload: JSON.parse(new TextDecoder().decode(received)) as T,
        };
  throw new WebhookVerificationError('No webhook-signature is right for this secret and body');
}

function readHeader(headers: WebhookRequest['headers'], name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = typeof value === 'string' ? value : value?.[0];
  if (!text) throw new WebhookVerificationError(`The header ${name} is missing`);
  return text;
}

async function importKey(secret: string): Promise<CryptoKey> {
  const text = secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret;
  return crypto.subtle.importKey('raw', decode(text), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function decode(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function concat(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}
