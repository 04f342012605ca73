import { Controller, Req, Res } from '@nestjs/common';
import {
  createCalendarFeed,
  listCalendarFeeds,
  readCalendarFeed,
  revokeCalendarFeed,
  type CalendarFeed,
} from '@fsvp/contracts/catalogue/calendar-feed';
import type { HandlerInput, ResponseOf } from '@fsvp/contracts/core/call';
import { Handle, Input } from '@fsvp/service-kit/http/handle.decorator';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../identity/anonymous-requests.js';
import { callerOf } from '../../identity/caller-of.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';
import { FeedReads } from './feed-reads.js';

const REVOKED =
  'This calendar address was revoked. Remove it from your calendar, and create another one in FSVP Suite.\n';
const UNKNOWN = 'There is no calendar at this address. Copy the complete address from FSVP Suite.\n';
const TOO_MANY = 'This calendar was read too often. Wait for a minute.\n';

@Controller()
export class CalendarFeedsController {
  constructor(
    private readonly feeds: CalendarFeedsService,
    private readonly reads: FeedReads,
  ) {}

  @Handle(listCalendarFeeds)
  list(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listCalendarFeeds>> {
    return this.feeds.list(callerOf(request).account.id);
  }

  @Handle(createCalendarFeed)
  create(
    @Input() { body }: HandlerInput<typeof createCalendarFeed>,
    @Req() request: FastifyRequest,
  ): Promise<ResponseOf<typeof createCalendarFeed>> {
    return this.feeds.create(body, callerOf(request).account.id);
  }

  @Handle(revokeCalendarFeed)
  revoke(
    @Input() { params }: HandlerInput<typeof revokeCalendarFeed>,
    @Req() request: FastifyRequest,
  ): Promise<CalendarFeed> {
    return this.feeds.revoke(params.id, callerOf(request).account.id);
  }

  /** Failures are plain text: calendars show them to people. */
  @Handle(readCalendarFeed)
  async read(
    @Input() { params }: HandlerInput<typeof readCalendarFeed>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const refuse = (status: number, text: string): string => {
      reply.status(status).header('content-type', 'text/plain; charset=utf-8');
      return text;
    };
    const feed = await this.feeds.find(params.file);
    const wait = this.reads.count(feed?.id ?? networkOf(request.ip));
    if (wait) {
      reply.header('retry-after', String(wait));
      return refuse(429, TOO_MANY);
    }
    if (!feed) return refuse(404, UNKNOWN);
    if (!feed.caller) return refuse(410, REVOKED);
    try {
      const { hash, write } = await this.feeds.read(feed, feed.caller);
      // Weak, since it may be compressed.
      const etag = `W/"${hash}"`;
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (request.headers['if-none-match'] === etag) {
        reply.status(304);
        return '';
      }
      reply.headers({
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="fsvp-suite.ics"',
      });
      return write();
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      reply.headers(error.extra.headers ?? {});
      return refuse(error.status, `${error.detail}\n`);
    }
  }
}
