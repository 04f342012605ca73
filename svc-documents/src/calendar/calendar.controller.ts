import { Controller } from '@nestjs/common';
import type { CalendarEntries } from '@fsvp/contracts/core/calendar-entry';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { listDocumentCalendar } from '@fsvp/contracts/documents/internal';
import { Database } from '@fsvp/service-kit/database/database';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { readCalendar } from '@fsvp/service-kit/lists/calendar-list';
import { CALENDAR } from './calendar.queries.js';

/** The calendar entries of this service, for the gateway's calendar of all services. */
@Controller()
export class CalendarController {
  constructor(private readonly database: Database) {}

  @Handle(listDocumentCalendar)
  list(@Input() { query }: HandlerInput<typeof listDocumentCalendar>): Promise<CalendarEntries> {
    return readCalendar(this.database, CALENDAR, query);
  }
}
