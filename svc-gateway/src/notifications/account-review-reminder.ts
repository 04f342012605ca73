import { Injectable } from '@nestjs/common';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import type { NotificationKind } from '@fsvp/contracts/catalogue/notification';
import { newId } from '@fsvp/service-kit/database/columns';
import { DataSource } from 'typeorm';
import { formatDay } from './reminder-texts.js';
import { settleReminders } from './settle-reminders.js';
import { findNextReview, type NextReview } from '../identity/account-reviews/next-review.js';

const KIND: NotificationKind = 'account_review_due';

/** Tells administrators that an account review is due. */
@Injectable()
export class AccountReviewReminder {
  constructor(private readonly dataSource: DataSource) {}

  /** Once for each due day, even if several gateways find it. */
  async tell(today: Day): Promise<void> {
    const next = await findNextReview(this.dataSource.manager);
    await this.settle(next);
    if (!next || next.dueOn > today) return;
    await this.dataSource.query(
      `with claimed as (insert into reminders_told (kind, record_id, day, notification_id) values ($1, $2, $3, $4)
         on conflict do nothing returning notification_id)
       insert into notifications (id, kind, title, text, href, created_at, audience)
       select notification_id, $1, 'Account review due', $5, $6, now(), 'administrators' from claimed`,
      [
        KIND,
        next.sinceId,
        next.dueOn,
        newId(),
        `Confirm who has access: due on ${formatDay(next.dueOn)}`,
        hrefs.accountReviews(),
      ],
    );
  }

  /** Those of other days than the next one: the review was signed. */
  private async settle(next: NextReview | undefined): Promise<void> {
    const told = await this.dataSource.query<{ id: string; at: string }[]>(
      `select sent.record_id as id, iso(max(notifications.created_at)) as at from reminders_told sent
       join notifications on notifications.id = sent.notification_id
       where sent.kind = $1 and not notifications.read and (sent.record_id, sent.day) is distinct from ($2::uuid, $3::date)
       group by 1`,
      [KIND, next?.sinceId ?? null, next?.dueOn ?? null],
    );
    for (const { id, at } of told) await settleReminders(this.dataSource, id, at);
  }
}
