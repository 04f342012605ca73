import { Inject, Injectable } from '@nestjs/common';
import { webhookDisabled } from '@fsvp/contracts/webhooks/webhook.record';
import type { WebhookDisabledReason } from '@fsvp/contracts/webhooks/webhook';
import { snapshot, touch, UnitOfWork, type Transaction } from '@fsvp/service-kit/unit-of-work/unit-of-work';
import { DataSource } from 'typeorm';
import { MAX_AT_ONCE } from '../delivery-queue.js';
import { scheduleFirst } from '../delivery-order.js';
import { WEBHOOK_SETTINGS, type WebhookSettings } from '../webhook-settings.js';
import { WebhookEntity, withoutSecrets, type FormerSecret } from '../webhook.entity.js';
import type { Attempt } from './delivery-sender.js';

const HISTORY = 20;
const MAX_RETRY_AFTER_MS = 86_400_000;

/** A delivery that this process may send. `claim` is a fencing token: a later attempt takes the delivery from an earlier one. */
export interface ClaimedDelivery {
  id: string;
  claim: number;
  tries: number;
  webhookId: string;
  messageId: string;
  /** Null for a test. */
  recordId: string | null;
  body: string;
  url: string;
  secret: string;
  formerSecrets: FormerSecret[];
}

/** How a delivery goes on after an attempt. */
export interface Outcome {
  result: 'delivered' | 'retry' | 'failed' | 'lost';
  /** Until the next attempt, if there is one. */
  delayMs?: number;
}

