import { addMonths, type Day } from '@fsvp/contracts/core/calendar-day';
import { PLAN_ACTIVITY_LABELS } from '@fsvp/contracts/program/verification-plans/plan-line';
import type { ScheduledActivity } from '@fsvp/contracts/program/verification-plans/verification-plan';
import { cx, Text } from '@fsvp/ui';

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Mar 2027' */
const monthText = (month: string): string => `${NAMES[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;

/** What is due in a month, each activity once: '2 × Onsite audit'. */
function countActivities(due: readonly ScheduledActivity[]): string[] {
  const counts = new Map<string, number>();
  for (const { activity } of due) counts.set(activity, (counts.get(activity) ?? 0) + 1);
  return [...counts].map(([activity, count]) => {
    const label = PLAN_ACTIVITY_LABELS[activity as ScheduledActivity['activity']];
    return count === 1 ? label : `${count} × ${label}`;
  });
}

interface CalendarStripProps {
  activities: readonly ScheduledActivity[];
  /** Its month is the first one. */
  from: Day;
  /** After so many months from that day the strip ends. */
  months: number;
}

/** Months in a row, each with what is due in it. What is overdue is in the first one. */
export function CalendarStrip({ activities, from, months }: CalendarStripProps) {
  const firstDay = `${from.slice(0, 7)}-01`;
  // The last month has begun when the time ends.
  const all = Array.from({ length: months + 1 }, (_, index) => addMonths(firstDay, index).slice(0, 7));
  return (
    <ol
      aria-label={`Next ${months} months`}
      className="program:grid program:grid-cols-3 program:gap-2 program:sm:grid-cols-5"
    >
      {all.map((month, index) => {
        const due = activities.filter(({ dueOn, performedOn }) => {
          if (performedOn !== null) return false;
          return index === 0 ? dueOn.slice(0, 7) <= month : dueOn.startsWith(month);
        });
        return (
          <li
            key={month}
            className={cx(
              'program:min-h-16 program:min-w-0 program:rounded-control program:border program:px-2 program:py-1.5',
              due.length ? 'program:border-control program:bg-surface' : 'program:border-line program:bg-sunken',
            )}
          >
            <Text as="p" size="meta" tone="muted" weight="medium">
              {monthText(month)}
            </Text>
            {countActivities(due).map((text) => (
              <Text key={text} as="p" size="meta">
                {text}
              </Text>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
