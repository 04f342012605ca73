import { Module } from '@nestjs/common';
import { PoliciesModule } from '../policies/policies.module.js';
import { UpstreamsModule } from '../upstreams/upstreams.module.js';
import { CalendarEntriesReader } from './calendar-entries.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarFeedsController } from './feeds/calendar-feeds.controller.js';
import { CalendarFeedsService } from './feeds/calendar-feeds.service.js';
import { FeedReads } from './feeds/feed-reads.js';

/** What is due, ends or happened on each day, from all services, as a screen and as feeds for other calendars (ADR 96). */
@Module({
  imports: [UpstreamsModule, PoliciesModule],
  controllers: [CalendarController, CalendarFeedsController],
  providers: [CalendarEntriesReader, CalendarFeedsService, FeedReads],
})
export class CalendarModule {}
