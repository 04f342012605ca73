import { subjectOf } from '@fsvp/contracts/core/event';
import type { ServiceName } from '@fsvp/contracts/core/service-name';
import type { Client, Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { forEachWithBreaks } from '../runtime/event-loop-breaks.js';
import { DeliveryTracker } from './delivery-tracker.js';
import { EventLogSignal } from '../unit-of-work/event-log-signal.js';
import { joinEvents, type OutgoingEvent, type OutgoingMessage } from './event-message.js';
import { StreamError, toStreamError, type EventStream } from './event-stream.js';
import { FACT_COLUMNS, GENESIS, sealHash, type ChainKey, type SealedFacts } from './hash-chain.js';
import { InterruptiblePause } from './interruptible-pause.js';
import { rest } from './pace.js';
import { continueTrace, endWith, traceHeaders } from '../observability/tracing/tracing.js';

/** The advisory lock of the process that relays. */
export const RELAY_LOCK = 7_201_949;
const BATCH = 500;

/** A row that is not published; not sealed either while `seq` is null. */
interface UnpublishedRow extends Omit<SealedFacts, 'seq'> {
  seq: string | null;
  /** Of the request that caused the event; not part of the facts. */
  trace_parent: string | null;
  prev_hash: string | null;
  hash: string | null;
}

interface SealedPlace {
  id: string;
  seq: string;
  prev_hash: string;
  hash: string;
}

/** Rows that were sealed while JetStream could not be reached, then new rows; none while the database is read-only. */
const UNPUBLISHED = `
  (select seq::text, prev_hash, hash, trace_parent, ${FACT_COLUMNS} from event_log
   where published_at is null and seq is not null and current_setting('transaction_read_only') = 'off'
   order by event_log.seq limit ${BATCH})
  union all
  (select null, null, null, trace_parent, ${FACT_COLUMNS} from event_log
   where seq is null and current_setting('transaction_read_only') = 'off' order by event_log.id limit ${BATCH})`;

/**
 * Publishes the event log to JetStream, in one process per service (advisory lock). Each round publishes new rows in the
 * order of the hash chain, several in a message where the service may (`joinEvents`). After the ack, one statement seals them into the chain and
 * marks them as published. After a crash between the two, they are published again, and JetStream ignores the
 * duplicates. While JetStream cannot be reached, rows are only sealed.
 */
export class EventRelay {
  private stopped = false;
  private readonly pause = new InterruptiblePause();
  /** Rows were added since the relay began to read. */
  private woken = false;
  private holdsLock = false;
  private running: Promise<void> | undefined;
  private streamReady = false;
  private lastFailure: string | undefined;
  private readonly delivery: DeliveryTracker;

  constructor(
    private readonly service: ServiceName,
    private readonly pool: Pool,
    private readonly stream: EventStream,
    private readonly logger: Logger,
    /** How many events a message may hold. */
    private readonly eventsPerMessage = 1,
    /** Without it the chain can be recomputed by anybody who can change the database. */
    private readonly key?: ChainKey,
    /** Called when the relay fails for a new reason. */
    private readonly onFailure: () => void = () => undefined,
    /** Called when rows have been sealed by any process of the service, or may have been. */
    private readonly onSealed: () => void = () => undefined,
  ) {
    this.delivery = new DeliveryTracker(stream, logger);
  }

  start(): void {
    this.running ??= this.relayUntilStopped();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    await this.running;
  }

  /** Relays new rows now. Returns false while another process has the lock. */
  wake(): boolean {
    this.woken = true;
    this.pause.end();
    return this.holdsLock;
  }

  /**
   * Acquires the lock on a dedicated connection, relays while it is held, and starts over when the connection is lost.
   */
  private async relayUntilStopped(): Promise<void> {
    const removeListener = this.stream.onReconnect(() => this.pause.end());
    while (!this.stopped) {
      let client: PoolClient | undefined;
      let lost: Error | undefined;
      try {
        client = await this.pool.connect();
        const onError = (error: Error) => {
          lost = error;
          this.pause.end();
        };
        client.on('error', onError);
        client.on('notification', ({ channel }) =>
          channel === EventLogSignal.SEALED_CHANNEL ? this.onSealed() : this.wake(),
        );
        await client.query(`listen ${EventLogSignal.CHANNEL}; listen ${EventLogSignal.SEALED_CHANNEL}`);
        // What was sealed before is not notified again.
        this.onSealed();
        while (!this.stopped && !lost) {
          const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${RELAY_LOCK}) as held`);
          this.holdsLock = rows[0]?.held ?? false;
          if (this.holdsLock) await this.relayWhileLocked(client, () => this.stopped || Boolean(lost));
          else await this.pause.wait(this.stream.retryMs);
        }
      } catch (error) {
        lost ??= error as Error;
        if (!this.stopped) this.warn(error as Error, 'event relay cannot use the database; retrying');
      } finally {
        this.holdsLock = false;
        if (client) {
          if (!lost) await client.query(`select pg_advisory_unlock_all(); unlisten *`).catch(() => undefined);
          client.removeAllListeners('notification');
          client.release(true);
        }
      }
      if (!this.stopped) await this.pause.wait(this.stream.retryMs);
    }
    removeListener();
  }

  private async relayWhileLocked(client: PoolClient, done: () => boolean): Promise<void> {
    while (!done()) {
      this.woken = false;
      const began = performance.now();
      let more: boolean;
      try {
        more = (await this.relayNext(client)) >= BATCH;
        await this.delivery.check(client);
      } catch (error) {
        if (!(error instanceof StreamError)) throw error;
        this.streamReady = false;
        this.warn(error, 'publishing to NATS failed; events wait in the event log');
        // A full stream accepts events again once it has lost those that are handled.
        await this.delivery.check(client).catch(ignoreStreamError);
        await this.pause.wait(this.stream.retryMs);
        continue;
      }
      this.lastFailure = undefined;
      if (done()) return;
      if (more) await rest(began);
      else if (!this.woken) await this.pause.wait(this.stream.retryMs);
    }
  }

  /** Logs a failure once, not at each retry. */
  private warn({ message: reason }: Error, text: string): void {
    if (reason === this.lastFailure) return;
    this.lastFailure = reason;
    this.logger.warn({ reason }, text);
    this.onFailure();
  }

  /**
   * Publishes, seals and marks the next rows; returns how many. None while the database is read-only, since it could not
   * mark them.
   * @throws StreamError when JetStream has not acknowledged all; new rows are sealed then
   */
  async relayNext(client: PoolClient | Client): Promise<number> {
    const { rows } = await client.query<UnpublishedRow>({ name: 'relay-unpublished', text: UNPUBLISHED });
    if (!rows.length) return 0;
    const failure = await this.publish(rows).then(() => undefined, toStreamError);
    const sealed = await this.seal(client, rows);
    // Rows that were sealed before and are still not published stay as they are.
    await mark(client, failure ? sealed.filter((_row, index) => !rows[index]?.seq) : sealed, !failure);
    // Not part of that statement: `notify` lets only one transaction of all databases commit at a time.
    if (rows.some(({ seq }) => seq === null)) await client.query(`notify ${EventLogSignal.SEALED_CHANNEL}`);
    if (failure) throw failure;
    return rows.length;
  }

  /** Publishes all rows in their order; JetStream ignores those that it had. */
  private async publish(rows: UnpublishedRow[]): Promise<void> {
    if (!this.streamReady) {
      await this.stream.ensureStream();
      this.streamReady = true;
    }
    const events: OutgoingEvent[] = [];
    await forEachWithBreaks(rows, (row) => {
      const { id, type, trace_parent: traceParent, request_id: requestId } = row;
      events.push({ id, type, traceParent, requestId, text: this.toEnvelope(row) });
    });
    const acks: Promise<void>[] = [];
    await forEachWithBreaks(joinEvents(events, this.eventsPerMessage), (message) => {
      const ack = this.publishMessage(message);
      // Looked at below, when all are sent.
      ack.catch(() => undefined);
      acks.push(ack);
    });
    const results = await Promise.allSettled(acks);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason as Error;
  }

  private publishMessage({ id, type, count, text, traceParent, requestId }: OutgoingMessage): Promise<void> {
    const subject = subjectOf({ service: this.service, type });
    const span = continueTrace(traceParent, 'producer', `publish ${type}`, requestId, {
      'messaging.system': 'nats',
      'messaging.operation.type': 'send',
      'messaging.destination.name': subject,
      'messaging.message.id': id,
      'messaging.batch.message_count': count,
    });
    const ack = this.stream.publish(subject, id, text, traceHeaders(span)?.traceparent ?? traceParent);
    return span ? endWith(span, ack) : ack;
  }

  /** The JSON text of an `EventEnvelope`. The snapshots are text already, and are not parsed. */
  private toEnvelope(row: UnpublishedRow): string {
    const facts = {
      id: row.id,
      service: this.service,
      aggregateType: row.aggregate_type,
      aggregateId: row.aggregate_id,
      aggregateVersion: Number(row.aggregate_version),
      type: row.type,
      actor: row.actor,
      requestId: row.request_id,
      occurredAt: row.occurred_at,
    };
    return `${JSON.stringify(facts).slice(0, -1)},"before":${row.before ?? 'null'},"after":${row.after ?? 'null'}}`;
  }

  /** Computes the places of new rows at the end of the hash chain; rows that have one keep it. */
  private async seal(client: PoolClient | Client, rows: UnpublishedRow[]): Promise<SealedPlace[]> {
    const {
      rows: [last],
    } = await client.query<{ seq: string; hash: string }>({
      name: 'relay-last',
      text: 'select seq::text, hash from event_log where seq is not null order by event_log.seq desc limit 1',
    });
    let seq = BigInt(last?.seq ?? 0);
    let hash = last?.hash ?? GENESIS;
    const places: SealedPlace[] = [];
    await forEachWithBreaks(rows, (row) => {
      if (row.seq !== null) {
        places.push({ id: row.id, seq: row.seq, prev_hash: row.prev_hash ?? '', hash: row.hash ?? '' });
        return;
      }
      seq += 1n;
      const previous = hash;
      hash = sealHash(previous, { ...row, seq: String(seq) }, this.key);
      places.push({ id: row.id, seq: String(seq), prev_hash: previous, hash });
    });
    return places;
  }
}

function ignoreStreamError(error: unknown): void {
  if (!(error instanceof StreamError)) throw error;
}

/** Writes the places of rows in the chain, and that they are published. */
async function mark(client: PoolClient | Client, places: SealedPlace[], published: boolean): Promise<void> {
  if (!places.length) return;
  await client.query({
    name: 'relay-mark',
    text: `update event_log set seq = place.seq, prev_hash = place.prev_hash, hash = place.hash, published_at = case when $2 then now() end
      from jsonb_to_recordset($1::jsonb) as place (id uuid, seq bigint, prev_hash text, hash text) where event_log.id = place.id`,
    values: [JSON.stringify(places), published],
  });
}
