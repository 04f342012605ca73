import { AckPolicy, DeliverPolicy, DiscardPolicy, jetstream, jetstreamManager, RetentionPolicy, StorageType, type Consumer, type JetStreamClient } from '@nats-io/jetstream';
import { connect, nanos, type NatsConnection } from '@nats-io/transport-node';
import { EVENT_STREAM } from '@fsvp/contracts/events';
import type { Logger } from 'pino';

const MAX_BYTES = 1024 * 1024 * 1024;
const MAX_AGE_DAYS = 7;
const PUBLISH_TIMEOUT_MS = 2000;
const PING_MS = 2000;
const ACK_WAIT_MS = 30_000;

/**
 * The JetStream connection of a process. It connects in the background and for ever: a process starts, serves and writes without NATS.
 * The stream is a conveyor, never the record: it can be wiped and is made again.
 */
export class EventStream {
  private connection: NatsConnection | undefined;
  private client: JetStreamClient | undefined;
  private closed = false;
  private connecting: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly name: string,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.connecting ??= this.connectForEver();
  }

  private async connectForEver(): Promise<void> {
    while (!this.closed && !this.connection) {
      try {
        this.connection = await connect({ servers: this.url, name: this.name, maxReconnectAttempts: -1, reconnectTimeWait: 500, pingInterval: PING_MS, maxPingOut: 3, timeout: 2000 });
        this.client = jetstream(this.connection, { timeout: PUBLISH_TIMEOUT_MS });
        void this.watch(this.connection);
      } catch (error) {
        this.logger.warn({ err: error }, 'NATS does not answer; trying again');
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  private async watch(connection: NatsConnection): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type === 'disconnect' || status.type === 'reconnect' || status.type === 'error') this.logger.warn({ nats: status.type }, 'NATS connection changed');
    }
  }

  get connected(): boolean {
    return Boolean(this.connection && !this.connection.isClosed());
  }

  private requireConnection(): { connection: NatsConnection; client: JetStreamClient } {
    if (!this.connection || !this.client) throw new Error('NATS is not connected yet');
    return { connection: this.connection, client: this.client };
  }

  /** Makes the stream if it is not there. */
  async ensureStream(): Promise<void> {
    const manager = await jetstreamManager(this.requireConnection().connection, { timeout: PUBLISH_TIMEOUT_MS });
    const wanted = { max_bytes: MAX_BYTES, max_age: nanos(MAX_AGE_DAYS * 86_400_000), discard: DiscardPolicy.New, subjects: ['fsvp.>'] };
    try {
      await manager.streams.info(EVENT_STREAM);
    } catch {
      await manager.streams.add({ name: EVENT_STREAM, storage: StorageType.File, retention: RetentionPolicy.Limits, duplicate_window: nanos(120_000), ...wanted });
    }
  }

  /** Publishes once per `id` within the stream's duplicate window; answers after JetStream's ack. */
  async publish(subject: string, id: string, payload: string): Promise<void> {
    await this.requireConnection().client.publish(subject, payload, { msgID: id, timeout: PUBLISH_TIMEOUT_MS });
  }

  /** A durable pull consumer of one subject filter. */
  async consumer(durable: string, filter: string): Promise<Consumer> {
    await this.ensureStream();
    const { connection, client } = this.requireConnection();
    const manager = await jetstreamManager(connection, { timeout: PUBLISH_TIMEOUT_MS });
    const config = { filter_subject: filter, ack_wait: nanos(ACK_WAIT_MS), max_ack_pending: 1000, max_deliver: -1 };
    try {
      await manager.consumers.info(EVENT_STREAM, durable);
    } catch {
      await manager.consumers.add(EVENT_STREAM, { durable_name: durable, ack_policy: AckPolicy.Explicit, deliver_policy: DeliverPolicy.All, ...config });
    }
    return client.consumers.get(EVENT_STREAM, durable);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connection?.close().catch(() => undefined);
  }
}
