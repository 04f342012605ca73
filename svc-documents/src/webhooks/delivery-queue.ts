import { Inject, Injectable } from '@nestjs/common';
import { LOGGER } from '@fsvp/service-kit/observability/logger';
import { DataSource } from 'typeorm';
import type { Logger } from 'pino';
import { JobQueue } from '../queue/job-queue.js';
import { WEBHOOK_SETTINGS, type WebhookSettings } from './webhook-settings.js';

export const DELIVERY_QUEUE = 'webhook-deliveries';

/** Attempts of one webhook at the same time, in all processes: a slow receiver holds up nobody else. */
export const MAX_AT_ONCE = 4;

export interface DeliveryJob {
  deliveryId: string;
}

/** A delivery that is due, and the number of its latest attempt. */
export interface DueDelivery {
  id: string;
  claim: number;
}

const FREE = '(leased_until is null or leased_until < now())';
const dueOf = (more: string, order: string) => `
  select id, claim from webhook_deliveries
  where webhook_id = webhooks.id and state = 'waiting' and next_attempt_at <= now() and ${FREE} ${more}
  order by ${order} limit ${MAX_AT_ONCE}`;

/** What can be sent now: of webhooks that are not active, only tests. */
const DUE = `
  select due.id, due.claim from webhooks cross join lateral (${dueOf('', 'next_attempt_at, id')}) due
  where state = 'active' and deleted_at is null and ($1::uuid is null or webhooks.id = $1)
  union all
  select due.id, due.claim from webhooks cross join lateral (${dueOf('and record_id is null', 'id')}) due
  where state <> 'active' and deleted_at is null and ($1::uuid is null or webhooks.id = $1)`;

/**
 * The schedule of attempts. It may be lost: the rows of `webhook_deliveries` are the truth, and the sweeper adds their jobs
 * again.
 */
@Injectable()
export class DeliveryQueue extends JobQueue<DeliveryJob> {
  constructor(
    @Inject(WEBHOOK_SETTINGS) settings: WebhookSettings,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly dataSource: DataSource,
  ) {
    super(DELIVERY_QUEUE, settings, 'webhooks', logger);
  }

  /** Adds jobs for what is due. @param webhookId only of this one */
  async addDue(webhookId: string | null = null): Promise<void> {
    await this.add(await this.dataSource.query<DueDelivery[]>(DUE, [webhookId]));
  }

  /** The same; what fails is left to the sweeper. */
  async addDueSoon(webhookIds: readonly string[]): Promise<void> {
    try {
      for (const id of webhookIds) await this.addDue(id);
    } catch (error) {
      this.logger.warn({ reason: (error as Error).message }, 'webhooks wait for the next sweep');
    }
  }

  /** Adds the job of the next attempt. */
  async addLater({ id, claim }: DueDelivery, delay: number): Promise<void> {
    await this.add([{ id, claim }], delay);
  }

  private add(due: readonly DueDelivery[], delay = 0): Promise<void> {
    return this.addJobs(
      'deliver',
      due.map(({ id, claim }) => ({ id: `${id}-${claim}`, data: { deliveryId: id }, delay })),
    );
  }
}
