import { Injectable } from '@nestjs/common';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import type { listNotifications } from '@fsvp/contracts/catalogue/notification';
import type { JsonText } from '@fsvp/service-kit/http/json-text';
import { Database } from '@fsvp/service-kit/database/database';
import { listJson } from '@fsvp/service-kit/database/sql';

const ROW = `json_build_object('id', id, 'kind', kind, 'title', title, 'text', text, 'href', href, 'read', read, 'createdAt', iso(created_at))`;

/** Who asks for notifications: an account, or the shared login with null. */
export interface Reader {
  accountId: string | null;
  administers: boolean;
}

/** Whether an account ($3) has read a notification; what is older than the account counts as read. */
const READ_BY_ACCOUNT = `(created_at < (select users.created_at from users where id = $3)
  or exists (select from notification_reads where notification_id = notifications.id and user_id = $3))`;

/** What the shared login sees, and what an account sees, by its id and whether it administers. */
const SEEN_BY_SHARED = 'user_id is null and audience is null';
const seenBy = (id: string, administers: string) =>
  `(user_id is null or user_id = ${id}) and (audience is null or ${administers}::boolean)`;

/** The notifications in the bell menu, with the read marks of the account that asks. */
@Injectable()
export class NotificationsService {
  constructor(private readonly database: Database) {}

  list(
    { limit, offset }: HandlerInput<typeof listNotifications>['query'],
    { accountId, administers }: Reader,
  ): Promise<JsonText> {
    const [read, seen] = accountId ? [READ_BY_ACCOUNT, seenBy('$3', '$4')] : ['read', SEEN_BY_SHARED];
    const page = `select id, kind, title, text, href, ${read} as read, created_at from notifications where ${seen} order by created_at desc, id desc limit $1 offset $2`;
    const unread = `, 'unread', (select count(*) from notifications where ${seen} and not ${read})`;
    return this.database.value({
      name: `notifications ${accountId ? 'of account' : ''}`,
      text: listJson('notifications', ROW, page, `select count(*) from notifications where ${seen}`, unread),
      values: accountId ? [limit, offset, accountId, administers] : [limit, offset],
    });
  }

  /** @param ids of the notifications to mark; all that the reader sees if absent */
  async markRead(ids: string[] | undefined, { accountId, administers }: Reader): Promise<void> {
    await this.database.rows(
      accountId
        ? {
            name: 'notifications-read-by-account',
            text: `insert into notification_reads (notification_id, user_id)
              select id, $2 from notifications where ${seenBy('$2', '$3')} and ($1::uuid[] is null or id = any($1::uuid[])) on conflict do nothing`,
            values: [ids ?? null, accountId, administers],
          }
        : {
            name: 'notifications-read',
            text: `update notifications set read = true where not read and ${SEEN_BY_SHARED} and ($1::uuid[] is null or id = any($1::uuid[]))`,
            values: [ids ?? null],
          },
    );
  }
}
