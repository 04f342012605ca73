import { Injectable } from '@nestjs/common';
import type { getEventLag } from '@fsvp/contracts/catalogue/change';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { Database } from '../../database/database.js';

/** An event's time is before its commit, so that all that was committed before the oldest one is in the stream. */
const LAG = {
  name: 'event-lag',
  text: `select greatest(0, coalesce(ceil(extract(epoch from clock_timestamp() - least(
      (select occurred_at from event_log where published_at is null and seq is not null order by seq limit 1),
      (select occurred_at from event_log where seq is null order by id limit 1)
    )) * 1000), 0))::float8 as "lagMs", (select stream_created from relay_state) as stream`,
  values: [],
};

/** How far the relay of this service is behind its event log. */
@Injectable()
export class EventLagQueries {
  constructor(private readonly database: Database) {}

  async get(): Promise<ResponseOf<typeof getEventLag>> {
    const [lag] = await this.database.rows<ResponseOf<typeof getEventLag> & Record<string, unknown>>(LAG);
    return lag!;
  }
}
