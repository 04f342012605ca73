import { Inject, Injectable } from '@nestjs/common';
import { readVersion } from '@fsvp/service-kit/observability/metrics/build-info';
import { Webhook } from 'standardwebhooks';
import { Agent, request, type Dispatcher } from 'undici';
import { RefusedAddressError, TargetNetworks } from '../target-networks.js';
import { WEBHOOK_SETTINGS, type WebhookSettings } from '../webhook-settings.js';

/** Of an answer, how much is read and how much is kept. */
const READ_BYTES = 64 * 1024;
const KEPT_CHARACTERS = 1000;
const IDLE_MS = 30_000;

export interface Message {
  url: string;
  /** All of them sign. */
  secrets: string[];
  messageId: string;
  body: string;
}

export interface Attempt {
  delivered: boolean;
  /** The other side wants no more messages. */
  gone: boolean;
  /** By which kind of result attempts are counted. */
  result: 'delivered' | 'refused_answer' | 'no_answer' | 'not_allowed';
  status: number | null;
  error: string | null;
  answer: string | null;
  milliseconds: number;
  /** The other side asks to wait for this long. */
  retryAfterMs?: number | undefined;
}

/** Sends messages to the addresses of webhooks. */
@Injectable()
export class DeliverySender {
  private readonly secure: Agent;
  private readonly plain: Agent;
  private readonly userAgent = `fsvp-suite/${readVersion()}`;

  constructor(
    private readonly networks: TargetNetworks,
    @Inject(WEBHOOK_SETTINGS) private readonly settings: WebhookSettings,
  ) {
    const create = (isSecure: boolean) =>
      new Agent({
        connect: { lookup: networks.createLookup(isSecure), timeout: settings.timings.timeout },
        keepAliveTimeout: IDLE_MS / 10,
        keepAliveMaxTimeout: IDLE_MS,
      });
    this.secure = create(true);
    this.plain = create(false);
  }

  /** Call it after the last attempt. */
  async close(): Promise<void> {
    await Promise.all([this.secure.destroy(), this.plain.destroy()]);
  }

  /** Makes one attempt. Redirects are not followed: they could lead anywhere. @param signal breaks it off */
  async send({ url, secrets, messageId, body }: Message, signal: AbortSignal): Promise<Attempt> {
    const startedAt = performance.now();
    const timeout = AbortSignal.timeout(this.settings.timings.timeout);
    const measure = () => Math.round(performance.now() - startedAt);
    try {
      const target = new URL(url);
      this.networks.checkUrl(target);
      const now = new Date();
      const response = await request(target, {
        dispatcher: target.protocol === 'https:' ? this.secure : this.plain,
        method: 'POST',
        signal: AbortSignal.any([timeout, signal]),
        headers: {
          'content-type': 'application/json',
          'user-agent': this.userAgent,
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, now, body)).join(' '),
        },
        body,
      });
      const answer = await readAnswer(response.body);
      return { ...judge(response), answer, milliseconds: measure() };
    } catch (error) {
      signal.throwIfAborted();
      const refused = error instanceof RefusedAddressError;
      return {
        delivered: false,
        gone: false,
        result: refused ? 'not_allowed' : 'no_answer',
        status: null,
        error: timeout.aborted
          ? `No response within ${this.settings.timings.timeout / 1000} seconds.`
          : describeError(error as NodeJS.ErrnoException),
        answer: null,
        milliseconds: measure(),
      };
    }
  }
}

function judge({ statusCode, headers }: Dispatcher.ResponseData): Omit<Attempt, 'answer' | 'milliseconds'> {
  const delivered = statusCode >= 200 && statusCode < 300;
  return {
    delivered,
    gone: statusCode === 410,
    result: delivered ? 'delivered' : 'refused_answer',
    status: statusCode,
    error: delivered ? null : describeStatus(statusCode),
    retryAfterMs: [429, 503].includes(statusCode) ? readRetryAfter(String(headers['retry-after'] ?? '')) : undefined,
  };
}

function describeStatus(status: number): string {
  if (status >= 300 && status < 400)
    return `The response was ${status}, a redirect, which is not followed. Enter the address that it leads to.`;
  if (status === 410) return 'The response was 410: the receiver no longer accepts messages.';
  return `The response was ${status} instead of 2xx.`;
}

/** Seconds or a date (RFC 9110, 10.2.3), as ms from now. */
function readRetryAfter(text: string): number | undefined {
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return ms > 0 ? ms : undefined;
}

/** The beginning of an answer; of one that breaks off, what arrived. */
async function readAnswer(body: Dispatcher.ResponseData['body']): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      bytes += chunk.length;
      // Leaving the loop closes the connection.
      if (bytes >= READ_BYTES) break;
    }
  } catch {
    // The status says enough.
  }
  // PostgreSQL stores no NUL, and half of a pair of surrogates is no text.
  const text = Buffer.concat(chunks).toString('utf8').replaceAll('\0', '\uFFFD');
  return (
    Array.from(text.slice(0, 2 * KEPT_CHARACTERS))
      .slice(0, KEPT_CHARACTERS)
      .join('') || null
  );
}

const ERRORS: Partial<Record<string, string>> = {
  ENOTFOUND: 'There is no host with this name.',
  EAI_AGAIN: 'The host name could not be resolved.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection.',
  UND_ERR_SOCKET: 'The receiver closed the connection.',
  EHOSTUNREACH: 'The host could not be reached.',
  ENETUNREACH: 'The host could not be reached.',
  ETIMEDOUT: 'The host could not be reached.',
  UND_ERR_CONNECT_TIMEOUT: 'The host could not be reached.',
};

function describeError({ code = '', message }: NodeJS.ErrnoException): string {
  return ERRORS[code] ?? message.slice(0, KEPT_CHARACTERS);
}
