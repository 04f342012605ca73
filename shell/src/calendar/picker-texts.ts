import type { CalendarDay } from '@fsvp/contracts/catalogue/calendar';
import type { Day } from '@fsvp/contracts/core/calendar-day';
import { formatMonth, formatWeekday, isoOfLocalDay } from '@fsvp/ui';
import { dayName } from './day-name.js';

/** What DayPicker would write in English. @param letters of a weekday's name */
export const pickerTexts = (today: Day, days: ReadonlyMap<string, CalendarDay>, letters?: number) => ({
  formatters: {
    formatCaption: monthName,
    formatWeekdayName: (date: Date) => formatWeekday(isoOfLocalDay(date), 'short').slice(0, letters),
  },
  labels: {
    labelGrid: monthName,
    labelWeekday: (date: Date) => formatWeekday(isoOfLocalDay(date), 'long'),
    labelDayButton: (date: Date) => {
      const day = isoOfLocalDay(date);
      return dayName(day, today, days.get(day));
    },
  },
});

const monthName = (date: Date) => formatMonth(isoOfLocalDay(date));
