import { addDays } from '@fsvp/contracts/core/calendar-day';
import { CALENDAR_KIND_LABELS } from '@fsvp/contracts/catalogue/calendar';
import type { CalendarEntry } from '@fsvp/contracts/core/calendar-entry';
import ical, {
  escape,
  foldLines,
  ICalAlarmType,
  ICalEvent,
  ICalEventBusyStatus,
  ICalEventTransparency,
  type ICalEventData,
} from 'ical-generator';

/** Raised when the same entries are written differently, so that calendars read a feed again. */
export const WRITTEN_AS = 1;

const DAY_SECONDS = 86_400;
/** Days before an entry on which calendars remind of it. */
export const ALARM_DAYS = [30, 7, 1];
/** How often calendars should read a feed. */
const REFRESH_SECONDS = 3600;

/** Characters that text of iCalendar cannot have (RFC 5545, 3.1). */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const clean = (text: string) => text.replace(CONTROLS, '');

function toEvent(entry: CalendarEntry, suiteUrl: string): ICalEventData {
  const { key, kind, day, state, title, supplierName, foodName, personName, href, version, updatedAt } = entry;
  const url = `${suiteUrl}${href}`;
  const lines = [
    CALENDAR_KIND_LABELS[kind],
    supplierName && `Supplier: ${supplierName}`,
    foodName && `Food: ${foodName}`,
    personName && `Person: ${personName}`,
    url,
  ];
  return {
    id: `${key}@fsvp-suite`,
    sequence: version,
    // The same until the record changes, so that a feed without changes is the same bytes.
    stamp: new Date(updatedAt),
    lastModified: new Date(updatedAt),
    allDay: true,
    start: day,
    end: addDays(day, 1),
    summary: clean(state === 'overdue' ? `Overdue: ${title}` : title),
    description: clean(lines.filter(Boolean).join('\n')),
    url,
    categories: [{ name: CALENDAR_KIND_LABELS[kind] }],
    // Nobody is busy all day because something is due.
    transparency: ICalEventTransparency.TRANSPARENT,
    busystatus: ICalEventBusyStatus.FREE,
    alarms:
      state === 'overdue'
        ? []
        : ALARM_DAYS.map((days) => ({ type: ICalAlarmType.display, triggerBefore: days * DAY_SECONDS })),
  };
}

const ASCII = /^[\u0020-\u007e]*$/;
/** As `foldLines`, which is slow, since it measures each character. */
const fold = (line: string) => (ASCII.test(line) ? line.replace(/.{74}(?=.)/g, '$&\r\n ') : foldLines(line));

/**
 * The text of a feed (RFC 5545). An event keeps its UID when its day moves. Without a METHOD, which is for invitations.
 * @param suiteUrl without a slash at its end
 */
export function writeCalendar(name: string, entries: readonly CalendarEntry[], suiteUrl: string): string {
  const calendar = ical({
    // The library writes the name of a calendar as it is.
    name: escape(clean(name), false),
    prodId: { company: 'FSVP Suite', product: 'Calendar', language: 'EN' },
    ttl: REFRESH_SECONDS,
  });
  const [head = ''] = calendar.toString().split('END:VCALENDAR');
  const events = entries.map((entry) => new ICalEvent(toEvent(entry, suiteUrl), calendar).toString());
  return `${head}${events.join('').split('\r\n').map(fold).join('\r\n')}END:VCALENDAR\r\n`;
}
