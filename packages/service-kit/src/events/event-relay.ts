import { eventEnvelope, subjectOf, type EventEnvelope, type ServiceName } from '@fsvp/contracts/events';
import type { Client, Pool, PoolClient } from 'pg';
import type { Logger } from 'pino';
import { DeliveryTracker } from './delivery-tracker.js';
import type { EventStream } from './event-stream.js';
import { FACT_COLUMNS, GENESIS, sealHash, type ChainKey, type SealedFacts } from './hash-chain.js';
import { addRelayMetrics } from './relay-metrics.js';
import { InterruptiblePause } from './interruptible-pause.js';

const RELAY_LOCK = 7_201_949;
const BATCH = 200;

interface PublishRow extends Omit<EventEnvelope, 'service'> {
  seq: string;
}

/**
 * Publishes the event log to JetStream, in one process per service (advisory lock). Each round seals new rows into the
 * hash chain, publishes in sealed order with the row's id as message id, and marks rows after the ack. After a crash
 * between the two, JetStream ignores duplicates.
 */
export class EventRelay {
  private stopped = false;
  private readonly pause = new InterruptiblePause();
  private running: Promise<void> | undefined;
  private streamReady = false;
  private lastFailure: string | undefined;
  private readonly delivery: DeliveryTracker;

  constructor(
    private readonly service: ServiceName,
    private readonly pool: Pool,
    private readonly stream: EventStream,
    private readonly logger: Logger,
    /** Without it the chain can be recomputed by anybody who can change the database. */
    private readonly key?: ChainKey,
    /** Called when the relay fails for a new reason. */
    private readonly onFailure: () => void = () => undefined,
  ) {
    this.delivery = new DeliveryTracker(stream, logger);
  }

  start(): void {
    addRelayMetrics(this.pool);
    this.running ??= this.relayUntilStopped();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    await this.running;
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
        client.on('notification', () => this.pause.end());
        await client.query('listen event_log');
        while (!this.stopped && !lost) {
          const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${RELAY_LOCK}) as held`);
          if (rows[0]?.held) await this.relayWhileLocked(client, () => this.stopped || Boolean(lost));
          else await this.pause.wait(this.stream.retryMs);
        }
      } catch (error) {
        lost ??= error as Error;
        if (!this.stopped) this.warn(error as Error, 'event relay cannot use the database; retrying');
      } finally {
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
      let more = (await this.seal(client)) === BATCH;
      try {
        more = (await this.publishNext(client)) === BATCH || more;
        await this.delivery.check(client);
      } catch (error) {
        this.streamReady = false;
        this.warn(error as Error, 'publishing to NATS failed; events wait in the event log');
        if (!this.stream.connected || !more) await this.pause.wait(this.stream.retryMs);
        continue;
      }
      this.lastFailure = undefined;
      if (!more && !done()) await this.pause.wait(this.stream.retryMs);
    }
  }

  /** Logs a failure once, not at each retry. */
  private warn({ message: reason }: Error, text: string): void {
    if (reason === this.lastFailure) return;
    this.lastFailure = reason;
    this.logger.warn({ reason }, text);
    this.onFailure();
  }

  /** Adds up to one batch of new rows to the hash chain; returns how many. */
  async seal(client: PoolClient | Client): Promise<number> {
    await client.query('begin');
    try {
      const { rows: last } = await client.query<{ seq: string; hash: string }>(
        'select seq, hash from event_log where seq is not null order by seq desc limit 1',
      );
      const { rows } = await client.query<SealedFacts>(
        `select ${FACT_COLUMNS} from event_log where seq is null order by id limit ${BATCH}`,
      );
      let seq = BigInt(last[0]?.seq ?? 0);
      let hash = last[0]?.hash ?? GENESIS;
      const sealed = rows.map((facts) => {
        seq += 1n;
        const previous = hash;
        hash = sealHash(previous, { ...facts, seq: String(seq) }, this.key);
        return { id: facts.id, seq: String(seq), prev_hash: previous, hash };
      });
      if (sealed.length) {
        await client.query(
          `update event_log set seq = sealed.seq, prev_hash = sealed.prev_hash, hash = sealed.hash
           from jsonb_to_recordset($1::jsonb) as sealed (id uuid, seq bigint, prev_hash text, hash text) where event_log.id = sealed.id`,
          [JSON.stringify(sealed)],
        );
      }
      await client.query('commit');
      return sealed.length;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  }

  /**
   * Publishes the next batch in sealed order and marks what was acknowledged; returns how many. None while the database
   * is read-only and could not mark them.
   */
  async publishNext(client: PoolClient | Client): Promise<number> {
    const { rows } = await client.query<PublishRow>(
      `select seq, id, aggregate_type as "aggregateType", aggregate_id as "aggregateId", aggregate_version as "aggregateVersion", type, actor,
              request_id as "requestId", iso(occurred_at) as "occurredAt", before, after
       from event_log where published_at is null and seq is not null and current_setting('transaction_read_only') = 'off' order by seq limit ${BATCH}`,
    );
    if (!rows.length) return 0;
    if (!this.streamReady) {
      await this.stream.ensureStream();
      this.streamReady = true;
    }
    await this.publish(rows);
    await client.query('update event_log set published_at = now() where id = any($1::uuid[])', [
      rows.map((row) => row.id),
    ]);
    return rows.length;
  }

  private async publish(rows: PublishRow[]): Promise<void> {
    const results = await Promise.allSettled(
      rows.map(({ seq: _seq, ...row }) => {
        const event = eventEnvelope.parse({ ...row, service: this.service });
        return this.stream.publish(subjectOf(event), event.id, JSON.stringify(event));
      }),
    );
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw failed.reason as Error;
  }
}
