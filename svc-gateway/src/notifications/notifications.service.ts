import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/call';
import type { EventEnvelope } from '@fsvp/contracts/events';
import type { listNotifications, Notification } from '@fsvp/contracts/notification';
import type { JsonText } from '@fsvp/service-kit/contract.interceptor';
import { Database } from '@fsvp/service-kit/database';
import { listJson } from '@fsvp/service-kit/sql';
import type { EntityManager } from 'typeorm';

const ROW = `json_build_object('id', id, 'kind', kind, 'title', title, 'text', text, 'href', href, 'read', read, 'createdAt', iso(created_at))`;

/** Adds a notification for an event. A redelivered event adds no second one. */
export async function addNotification(
  manager: EntityManager,
  event: EventEnvelope,
  { kind, title, text, href }: Pick<Notification, 'kind' | 'title' | 'text' | 'href'>,
): Promise<void> {
  await manager.query(
    `insert into notifications (id, kind, title, text, href, created_at) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [event.id, kind, title, text, href, event.occurredAt],
  );
}

/** Whether an account ($3) has read a notification; what is older than the account counts as read. */
const READ_BY_ACCOUNT = `(created_at < (select users.created_at from users where id = $3)
  or exists (select from notification_reads where notification_id = notifications.id and user_id = $3))`;

/** The notifications in the bell menu, with the read marks of the account that asks. */
@Injectable()
export class NotificationsService {
  constructor(private readonly database: Database) {}

  /** @param accountId null for the shared login */
  list(
    { limit, offset }: HandlerInput<typeof listNotifications>['query'],
    accountId: string | null,
  ): Promise<JsonText> {
    const read = accountId ? READ_BY_ACCOUNT : 'read';
    const page = `select id, kind, title, text, href, ${read} as read, created_at from notifications order by created_at desc, id desc limit $1 offset $2`;
    const unread = `, 'unread', (select count(*) from notifications where not ${read})`;
    return this.database.value({
      name: `notifications ${accountId ? 'of account' : ''}`,
      text: listJson('notifications', ROW, page, 'select count(*) from notifications', unread),
      values: accountId ? [limit, offset, accountId] : [limit, offset],
    });
  }

  /** @param ids of the notifications to mark; all of them if absent */
  async markRead(ids: string[] | undefined, accountId: string | null): Promise<void> {
    await this.database.rows(
      accountId
        ? {
            name: 'notifications-read-by-account',
            text: `insert into notification_reads (notification_id, user_id)
              select id, $2 from notifications where $1::uuid[] is null or id = any($1::uuid[]) on conflict do nothing`,
            values: [ids ?? null, accountId],
          }
        : {
            name: 'notifications-read',
            text: 'update notifications set read = true where not read and ($1::uuid[] is null or id = any($1::uuid[]))',
            values: [ids ?? null],
          },
    );
  }
}
