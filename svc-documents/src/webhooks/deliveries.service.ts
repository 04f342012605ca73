import { Injectable } from '@nestjs/common';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import {
  WEBHOOK_TEST_TYPE,
  type replayFailedWebhookDeliveries,
  type WebhookDelivery,
} from '@fsvp/contracts/webhooks/webhook';
import type { WebhookMessage } from '@fsvp/contracts/catalogue/webhook-calls';
import { newId } from '@fsvp/service-kit/database/columns';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import { UnitOfWork } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import { scheduleAgain } from './delivery-order.js';
import { DeliveryQueue } from './delivery-queue.js';
import { readDelivery } from './webhooks.queries.js';

/** Another number, so that the job is not that of the attempt before. */
const SEND_AGAIN = `update webhook_deliveries set state = 'waiting', tries = 0, claim = claim + 1, ended_at = null,
  next_attempt_at = case when record_id is null then clock_timestamp() end`;

/** Sends deliveries on request: tests, and what was sent before. */
@Injectable()
export class DeliveriesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queue: DeliveryQueue,
  ) {}

  /** Sends a test message, also to a webhook that is not active. */
  async sendTest(webhookId: string): Promise<WebhookDelivery> {
    return this.change(webhookId, async (manager) => {
      const id = newId();
      const message: WebhookMessage = { type: WEBHOOK_TEST_TYPE, timestamp: new Date().toISOString(), data: null };
      await manager.query(
        `insert into webhook_deliveries (id, webhook_id, message_id, type, body, next_attempt_at)
         values ($1, $2, $3, $4, $5, clock_timestamp())`,
        [id, webhookId, newId(), message.type, JSON.stringify(message)],
      );
      return readDelivery(manager, webhookId, id);
    });
  }

  /** Sends a delivery again, after those of its record that wait before it; one that waits is tried now. */
  async replay(webhookId: string, id: string): Promise<WebhookDelivery> {
    return this.change(webhookId, async (manager) => {
      const { state, recordId } = await readDelivery(manager, webhookId, id);
      if (state === 'waiting') await hurry(manager, webhookId, id, recordId);
      else {
        await manager.query(`${SEND_AGAIN} where id = $1`, [id]);
        if (recordId) await scheduleAgain(manager, webhookId, [recordId]);
      }
      return readDelivery(manager, webhookId, id);
    });
  }

  /** Sends all failed deliveries again. */
  async replayFailed(webhookId: string): Promise<ResponseOf<typeof replayFailedWebhookDeliveries>> {
    return this.change(webhookId, async (manager) => {
      const [rows] = await manager.query<[{ record_id: string | null }[], number]>(
        `${SEND_AGAIN} where webhook_id = $1 and state = 'failed' returning record_id`,
        [webhookId],
      );
      const recordIds = new Set(rows.flatMap((row) => row.record_id ?? []));
      await scheduleAgain(manager, webhookId, [...recordIds]);
      return { replayed: rows.length };
    });
  }

  /** @throws 404 */
  private async change<T>(webhookId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const answer = await this.unitOfWork.run(async ({ manager }) => {
      const found = await manager.query<unknown[]>(
        'select from webhooks where id = $1 and deleted_at is null for no key update',
        [webhookId],
      );
      if (!found.length) throw notFound('webhook');
      return work(manager);
    });
    await this.queue.addDueSoon([webhookId]);
    return answer;
  }
}

/** Tries what waits now: the delivery, or the one of its record that it waits for. */
async function hurry(manager: EntityManager, webhookId: string, id: string, recordId: string | null): Promise<void> {
  await manager.query(
    `update webhook_deliveries set next_attempt_at = least(next_attempt_at, clock_timestamp()), claim = claim + 1
     where webhook_id = $1 and (id = $2 or record_id = $3) and state = 'waiting' and next_attempt_at > clock_timestamp()
       and (leased_until is null or leased_until < clock_timestamp())`,
    [webhookId, id, recordId],
  );
}
