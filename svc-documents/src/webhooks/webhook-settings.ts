import { WEBHOOK_RETRIES, WEBHOOK_TIMEOUT } from '@fsvp/contracts/webhooks/webhook';
import * as z from 'zod/mini';
import type { RedisSettings } from '../queue/job-queue.js';

const duration = (fallback: number) => z._default(z.int().check(z.positive()), fallback);

/** Durations in ms for webhooks. Tests use shorter ones. */
export const webhookTimings = z.object({
  /** From a failed attempt to the next one, a tenth more or less. */
  retries: z._default(
    z.array(z.int()),
    WEBHOOK_RETRIES.map((seconds) => seconds * 1000),
  ),
  /** Of one attempt. */
  timeout: duration(WEBHOOK_TIMEOUT * 1000),
  /** After it, another worker makes an attempt whose worker was lost. Longer than `timeout`. */
  lease: duration(WEBHOOK_TIMEOUT * 2000),
  /** Between two runs of the sweeper. */
  sweep: duration(3000),
  /** For how long the follower waits for a change before it asks again. */
  wait: duration(10_000),
  /** After it, another process follows the changes of a service whose follower was lost. Longer than `wait`. */
  followerLease: duration(25_000),
  /** Before the follower tries again, or looks whether it may follow. */
  followerRetry: duration(3000),
  /**
   * How far the clocks of two machines may differ: what happened so shortly before a webhook was created may be sent, so that
   * nothing after it is missed.
   */
  clocks: duration(10_000),
  /** Between two readings of changes, so that many changes are read together. */
  gather: duration(100),
});
export type WebhookTimings = z.output<typeof webhookTimings>;

export interface WebhookSettings extends RedisSettings {
  timings: WebhookTimings;
}
export const WEBHOOK_SETTINGS = Symbol('webhook settings');
