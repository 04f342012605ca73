import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { WEBHOOK_LIMIT } from '@fsvp/contracts/webhooks/webhook';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { Worker } from 'bullmq';
import type { Logger } from 'pino';
import { describeRedisError, getReconnectDelay } from '../../queue/job-queue.js';
import { DELIVERY_QUEUE, DeliveryQueue, MAX_AT_ONCE, type DeliveryJob } from '../delivery-queue.js';
import { WebhookSecrets } from '../webhook-secrets.js';
import { WEBHOOK_SETTINGS, type WebhookSettings } from '../webhook-settings.js';
import { AttemptMetrics } from './attempt-metrics.js';
import { DeliveryClaims, type ClaimedDelivery, type Outcome } from './delivery-claims.js';
import { DeliverySender, type Attempt } from './delivery-sender.js';

/** So many that each webhook has its places, whatever the others do. */
const CONCURRENCY = WEBHOOK_LIMIT * MAX_AT_ONCE;
/** A worker that stops waits for so long before it breaks off its attempts. */
const FINISH_WITHIN_MS = 5000;

/** Sends the deliveries of the queue. */
@Injectable()
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private worker: Worker<DeliveryJob> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private readonly stopping = new AbortController();
  private readonly metrics = new AttemptMetrics();

  constructor(
    private readonly claims: DeliveryClaims,
    private readonly queue: DeliveryQueue,
    private readonly sender: DeliverySender,
    private readonly secrets: WebhookSecrets,
    @Inject(WEBHOOK_SETTINGS) private readonly settings: WebhookSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const { redisUrl, prefix, timings } = this.settings;
    this.worker = new Worker<DeliveryJob>(DELIVERY_QUEUE, (job) => this.deliver(job.data.deliveryId), {
      connection: { url: redisUrl, maxRetriesPerRequest: null, retryStrategy: getReconnectDelay },
      prefix,
      concurrency: CONCURRENCY,
      // Repeated jobs do no harm: the delivery's row decides which worker sends it.
      maxStalledCount: 100,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    });
    this.worker.on('error', (error) => this.logger.warn({ reason: error.message }, describeRedisError(error)));
    this.worker.on('failed', (job, { message }) =>
      this.logger.warn({ deliveryId: job?.data.deliveryId, reason: message }, 'a delivery waits for the next sweep'),
    );
    this.timer = setInterval(() => {
      // Deliveries without a job: after a worker was lost, or while Redis was away or lost its data.
      this.sweeping ??= this.queue
        .addDue()
        .catch((error: unknown) => this.logger.warn({ reason: (error as Error).message }, 'webhooks wait'))
        .finally(() => (this.sweeping = undefined));
    }, timings.sweep);
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    const timeout = setTimeout(() => this.stopping.abort(new Error('The worker is stopping')), FINISH_WITHIN_MS);
    await this.worker?.close();
    clearTimeout(timeout);
    await this.sweeping;
    await this.sender.close();
  }

  /** Makes one attempt if the delivery is due. Several jobs for one delivery do no harm. */
  async deliver(id: string): Promise<void> {
    const claimed = await this.claims.claim(id);
    if (!claimed) return;
    const attempt = await this.attempt(claimed).catch(async () => {
      await this.claims.release(claimed);
      return undefined;
    });
    if (!attempt) return;
    this.metrics.add(attempt);
    const outcome = await this.claims.finish(claimed, attempt);
    this.log(claimed, attempt, outcome);
    await this.continue(claimed, outcome);
  }

  private async attempt({ url, secret, formerSecrets, messageId, body }: ClaimedDelivery): Promise<Attempt> {
    const secrets = this.readSecrets(secret, formerSecrets);
    if (secrets) return this.sender.send({ url, secrets, messageId, body }, this.stopping.signal);
    const error = 'The secret of the webhook can no longer be read. Replace it.';
    return { delivered: false, gone: false, result: 'not_allowed', status: null, error, answer: null, milliseconds: 0 };
  }

  /** The secrets that sign now, the newest first; undefined if that cannot be read. */
  private readSecrets(secret: string, former: ClaimedDelivery['formerSecrets']): string[] | undefined {
    const now = new Date().toISOString();
    try {
      return [secret, ...former.filter(({ until }) => until > now).map((one) => one.secret)].map((one) =>
        this.secrets.read(one),
      );
    } catch {
      return undefined;
    }
  }

  private log(
    { id, webhookId, messageId, tries }: ClaimedDelivery,
    { status, error, milliseconds }: Attempt,
    { result }: Outcome,
  ): void {
    const fields = { webhookId, deliveryId: id, messageId, attempt: tries + 1, status, ms: milliseconds };
    if (result === 'delivered') this.logger.debug(fields, 'webhook delivered');
    else this.logger.info({ ...fields, reason: error, result }, 'webhook not delivered');
  }

  private async continue({ id, claim, webhookId }: ClaimedDelivery, { result, delayMs }: Outcome): Promise<void> {
    try {
      if (result === 'retry') await this.queue.addLater({ id, claim }, delayMs ?? 0);
      await this.queue.addDue(webhookId);
    } catch (error) {
      this.logger.warn({ reason: (error as Error).message }, 'webhooks wait for the next sweep');
    }
  }
}
