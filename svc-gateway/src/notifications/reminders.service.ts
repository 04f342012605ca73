import { Injectable } from '@nestjs/common';
import type { Day } from '@fsvp/contracts/calendar-day';
import { REMINDER_DETAIL_LIMIT, type Reminders } from '@fsvp/contracts/internal';
import type { ReminderKind } from '@fsvp/contracts/notification';
import { newId } from '@fsvp/service-kit/columns';
import { Database } from '@fsvp/service-kit/database';
import { tellMany, tellOne } from './reminder-words.js';

/** Stands for all records of a kind. */
const MANY = '00000000-0000-0000-0000-000000000000';

/** One row of `reminders_told`, with the notification that tells it. */
interface Telling {
  id: string;
  kind: ReminderKind;
  recordId: string;
  day: Day;
  title: string;
  text: string;
  href: string;
}

/** One by one, or as one number where there are too many to tell so. */
function tellingsOf({ kind, total, first }: Reminders['kinds'][number], today: Day): Telling[] {
  if (total > REMINDER_DETAIL_LIMIT)
    return [{ id: newId(), kind, recordId: MANY, day: today, ...tellMany(kind, total) }];
  return first.map((reminder) => ({
    id: newId(),
    kind,
    recordId: reminder.id,
    day: reminder.day,
    ...tellOne(reminder),
  }));
}

/** Turns what is due into notifications, each once, however often and by however many gateways it is found. */
@Injectable()
export class RemindersService {
  constructor(private readonly database: Database) {}

  /** Of a kind whose number was told today, nothing more is told today. */
  async tell(kinds: Reminders['kinds'], today: Day): Promise<void> {
    const tellings = kinds.flatMap((kind) => tellingsOf(kind, today));
    if (!tellings.length) return;
    await this.database.rows({
      name: 'reminders-tell',
      text: `with due as (
          select * from jsonb_to_recordset($1::jsonb) as due (id uuid, kind text, "recordId" uuid, day date, title text, text text, href text)
          where not exists (select from reminders_told told where told.kind = due.kind and told.record_id = '${MANY}' and told.day = $2)
            and not exists (select from reminders_told told where told.kind = due.kind and told.record_id = due."recordId" and told.day = due.day)),
        claimed as (insert into reminders_told (kind, record_id, day, notification_id) select kind, "recordId", day, id from due
          on conflict do nothing returning notification_id)
        insert into notifications (id, kind, title, text, href, created_at)
        select id, kind, title, text, href, now() from due where id in (select notification_id from claimed)`,
      values: [JSON.stringify(tellings), today],
    });
  }
}
