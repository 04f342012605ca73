import type { CalendarDay } from '@fsvp/contracts/catalogue/calendar';
import type { CalendarGroup } from '@fsvp/contracts/core/calendar-entry';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { isoOfLocalDay, t } from '@fsvp/ui';
import { Link } from '@fsvp/web-kit';
import { useMemo } from 'react';
import { DayPicker, type ClassNames, type CustomComponents, type DayProps } from 'react-day-picker';
import { dayHref, type CalendarState } from './calendar.url.js';
import { toLocalDate } from './period.js';
import { pickerTexts } from './picker-texts.js';
import { StateIcon, STATE_LOOKS } from './state-look.js';

const classNames: Partial<ClassNames> = {
  root: 'w-full',
  months: 'w-full',
  month: 'w-full',
  month_caption: 'sr-only',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'py-2 text-center text-meta font-medium text-muted',
  day: 'h-14 border border-divider p-1 align-top sm:h-30',
  day_button:
    'inline-grid min-h-6 min-w-6 place-items-center rounded-control px-1 text-cell tabular-nums hover:bg-sunken max-sm:w-full pointer-coarse:min-h-11',
  today: 'bg-selected *:first:font-semibold *:first:text-selected-ink',
  outside: '*:first:text-subtle',
};

interface MonthViewProps {
  day: Day;
  today: Day;
  days: ReadonlyMap<string, CalendarDay>;
  state: CalendarState;
  onDay: (day: Day) => void;
  onMonth: (day: Day) => void;
}

/** A month of whole weeks. The first groups of a day are links; its number opens the day. */
export function MonthView({ day, today, days, state, onDay, onMonth }: MonthViewProps) {
  // DayPicker gives its components the date only.
  const components = useMemo(() => componentsFor(days, state), [days, state]);
  return (
    <DayPicker
      fixedWeeks={false}
      showOutsideDays
      hideNavigation
      month={toLocalDate(day)}
      today={toLocalDate(today)}
      onMonthChange={(month) => onMonth(isoOfLocalDay(month))}
      onDayClick={(date) => onDay(isoOfLocalDay(date))}
      classNames={classNames}
      {...pickerTexts(today, days)}
      components={components}
    />
  );
}

function componentsFor(days: ReadonlyMap<string, CalendarDay>, state: CalendarState): Partial<CustomComponents> {
  function Day({ day: { isoDate }, modifiers: _, children, ...cell }: DayProps) {
    const found = days.get(isoDate);
    return (
      <td {...cell}>
        {children}
        {found ? <DayContent found={found} href={dayHref(isoDate, state)} /> : null}
      </td>
    );
  }
  return { Day };
}

function DayContent({ found: { total, overdue, due, groups }, href }: { found: CalendarDay; href: string }) {
  const state = overdue ? 'overdue' : due ? 'due' : 'done';
  const rest = total - groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <span
        aria-hidden
        className={`mx-auto block w-fit min-w-6 rounded-full px-1 text-center text-meta tabular-nums sm:hidden ${STATE_LOOKS[state].fill}`}
      >
        {total}
      </span>
      <ul className="flex flex-col gap-0.5 max-sm:hidden">
        {groups.map((group) => (
          <li key={`${group.state} ${group.cause}`}>
            <GroupLink group={group} href={href} />
          </li>
        ))}
        {rest > 0 ? (
          <li>
            <Link href={href} className="rounded-control px-1 text-meta text-link underline underline-offset-2">
              {t({ defaultMessage: '{count, plural, one {# more} other {# more}}' }, { count: rest })}
            </Link>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function GroupLink({ group: { state, title, count, entries }, href }: { group: CalendarGroup; href: string }) {
  const only = count === 1 ? entries[0] : undefined;
  return (
    <Link
      href={only?.href ?? href}
      title={title}
      className={`flex min-h-6 items-center gap-1 rounded-control px-1 text-meta hover:underline ${STATE_LOOKS[state].fill}`}
    >
      <StateIcon state={state} />
      <span className="truncate">{title}</span>
    </Link>
  );
}
