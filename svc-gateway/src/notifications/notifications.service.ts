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

/** The notifications in the bell menu. Read marks belong to the shared user. */
@Injectable()
export class NotificationsService {
  constructor(private readonly database: Database) {}

  list({ limit, offset }: HandlerInput<typeof listNotifications>['query']): Promise<JsonText> {
    const page = 'select * from notifications order by created_at desc, id desc limit $1 offset $2';
    const unread = `, 'unread', (select count(*) from notifications where not read)`;
    return this.database.value({
      name: 'notifications',
      text: listJson('notifications', ROW, page, 'select count(*) from notifications', unread),
      values: [limit, offset],
    });
  }

  /** @param ids of the notifications to mark; all of them if absent */
  async markRead(ids: string[] | undefined): Promise<void> {
    await this.database.rows({
      name: 'notifications-read',
      text: 'update notifications set read = true where not read and ($1::uuid[] is null or id = any($1::uuid[]))',
      values: [ids ?? null],
    });
  }
}