/** Assigns deliveries to workers, and keeps what came of their attempts. */
@Injectable()
export class DeliveryClaims {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    @Inject(WEBHOOK_SETTINGS) private readonly settings: WebhookSettings,
  ) {}

  /** Claims a delivery that is due; undefined for any other, and while enough of its webhook are being sent. */
  claim(id: string): Promise<ClaimedDelivery | undefined> {
    return this.dataSource.transaction(async (manager) => {
      const [webhook] = await manager.query<Pick<ClaimedDelivery, 'webhookId' | 'url' | 'secret' | 'formerSecrets'>[]>(
        `select webhooks.id as "webhookId", url, secret, former_secrets as "formerSecrets"
         from webhooks join webhook_deliveries delivery on delivery.webhook_id = webhooks.id
         where delivery.id = $1 and deleted_at is null and (webhooks.state = 'active' or delivery.record_id is null)
         for no key update of webhooks`,
        [id],
      );
      if (!webhook) return undefined;
      const [rows] = await manager.query<[Omit<ClaimedDelivery, keyof typeof webhook>[], number]>(
        `update webhook_deliveries set claim = claim + 1, leased_until = clock_timestamp() + make_interval(secs => $3)
         where id = $1 and state = 'waiting' and next_attempt_at <= clock_timestamp()
           and (leased_until is null or leased_until < clock_timestamp())
           and (select count(*) from webhook_deliveries other
                where other.webhook_id = $2 and other.leased_until > clock_timestamp()) < ${MAX_AT_ONCE}
         returning id, claim, tries, message_id as "messageId", record_id as "recordId", body`,
        [id, webhook.webhookId, this.settings.timings.lease / 1000],
      );
      return rows[0] && { ...rows[0], ...webhook };
    });
  }

  /** Gives a delivery back whose attempt was broken off. */
  async release({ id, claim }: ClaimedDelivery): Promise<void> {
    await this.dataSource.query(
      `update webhook_deliveries set leased_until = null where id = $1 and claim = $2 and state = 'waiting'`,
      [id, claim],
    );
  }

  /** Keeps the result of an attempt, unless another one has taken the delivery over. */
  finish(claimed: ClaimedDelivery, attempt: Attempt): Promise<Outcome> {
    return this.unitOfWork.run(async (transaction) => {
      const { manager } = transaction;
      const webhook = await manager
        .createQueryBuilder(WebhookEntity, 'webhook')
        .setLock('for_no_key_update')
        .where('webhook.id = :id and webhook.deletedAt is null', { id: claimed.webhookId })
        .getOne();
      if (!webhook) return { result: 'lost' };
      const outcome = this.decide(claimed, attempt);
      if (!(await this.keep(transaction, claimed, attempt, outcome))) return { result: 'lost' };
      if (claimed.recordId) {
        await scheduleFirst(manager, claimed.webhookId, [claimed.recordId]);
        await this.note(transaction, webhook, attempt, outcome);
      }
      return outcome;
    });
  }

  private decide({ tries, recordId }: ClaimedDelivery, { delivered, gone, retryAfterMs = 0 }: Attempt): Outcome {
    if (delivered) return { result: 'delivered' };
    const { retries } = this.settings.timings;
    // Nothing is wrong with the delivery itself: it goes on when the webhook is active again.
    if (gone && recordId) return { result: 'retry', delayMs: 0 };
    const delay = recordId ? retries[tries] : undefined;
    if (delay === undefined) return { result: 'failed' };
    const jitter = 0.9 + Math.random() * 0.2;
    return {
      result: 'retry',
      delayMs: Math.round(Math.max(delay * jitter, Math.min(retryAfterMs, MAX_RETRY_AFTER_MS))),
    };
  }

  private async keep(
    { manager }: Transaction,
    { id, claim }: ClaimedDelivery,
    { status, error, answer, milliseconds }: Attempt,
    { result, delayMs = 0 }: Outcome,
  ): Promise<boolean> {
    const entry = { at: new Date().toISOString(), status, error, answer, milliseconds };
    const state = result === 'retry' ? 'waiting' : result;
    const [, count] = await manager.query<[unknown[], number]>(
      `update webhook_deliveries delivery set state = $3::text, leased_until = null, attempts = attempts + 1, tries = tries + 1, status = $4, error = $5,
         ended_at = case when $3::text <> 'waiting' then clock_timestamp() end,
         next_attempt_at = case when $3::text = 'waiting' and not exists (
             select from webhook_deliveries earlier
             where earlier.webhook_id = delivery.webhook_id and earlier.record_id = delivery.record_id and earlier.state = 'waiting'
               and (earlier.record_version, earlier.id) < (delivery.record_version, delivery.id))
           then clock_timestamp() + make_interval(secs => $6) end,
         history = (select jsonb_agg(entry order by place)
           from jsonb_array_elements(jsonb_build_array($7::jsonb) || history) with ordinality entries (entry, place) where place <= ${HISTORY})
       where id = $1 and claim = $2 and state = 'waiting'`,
      [id, claim, state, status, error, delayMs / 1000, JSON.stringify(entry)],
    );
    return count === 1;
  }

  /** What an attempt says of the webhook. */
  private async note(
    { manager, record }: Transaction,
    webhook: WebhookEntity,
    { gone }: Attempt,
    { result }: Outcome,
  ): Promise<void> {
    if (result === 'delivered')
      return void (await manager.query(
        'update webhooks set last_delivered_at = now(), failing_since = null where id = $1',
        [webhook.id],
      ));
    const reason: WebhookDisabledReason | undefined = gone ? 'gone' : result === 'failed' ? 'failing' : undefined;
    if (!reason || webhook.state !== 'active') {
      if (!webhook.failingSince)
        await manager.query('update webhooks set failing_since = now() where id = $1', [webhook.id]);
      return;
    }
    const before = withoutSecrets(snapshot(webhook));
    touch(webhook);
    webhook.failingSince ??= webhook.updatedAt;
    Object.assign(webhook, { state: 'disabled', disabledAt: webhook.updatedAt, disabledReason: reason });
    await manager.update(WebhookEntity, webhook.id, webhook);
    record({ event: webhookDisabled, before, after: withoutSecrets(webhook) });
  }
}
