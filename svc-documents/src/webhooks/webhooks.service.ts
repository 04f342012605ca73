import { Injectable } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  webhookCreated,
  webhookDeleted,
  webhookSecretReplaced,
  webhookUpdated,
} from '@fsvp/contracts/webhooks/webhook.record';
import { WEBHOOK_LIMIT, WEBHOOK_SECRET_OVERLAP, type Webhook } from '@fsvp/contracts/webhooks/webhook';
import type { createWebhook, WebhookUpdate } from '@fsvp/contracts/catalogue/webhook-calls';
import { invalidInput, ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { currentContext } from '@fsvp/service-kit/context/request-context';
import {
  isUnchanged,
  lockRecord,
  merge,
  newRecord,
  snapshot,
  touch,
  UnitOfWork,
  type Transaction,
} from '@fsvp/service-kit/unit-of-work/unit-of-work';
import type { EntityManager } from 'typeorm';
import { DeliveryQueue } from './delivery-queue.js';
import { RefusedAddressError, TargetNetworks } from './target-networks.js';
import { WebhookEntity, withoutSecrets } from './webhook.entity.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhooksQueries } from './webhooks.queries.js';

type NewSecret = ResponseOf<typeof createWebhook>;

/** Creations run one after another, so that there are not more than allowed. */
const CREATION_LOCK = 7_201_952;
/** Deliveries that are sent at once when a webhook becomes active again. Those beyond keep their times. */
const RESUMED = 10_000;
const UNIQUE_VIOLATION = '23505';

/** Creates and changes webhooks. */
@Injectable()
export class WebhooksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: WebhooksQueries,
    private readonly secrets: WebhookSecrets,
    private readonly networks: TargetNetworks,
    private readonly queue: DeliveryQueue,
  ) {}

  /** @throws 400 for an address that is not allowed, 409 for a name that is used and when there are too many webhooks */
  async create({ name, url, types }: HandlerInput<typeof createWebhook>['body']): Promise<NewSecret> {
    // A stored response would hold the secret. The name is unique, so that a repetition creates no second webhook.
    currentContext().idempotencyKey = undefined;
    this.checkUrl(url);
    const { secret, encrypted } = this.secrets.create();
    const webhook: WebhookEntity = Object.assign(new WebhookEntity(), newRecord(), {
      name,
      url,
      types: [...new Set(types)],
      state: 'active' as const,
      disabledAt: null,
      disabledReason: null,
      secret: encrypted,
      formerSecrets: [],
      lastDeliveredAt: null,
      failingSince: null,
    });
    await this.unitOfWork.run(async ({ manager, record }) => {
      await manager.query(`select pg_advisory_xact_lock(${CREATION_LOCK})`);
      const [{ count }] = await manager.query<[{ count: number }]>(
        'select count(*)::int as count from webhooks where deleted_at is null',
      );
      if (count >= WEBHOOK_LIMIT)
        throw new ProblemError(
          'webhook-limit',
          `There are already ${WEBHOOK_LIMIT} webhooks, which is the limit. Delete one first.`,
        );
      await manager.insert(WebhookEntity, webhook).catch(throwDuplicate);
      record({ event: webhookCreated, before: null, after: withoutSecrets(webhook) });
    });
    return { webhook: await this.queries.get(webhook.id), secret };
  }

  async update(id: string, changes: WebhookUpdate): Promise<Webhook> {
    if (changes.url !== undefined) this.checkUrl(changes.url);
    await this.change(id, webhookUpdated, async (manager, webhook) => {
      const resumes = changes.state === 'active' && webhook.state !== 'active';
      merge(webhook, { ...changes, ...(changes.types && { types: [...new Set(changes.types)] }) });
      if (webhook.state !== 'disabled') Object.assign(webhook, { disabledAt: null, disabledReason: null });
      if (resumes) {
        webhook.failingSince = null;
        await resume(manager, id);
      }
    });
    await this.queue.addDueSoon([id]);
    return this.queries.get(id);
  }

  /** Its deliveries are removed by housekeeping. */
  async delete(id: string): Promise<void> {
    await this.unitOfWork.run(async ({ manager, record }) => {
      const webhook = await this.lock(manager, id);
      const before = withoutSecrets(snapshot(webhook));
      touch(webhook);
      Object.assign(webhook, { deletedAt: webhook.updatedAt, secret: '', formerSecrets: [] });
      await manager.update(WebhookEntity, id, webhook);
      record({ event: webhookDeleted, before, after: null });
    });
  }

  /** The replaced secret signs too for a while, and those before it until their time is over. */
  async replaceSecret(id: string): Promise<NewSecret> {
    currentContext().idempotencyKey = undefined;
    const { secret, encrypted } = this.secrets.create();
    await this.change(id, webhookSecretReplaced, (_, webhook) => {
      const now = Date.now();
      const until = new Date(now + WEBHOOK_SECRET_OVERLAP * 3_600_000).toISOString();
      const former = webhook.formerSecrets.filter((one) => Date.parse(one.until) > now);
      webhook.formerSecrets = [{ secret: webhook.secret, until }, ...former];
      webhook.secret = encrypted;
    });
    return { webhook: await this.queries.get(id), secret };
  }

  private lock(manager: EntityManager, id: string): Promise<WebhookEntity> {
    return lockRecord(manager, WebhookEntity, id, 'webhook', () => this.queries.get(id));
  }

  private change(
    id: string,
    event: Parameters<Transaction['record']>[0]['event'],
    work: (manager: EntityManager, webhook: WebhookEntity) => void | Promise<void>,
  ): Promise<void> {
    return this.unitOfWork.run(async ({ manager, record }) => {
      const webhook = await this.lock(manager, id);
      const before = snapshot(webhook);
      await work(manager, webhook);
      touch(webhook);
      if (isUnchanged(webhook, before)) return;
      await manager.update(WebhookEntity, id, webhook).catch(throwDuplicate);
      record({ event, before: withoutSecrets(before), after: withoutSecrets(webhook) });
    });
  }

  /** @throws 400 */
  private checkUrl(url: string): void {
    try {
      this.networks.checkUrl(new URL(url));
    } catch (error) {
      if (error instanceof RefusedAddressError) throw invalidInput([{ path: 'url', message: error.message }]);
      throw error;
    }
  }
}

function throwDuplicate(error: Error & { code?: string }): never {
  if (error.code !== UNIQUE_VIOLATION) throw error;
  throw new ProblemError('duplicate', 'There is already a webhook with this name. Choose another name.');
}

/** Lets deliveries that were tried before start afresh, and at once. */
async function resume(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `update webhook_deliveries set tries = 0, claim = claim + 1, next_attempt_at = least(next_attempt_at, clock_timestamp())
     where id = any(array(
       select id from webhook_deliveries
       where webhook_id = $1 and state = 'waiting' and next_attempt_at is not null and tries > 0 and leased_until is null
       order by next_attempt_at, id limit ${RESUMED}))`,
    [id],
  );
}
