import type { Client, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { toStreamError, type EventStream, type StreamProgress } from './event-stream.js';

/** Checks are this many retry intervals apart: 5 s with the default interval. */
const RETRIES_PER_CHECK = 5;
const ROWS_PER_UPDATE = 1000n;
/** From this share of its limit on, the stream loses what all consumers have handled. A full one accepts nothing for days. */
const MAKE_SPACE_FROM = 0.5;

interface RelayState {
  created: string | null;
  consumers: string[];
  /** Last entry of the log up to which every consumer has handled all events. */
  handled: string;
}

/**
 * Follows how far the consumers have handled a service's events, and notices a new stream: the data of NATS were lost or
 * deleted, and with them the events that some consumer had not handled yet. They are marked for publishing again.
 */
export class DeliveryTracker {
  /** Entries of the log up to `seq` are in the stream up to `position`; waits until all consumers are there. */
  private mark: { seq: string; position: number } | undefined;
  private nextCheck = 0;

  constructor(
    private readonly stream: EventStream,
    private readonly logger: Logger,
  ) {}

  /** @throws StreamError when NATS or the stream is not there */
  async check(client: PoolClient | Client): Promise<void> {
    if (Date.now() < this.nextCheck) return;
    await this.stream.ensureStream().catch(throwStreamError);
    const published = await readPublished(client);
    const progress = await this.stream.readProgress().catch(throwStreamError);
    const state = await readState(client);
    if (state.created !== progress.created) await this.followNewStream(client, state, progress.created);
    else {
      await this.followConsumers(client, state, progress, published);
      await this.makeSpace(state, progress);
    }
    this.nextCheck = Date.now() + this.stream.retryMs * RETRIES_PER_CHECK;
  }

  private async followNewStream(client: PoolClient | Client, state: RelayState, created: string): Promise<void> {
    this.mark = undefined;
    // Without an earlier stream this is the first one, into which the relay publishes by itself.
    const events = state.created === null ? 0 : await publishAgain(client, state.handled);
    // Not when an operator has asked meanwhile to publish all of it again.
    await client.query('update relay_state set stream_created = $1 where stream_created is not distinct from $2', [
      created,
      state.created,
    ]);
    if (events)
      this.logger.warn(
        { events, after: state.handled },
        'the event stream is a new one: publishing again what was not handled by all consumers',
      );
  }

  private async followConsumers(
    client: PoolClient | Client,
    state: RelayState,
    { last, handled }: StreamProgress,
    published: string,
  ): Promise<void> {
    const consumers = [...new Set([...state.consumers, ...handled.keys()])].sort();
    if (consumers.length > state.consumers.length)
      await client.query('update relay_state set consumers = $1', [consumers]);
    if (BigInt(published) > BigInt(state.handled)) this.mark ??= { seq: published, position: last };
    // A consumer that is not there yet, for example after a new start of NATS, has handled nothing of this stream.
    const { mark } = this;
    if (!mark || consumers.some((name) => (handled.get(name) ?? 0) < mark.position)) return;
    await client.query('update relay_state set handled_seq = $1 where stream_created = $2', [mark.seq, state.created]);
    this.mark = undefined;
  }

  /** Every service does so; the events stay in the event logs. */
  private async makeSpace({ consumers }: RelayState, { fill, handled }: StreamProgress): Promise<void> {
    if (fill < MAKE_SPACE_FROM || consumers.length === 0) return;
    const reached = Math.min(...consumers.map((name) => handled.get(name) ?? 0));
    if (reached > 0) await this.stream.removeUpTo(reached).catch(throwStreamError);
  }
}

function throwStreamError(error: Error): never {
  throw toStreamError(error);
}

/**
 * Marks all entries after `seq` as not published and returns how many. In statements of a range each, because of their
 * time limit: one that looked for the next published entries would read all that are marked already.
 */
async function publishAgain(client: PoolClient | Client, seq: string): Promise<number> {
  const { rows } = await client.query<{ last: string }>('select coalesce(max(seq), 0)::text as last from event_log');
  const last = BigInt(rows[0]?.last ?? 0);
  let events = 0;
  for (let after = BigInt(seq); after < last; after += ROWS_PER_UPDATE) {
    const { rowCount } = await client.query(
      'update event_log set published_at = null where seq > $1 and seq <= $2 and published_at is not null',
      [String(after), String(after + ROWS_PER_UPDATE)],
    );
    events += rowCount ?? 0;
  }
  return events;
}

/** The last entry of the log before which all are published. */
async function readPublished(client: PoolClient | Client): Promise<string> {
  const { rows } = await client.query<{ seq: string }>(`
    select coalesce((select min(seq) - 1 from event_log where published_at is null and seq is not null),
                    (select max(seq) from event_log), 0)::text as seq`);
  return rows[0]?.seq ?? '0';
}

async function readState(client: PoolClient | Client): Promise<RelayState> {
  const { rows } = await client.query<RelayState>(
    'select stream_created as created, consumers, handled_seq::text as handled from relay_state',
  );
  if (!rows[0]) throw new Error('The table relay_state has lost its row');
  return rows[0];
}
