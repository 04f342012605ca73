import { Injectable } from '@nestjs/common';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import {
  DELIVERY_STATES,
  type listWebhookDeliveries,
  type listWebhooks,
  type Webhook,
  type WebhookDelivery,
  type WebhookDeliveryDetails,
} from '@fsvp/contracts/webhooks/webhook';
import { Database } from '@fsvp/service-kit/database/database';
import { decodeCursor, encodeCursor } from '@fsvp/service-kit/lists/cursor';
import type { OrderKey } from '@fsvp/service-kit/lists/keyset';
import { letters } from '@fsvp/service-kit/lists/list';
import { notFound } from '@fsvp/service-kit/problems/problem.error';
import type { EntityManager } from 'typeorm';

const count = (state: string) =>
  `(select count(*)::int from webhook_deliveries where webhook_id = webhooks.id and state = '${state}')`;

const WEBHOOK = `json_build_object('id', id, 'version', version, 'createdBy', created_by, 'createdAt', iso(created_at),
  'updatedAt', iso(updated_at), 'name', name, 'url', url, 'types', types, 'state', state,
  'disabledAt', iso(disabled_at), 'disabledReason', disabled_reason,
  'previousSecretUntil', (select iso(max((former ->> 'until')::timestamptz)) from jsonb_array_elements(former_secrets) former
    where (former ->> 'until')::timestamptz > now()),
  'waiting', ${count('waiting')}, 'failed', ${count('failed')},
  'lastDeliveredAt', iso(last_delivered_at), 'failingSince', iso(failing_since))`;

const DELIVERY = `'id', id, 'webhookId', webhook_id, 'messageId', message_id, 'type', type, 'recordType', record_type,
  'recordId', record_id, 'recordVersion', record_version, 'state', state, 'attempts', attempts, 'status', status, 'error', error,
  'nextAttemptAt', iso(next_attempt_at), 'deliveredAt', iso(case when state = 'delivered' then ended_at end),
  'createdAt', iso(created_at)`;

/** Ids grow with time. */
const NEWEST: OrderKey = { sql: 'id', type: 'uuid', direction: 'desc' };

/** After every id that exists. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Each state is a range of an index of its own, of which a page needs only the end. */
const NEWEST_DELIVERIES = `
  select json_build_object(${DELIVERY}) as delivery from unnest($2::text[]) wanted (state_wanted) cross join lateral (
    select * from webhook_deliveries where webhook_id = $1 and state = state_wanted and id < $3 order by id desc limit $4) found
  order by id desc limit $4`;

/** A record has few deliveries: they are found by it and then sorted, never the other way round. */
const OF_RECORD = `
  with found as materialized (select * from webhook_deliveries where webhook_id = $1 and record_id = $5)
  select json_build_object(${DELIVERY}) as delivery from found where state = any($2::text[]) and id < $3 order by id desc limit $4`;

/** Reads webhooks and their deliveries. */
@Injectable()
export class WebhooksQueries {
  constructor(private readonly database: Database) {}

  /** @throws 404 */
  async get(id: string): Promise<Webhook> {
    const found = await this.database.value<Webhook | undefined>({
      name: 'webhook',
      text: `select ${WEBHOOK} as webhook from webhooks where id = $1 and deleted_at is null`,
      values: [id],
    });
    if (!found) throw notFound('webhook');
    return found;
  }

  async list(): Promise<ResponseOf<typeof listWebhooks>> {
    const rows = await this.database.rows<{ webhook: Webhook }>({
      name: 'webhooks',
      text: `select ${WEBHOOK} as webhook from webhooks where deleted_at is null order by ${letters('name')}, name`,
      values: [],
    });
    return { webhooks: rows.map(({ webhook }) => webhook), total: rows.length };
  }

  /** @throws 404 for a webhook that does not exist */
  private async requireWebhook(id: string): Promise<void> {
    const rows = await this.database.rows({
      name: 'webhook-exists',
      text: 'select from webhooks where id = $1 and deleted_at is null',
      values: [id],
    });
    if (!rows.length) throw notFound('webhook');
  }

  async listDeliveries(
    webhookId: string,
    query: HandlerInput<typeof listWebhookDeliveries>['query'],
  ): Promise<ResponseOf<typeof listWebhookDeliveries>> {
    const [before] = decodeCursor({ ...query, offset: 0 }, [NEWEST], webhookId) ?? [];
    await this.requireWebhook(webhookId);
    const states = query.state?.length ? [...new Set(query.state)] : DELIVERY_STATES;
    const values = [webhookId, states, before ?? LAST_ID, query.limit + 1];
    const rows = await this.database.rows<{ delivery: WebhookDelivery }>(
      query.recordId
        ? { name: 'webhook-deliveries-of-record', text: OF_RECORD, values: [...values, query.recordId] }
        : { name: 'webhook-deliveries', text: NEWEST_DELIVERIES, values },
    );
    const deliveries = rows.slice(0, query.limit).map(({ delivery }) => delivery);
    const last = deliveries.at(-1);
    return { deliveries, next: last && rows.length > query.limit ? encodeCursor(query, [last.id], webhookId) : null };
  }

  /** @throws 404 */
  async getDelivery(webhookId: string, id: string): Promise<WebhookDeliveryDetails> {
    await this.requireWebhook(webhookId);
    const found = await this.database.value<WebhookDeliveryDetails | undefined>({
      name: 'webhook-delivery',
      text: `select json_build_object(${DELIVERY}, 'body', body, 'history', history) as delivery from webhook_deliveries
        where webhook_id = $1 and id = $2`,
      values: [webhookId, id],
    });
    if (!found) throw notFound('delivery');
    return found;
  }
}

/** A delivery as a transaction has it. @throws 404 */
export async function readDelivery(manager: EntityManager, webhookId: string, id: string): Promise<WebhookDelivery> {
  const [found] = await manager.query<{ delivery: WebhookDelivery }[]>(
    `select json_build_object(${DELIVERY}) as delivery from webhook_deliveries where webhook_id = $1 and id = $2`,
    [webhookId, id],
  );
  if (!found) throw notFound('delivery');
  return found.delivery;
}
