import { PERMISSIONS } from '@fsvp/contracts/access/access';
import { nextAccountReview } from '@fsvp/contracts/access/account-review';
import { dayOfInstant, type Day } from '@fsvp/contracts/core/calendar-day';
import { userActivated } from '@fsvp/contracts/access/account.record';
import type { EntityManager } from 'typeorm';

/** When the next account review is due, and since which record it is counted. */
export interface NextReview {
  /** Of the last signed review, or of the first administrator's account. */
  sinceId: string;
  dueOn: Day;
}

type Reader = Pick<EntityManager, 'query'>;

/** Undefined while no administrator became active. A review whose signature was withdrawn does not count. */
export async function findNextReview(manager: Reader): Promise<NextReview | undefined> {
  const [review] = await manager.query<{ id: string; day: Day }[]>(
    `select id, day::text from account_reviews where state = 'signed' and deleted_at is null order by day desc, created_at desc limit 1`,
  );
  if (review) return { sinceId: review.id, dueOn: nextAccountReview(review.day) };
  const [administrator] = await manager.query<{ id: string; at: string }[]>(
    `select users.id, iso(occurred_at) as at from users join event_log on aggregate_id = users.id
     where users.status is not null and type = $1 and after ->> 'role' = any($2) order by occurred_at limit 1`,
    [userActivated.type, [...PERMISSIONS.administer]],
  );
  return administrator && { sinceId: administrator.id, dueOn: nextAccountReview(dayOfInstant(administrator.at)) };
}
