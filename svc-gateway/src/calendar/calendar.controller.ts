import { Controller } from '@nestjs/common';
import { getCalendar, type Calendar } from '@fsvp/contracts/catalogue/calendar';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { HandlerInput } from '@fsvp/contracts/core/call';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { buildDays } from './build-calendar.js';
import { CalendarEntriesReader } from './calendar-entries.js';

@Controller()
export class CalendarController {
  constructor(private readonly entries: CalendarEntriesReader) {}

  @Handle(getCalendar)
  async get(@Input() { query }: HandlerInput<typeof getCalendar>): Promise<Calendar> {
    const { detail, entries, ...asked } = query;
    const { parts, unavailable } = await this.entries.read({ ...asked, mode: detail, limit: entries });
    return { asOf: today(), from: query.from, to: query.to, ...buildDays(parts, query.groups), unavailable };
  }
}
