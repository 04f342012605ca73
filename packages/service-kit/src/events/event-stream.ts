import { setMaxListeners } from 'node:events';
import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type Consumer,
  type ConsumerInfo,
  type JetStreamClient,
  type StreamConfig,
} from '@nats-io/jetstream';
import { AuthorizationError, headers, nanos, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import { connectToNats } from './nats-connection.js';

const MAX_AGE_DAYS = 7;
const PUBLISH_TIMEOUT_MS = 2000;
const PING_MS = 2000;
/** Between two attempts, up to 0.5 s more at random, so that the processes do not all connect at once. */
const RECONNECT_WAIT_MS = 250;
const RECONNECT_JITTER_MS = 500;
const ACK_WAIT_MS = 30_000;
const EPHEMERAL_CONSUMER_TTL_MS = 30_000;
const CANARY_RETURN_MS = 5000;
/** Begins the names of consumers of other applications (docs/api/events.md). */
const EXTERNAL = 'external-';
/** Of a message, as in HTTP. */
export const TRACE_HEADER = 'traceparent';

export interface StreamSettings {
  natsUrl: string;
  namespace: string;
  maxBytes: number;
  /** Servers that store the stream; 1 by default. */
  replicas?: number;
  retryMs: number;
}

/** JetStream did not do what was asked; the database is not concerned. */
export class StreamError extends Error {}

export function toStreamError({ message }: Error): StreamError {
  return new StreamError(message);
}

export interface StreamProgress {
  /** When the stream was created, to recognize a new stream. */
  created: string;
  /** The position of the last event. */
  last: number;
  /** Which share of its size limit the stream has, from 0 to 1. */
  fill: number;
  /** Up to which position each durable consumer has handled its events. */
  handled: Map<string, number>;
  /** How many events each durable consumer has still to handle. */
  lag: Map<string, { pending: number; unacknowledged: number }>;
}

/**
 * The JetStream connection of a process. It connects and reconnects in the background, so a process starts, serves and
 * writes without NATS.
 * The stream is not the record: it can be deleted and is created again.
 */
export class EventStream {
  private connection: NatsConnection | undefined;
  private client: JetStreamClient | undefined;
  private closed = false;
  private connecting: Promise<void> | undefined;
  private readonly afterReconnect = new Set<() => void>();
  /** Aborted while the connection is lost. The client drops requests then, without an error before their timeout. */
  private link = newLink();

  private readonly streamName: string;
  /** Delay before users of the stream retry, in ms. */
  readonly retryMs: number;

  /** @param name of this connection, for the server's own lists */
  constructor(
    private readonly settings: StreamSettings,
    private readonly name: string,
    private readonly logger: Logger,
  ) {
    this.streamName = streamNameOf(settings.namespace);
    this.retryMs = settings.retryMs;
  }

  /** Subjects in contracts start with 'fsvp.', which the namespace replaces. */
  private subject(contractSubject: string): string {
    return contractSubject.replace(/^fsvp\./, `${this.settings.namespace}.`);
  }

  start(): void {
    this.connecting ??= this.connectUntilClosed();
  }

  private async connectUntilClosed(): Promise<void> {
    while (!this.closed && !this.connection) {
      try {
        const connection = await connectToNats(this.settings.natsUrl, {
          name: this.name,
          maxReconnectAttempts: -1,
          // Otherwise the second refused reconnect would close the connection for good.
          ignoreAuthErrorAbort: true,
          reconnectTimeWait: RECONNECT_WAIT_MS,
          reconnectJitter: RECONNECT_JITTER_MS,
          // Otherwise each publication creates two errors with stack traces in advance: 40 µs.
          noAsyncTraces: true,
          pingInterval: PING_MS,
          maxPingOut: 3,
          timeout: 2000,
        });
        // `close` was called while this was connecting.
        if (this.closed) return void (await connection.close());
        this.connection = connection;
        this.client = jetstream(connection, { timeout: PUBLISH_TIMEOUT_MS });
        void this.watch(connection);
      } catch (error) {
        if (error instanceof AuthorizationError)
          this.logger.error('the NATS server refuses the user and password in NATS_URL; retrying');
        else this.logger.warn({ err: error }, 'connecting to NATS failed; retrying');
        await new Promise((resolve) => setTimeout(resolve, this.retryMs));
      }
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' || status.type === 'reconnect' || status.type === 'error')
        this.logger.warn({ nats: status.type }, 'NATS connection changed');
      if (status.type === 'disconnect') this.link.abort(new Error('NATS is not connected'));
      if (status.type !== 'reconnect') continue;
      this.link = newLink();
      for (const work of this.afterReconnect) work();
    }
  }

  /** Runs `work` after each reconnect; returns a function that removes it. */
  onReconnect(work: () => void): () => void {
    this.afterReconnect.add(work);
    return () => this.afterReconnect.delete(work);
  }

  get connected(): boolean {
    return Boolean(this.connection && !this.connection.isClosed() && !this.link.signal.aborted);
  }

  private requireConnection(): { connection: NatsConnection; client: JetStreamClient } {
    if (!this.connection || !this.client) throw new Error('NATS is not connected yet');
    this.link.signal.throwIfAborted();
    return { connection: this.connection, client: this.client };
  }

  /** Creates the stream if it does not exist, and adds what an existing one lacks. */
  async ensureStream(): Promise<void> {
    const manager = await jetstreamManager(this.requireConnection().connection, { timeout: PUBLISH_TIMEOUT_MS });
    const { maxBytes, namespace, replicas = 1 } = this.settings;
    const wanted = {
      max_bytes: maxBytes,
      max_age: nanos(MAX_AGE_DAYS * 86_400_000),
      discard: DiscardPolicy.New,
      subjects: [this.subject('fsvp.>'), `${namespace}-canary.>`],
      num_replicas: replicas,
    };
    let existing: StreamConfig | undefined;
    try {
      existing = (await manager.streams.info(this.streamName)).config;
    } catch {
      await manager.streams.add({
        name: this.streamName,
        storage: StorageType.File,
        retention: RetentionPolicy.Limits,
        duplicate_window: nanos(120_000),
        ...wanted,
      });
    }
    if (!existing) return;
    if (existing.num_replicas < replicas) await manager.streams.update(this.streamName, { num_replicas: replicas });
  }

  /** Publishes a message and waits until the stream delivers it. @throws when it does not come back within 5 s */
  async sendCanary(): Promise<void> {
    const subject = `${this.settings.namespace}-canary.${this.name}`;
    const consumer = await this.createEphemeralConsumer(subject);
    try {
      await this.requireConnection().client.publish(subject, '', { timeout: PUBLISH_TIMEOUT_MS });
      if (!(await consumer.next({ expires: CANARY_RETURN_MS }))) throw new Error('the canary did not come back');
    } finally {
      await consumer.delete().catch(() => undefined);
    }
  }

  /** Reads which stream this is and how far it was handled. @throws when NATS or the stream is not there */
  async readProgress(): Promise<StreamProgress> {
    const manager = await jetstreamManager(this.requireConnection().connection, { timeout: PUBLISH_TIMEOUT_MS });
    const { created, state, config: limits } = await manager.streams.info(this.streamName);
    const handled: StreamProgress['handled'] = new Map();
    const lag: StreamProgress['lag'] = new Map();
    for await (const consumer of manager.consumers.list(this.streamName)) {
      // One that was deleted while the server listed them.
      if (!(consumer as ConsumerInfo | null)) continue;
      const { config, num_pending, num_ack_pending, ack_floor } = consumer;
      // One that another program left behind must not keep the suite from making space in the stream.
      if (!config.durable_name || config.durable_name.startsWith(EXTERNAL)) continue;
      lag.set(config.durable_name, { pending: num_pending, unacknowledged: num_ack_pending });
      // The acknowledged position stays at the last event of the consumer's filter: without pending ones it is at the end.
      const upToDate = num_pending === 0 && num_ack_pending === 0;
      handled.set(config.durable_name, upToDate ? state.last_seq : ack_floor.stream_seq);
    }
    return { created, last: state.last_seq, fill: state.bytes / limits.max_bytes, handled, lag };
  }

  /** Deletes the events up to a position. */
  async removeUpTo(position: number): Promise<void> {
    const manager = await jetstreamManager(this.requireConnection().connection, { timeout: PUBLISH_TIMEOUT_MS });
    await manager.streams.purge(this.streamName, { seq: position + 1 });
  }

  /**
   * Publishes once per `id` within the stream's duplicate window; resolves after JetStream's ack.
   * @param traceparent the trace that the message is part of, for its headers
   */
  async publish(subject: string, id: string, payload: string, traceparent: string | null = null): Promise<void> {
    const { client } = this.requireConnection();
    const traced = traceparent === null ? undefined : headers();
    traced?.set(TRACE_HEADER, traceparent ?? '');
    await abortable(
      client.publish(this.subject(subject), payload, { msgID: id, timeout: PUBLISH_TIMEOUT_MS, headers: traced }),
      this.link.signal,
    );
  }

  /** Returns the durable pull consumer of a subject filter, creating it if needed. */
  async consumer(durable: string, filter: string): Promise<Consumer> {
    await this.ensureStream();
    const { connection, client } = this.requireConnection();
    const manager = await jetstreamManager(connection, { timeout: PUBLISH_TIMEOUT_MS });
    const config = {
      filter_subject: this.subject(filter),
      ack_wait: nanos(ACK_WAIT_MS),
      max_ack_pending: 1000,
      max_deliver: -1,
    };
    try {
      await manager.consumers.info(this.streamName, durable);
    } catch {
      await manager.consumers.add(this.streamName, {
        durable_name: durable,
        ack_policy: AckPolicy.Explicit,
        deliver_policy: DeliverPolicy.All,
        ...config,
      });
    }
    return client.consumers.get(this.streamName, durable);
  }

  /** Creates a consumer of new events without their bodies. The server deletes it when it is no longer read. */
  async createEphemeralConsumer(filter: string): Promise<Consumer> {
    await this.ensureStream();
    const { connection, client } = this.requireConnection();
    const manager = await jetstreamManager(connection, { timeout: PUBLISH_TIMEOUT_MS });
    const { name } = await manager.consumers.add(this.streamName, {
      ack_policy: AckPolicy.None,
      deliver_policy: DeliverPolicy.New,
      filter_subject: this.subject(filter),
      headers_only: true,
      mem_storage: true,
      inactive_threshold: nanos(EPHEMERAL_CONSUMER_TTL_MS),
    });
    return client.consumers.get(this.streamName, name);
  }

  /** Deletes the stream, in tests. */
  async deleteStream(): Promise<void> {
    await deleteStream(this.requireConnection().connection, this.settings.namespace);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connection?.close().catch(() => undefined);
  }
}

/** Aborted when the connection is lost. Each message that is not acknowledged yet listens: hundreds in a batch. */
function newLink(): AbortController {
  const link = new AbortController();
  setMaxListeners(0, link.signal);
  return link;
}

/** @throws the signal's reason as soon as it is aborted */
async function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let abort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

const streamNameOf = (namespace: string) => namespace.toUpperCase();

async function deleteStream(connection: NatsConnection, namespace: string): Promise<void> {
  const manager = await jetstreamManager(connection, { timeout: PUBLISH_TIMEOUT_MS });
  await manager.streams.delete(streamNameOf(namespace));
}

/**
 * Deletes the stream with all positions of its consumers; the services create both again.
 * @throws when NATS does not answer; not when there is no stream
 */
export async function deleteEventStream(natsUrl: string, namespace: string): Promise<void> {
  const connection = await connectToNats(natsUrl, { timeout: 2000, maxReconnectAttempts: 0 });
  try {
    await deleteStream(connection, namespace);
  } catch (error) {
    if (!(error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound)) throw error;
  } finally {
    await connection.close();
  }
}
