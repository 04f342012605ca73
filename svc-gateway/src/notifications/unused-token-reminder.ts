import { Injectable } from '@nestjs/common';
import { API_TOKEN_UNUSED_DAYS } from '@fsvp/contracts/access/api-token';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { NotificationKind } from '@fsvp/contracts/catalogue/notification';
import { DataSource } from 'typeorm';
import { ACCOUNT_NAME } from '../identity/account-state.js';
import { settleReminders } from './settle-reminders.js';

const KIND: NotificationKind = 'api_token_unused';
const USED = `left join lateral (select max(last_at) as last_at from api_token_uses where token_id = token.id) used on true`;

/** Notifies administrators of API tokens that are not used. */
@Injectable()
export class UnusedTokenReminder {
  constructor(private readonly dataSource: DataSource) {}

  /** Once for each time that a token becomes unused, even if several gateways find it. */
  async tell(today: Day): Promise<void> {
    await this.settle();
    await this.dataSource.query(
      `with unused as (
         select token.id, token.name, ${ACCOUNT_NAME} as owner,
           (coalesce(used.last_at, token.created_at) + interval '${API_TOKEN_UNUSED_DAYS} days')::date as day
         from api_tokens token join users on users.id = token.owner_id ${USED}
         where token.revoked_at is null and token.expires_on >= $2
           and coalesce(used.last_at, token.created_at) < now() - interval '${API_TOKEN_UNUSED_DAYS} days'),
       claimed as (
         insert into reminders_told (kind, record_id, day, notification_id) select $1, id, day, gen_random_uuid() from unused
         on conflict do nothing returning record_id, notification_id)
       insert into notifications (id, kind, title, text, href, created_at, audience)
       select notification_id, '${KIND}', 'API token not used',
         name || ' of ' || owner || ' was not used for ${API_TOKEN_UNUSED_DAYS} days. Revoke it if it is not needed.', $3, now(), 'administrators'
       from claimed join unused on unused.id = record_id`,
      [KIND, today, hrefs.apiTokens()],
    );
  }

  private async settle(): Promise<void> {
    const tokens = await this.dataSource.query<{ id: string; at: string }[]>(
      `select token.id, iso(max(notifications.created_at)) as at from reminders_told told
       join notifications on notifications.id = told.notification_id join api_tokens token on token.id = told.record_id ${USED}
       where told.kind = $1 and not notifications.read
         and (token.revoked_at is not null or used.last_at > notifications.created_at) group by token.id`,
      [KIND],
    );
    for (const { id, at } of tokens) await settleReminders(this.dataSource, id, at);
  }
}
