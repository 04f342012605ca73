import type { EventEnvelope } from '@fsvp/contracts/core/event';
import type { Notification } from '@fsvp/contracts/catalogue/notification';
import type { EntityManager } from 'typeorm';

/** Who sees a notification. Without a recipient everybody does. */
export interface Recipient {
  /** Only this account, and not the shared login. */
  userId?: string;
  audience?: 'administrators';
}

/** Adds a notification. A second one with the same id, as of a redelivered event, is not added. */
export async function addNotification(
  manager: EntityManager,
  { id, occurredAt }: Pick<EventEnvelope, 'id' | 'occurredAt'>,
  { kind, title, text, href }: Pick<Notification, 'kind' | 'title' | 'text' | 'href'>,
  { userId, audience }: Recipient = {},
): Promise<void> {
  await manager.query(
    `insert into notifications (id, kind, title, text, href, created_at, user_id, audience) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict do nothing`,
    [id, kind, title, text, href, occurredAt, userId ?? null, audience ?? null],
  );
}
