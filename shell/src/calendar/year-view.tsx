import type { CalendarDay } from '@fsvp/contracts/catalogue/calendar';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { isoOfLocalDay } from '@fsvp/ui';
import { useEffect, useRef } from 'react';
import { DayPicker, type ClassNames } from 'react-day-picker';
import { toLocalDate } from './period.js';
import { pickerTexts } from './picker-texts.js';

const classNames: Partial<ClassNames> = {
  months: 'grid grid-cols-1 gap-6 min-[480px]:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4',
  month: 'flex flex-col gap-1',
  caption_label: 'text-card font-semibold',
  month_grid: 'w-full table-fixed border-collapse',
  weekday: 'h-7 text-center text-meta text-muted',
  day: 'p-0.5 text-center',
  day_button:
    'mx-auto grid h-7 w-full max-w-9 place-items-center rounded-control text-meta tabular-nums hover:bg-sunken',
  today: '*:outline-2 *:-outline-offset-1 *:outline-control *:font-semibold',
};

interface YearViewProps {
  day: Day;
  today: Day;
  days: ReadonlyMap<string, CalendarDay>;
  onDay: (day: Day) => void;
}

/** Twelve months, of which the present one is in view; the color of a day is that of what matters most on it. */
export function YearView({ day, today, days, onDay }: YearViewProps) {
  const has = (state: 'overdue' | 'due' | 'done') => (date: Date) => {
    const found = days.get(isoOfLocalDay(date));
    if (!found) return false;
    return state === (found.overdue ? 'overdue' : found.due ? 'due' : 'done');
  };
  const year = day.slice(0, 4);
  const months = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Neither the focus nor the address moves.
    months.current?.querySelector('[data-today]')?.closest('table')?.scrollIntoView({ block: 'center' });
  }, [year]);
  return (
    <div ref={months}>
      <DayPicker
        numberOfMonths={12}
        hideNavigation
        disableNavigation
        month={toLocalDate(`${year}-01-01`)}
        today={toLocalDate(today)}
        onDayClick={(date) => onDay(isoOfLocalDay(date))}
        modifiers={{ overdue: has('overdue'), due: has('due'), done: has('done') }}
        modifiersClassNames={MODIFIERS}
        classNames={classNames}
        {...pickerTexts(today, days, 2)}
      />
    </div>
  );
}

const MODIFIERS = {
  overdue: '*:bg-red-fill *:font-semibold *:text-red-ink *:underline',
  due: '*:bg-blue-fill *:font-medium *:text-blue-ink',
  done: '*:bg-green-fill *:text-green-ink',
};
