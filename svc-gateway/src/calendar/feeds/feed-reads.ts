import { Injectable } from '@nestjs/common';
import { CALENDAR_FEED_READS } from '@fsvp/contracts/catalogue/calendar-feed';

const MINUTE_MS = 60_000;

/** Counts the reads of each feed, and those of unknown addresses from each network, in each minute. */
@Injectable()
export class FeedReads {
  private minute = 0;
  private readonly counts = new Map<string, number>();

  /** Counts one. @returns the seconds to wait; 0 within the limit */
  count(key: string, now = Date.now()): number {
    const minute = now - (now % MINUTE_MS);
    if (minute !== this.minute) {
      this.minute = minute;
      this.counts.clear();
    }
    const reads = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, reads);
    return reads > CALENDAR_FEED_READS ? Math.ceil((minute + MINUTE_MS - now) / 1000) : 0;
  }
}
