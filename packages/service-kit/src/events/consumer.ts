import { setTimeout as sleep } from 'node:timers/promises';
import type { EventDefinition, EventEnvelope } from '@fsvp/contracts/core/event';
import type { ConsumerMessages, JsMsg } from '@nats-io/jetstream';
import type { Span } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { saveDeadLetter } from './dead-letters/save-dead-letter.js';
import { forEachWithBreaks } from '../runtime/event-loop-breaks.js';
import { isOutage } from '../problems/to-problem.js';
import { runInContext } from '../context/request-context.js';
import { EventSpans, type ReceivedEvent } from '../observability/tracing/event-spans.js';
import { openTransaction, type Transaction } from '../unit-of-work/unit-of-work.js';
import type { EventLogSignal } from '../unit-of-work/event-log-signal.js';
import { readEvent, splitMessage } from './event-message.js';
import type { EventStream } from './event-stream.js';
import { rest } from './pace.js';

interface ConsumerSettings {
  /** Such as 'quality-follow-supplier-events'. It is also the durable consumer name: never change it. */
  name: string;
  /**
   * Subject filter, such as 'fsvp.suppliers.supplier.>'. Never change it either: nats-server 2.9 delivers nothing more to a consumer
   * whose filter was changed.
   */
  filter: string;
}

/** Handles the events of other services one by one, in the context (actor, request id) of the event. */
export interface EventConsumer extends ConsumerSettings {
  /**
   * Handles one event in the transaction that also writes its inbox row. Events may arrive more than once and out of
   * order.
   */
  handle(event: EventEnvelope, transaction: Transaction): Promise<void>;
}

/** Handles many events at once: for copies of records, of which an import sends thousands. */
export interface BatchEventConsumer extends ConsumerSettings {
  /**
   * Handles events in the transaction that also writes their inbox rows. Events may arrive more than once and out of
   * order; several can be of one record.
   */
  handleAll(events: EventEnvelope[], transaction: Transaction): Promise<void>;
}

export type AnyEventConsumer = EventConsumer | BatchEventConsumer;

/** Most messages that are pulled at once. Each has at most 96 KB, unless one event has more. */
const PULLED = 250;
/** A batch is of messages up to this size, in bytes: about 500 events of an import. */
const BATCH_BYTES = 640 * 1024;
/**
 * The relay publishes together what 25 ms have brought. A batch begins when all of that has arrived: one transaction instead
 * of two or more. That saves a third of the CPU time of an event (docs/performance/requests.md).
 */
const GATHER_MS = 12;
const PULL_EXPIRES_MS = 5000;
const MAX_TRIES = 5;
const MAX_RETRY_MS = 5000;

/** Parses the event's data: the state after the change, or before a deletion. */
export function readEventData<T>(definition: EventDefinition, event: EventEnvelope): T {
  return definition.data.parse(event.after ?? event.before) as T;
}

/** Pulls and applies a consumer's events, each effectively once; a poison event becomes a dead letter after 5 tries. */
export class ConsumerRunner {
  private stopped = false;
  private running: Promise<void> | undefined;
  private messages: ConsumerMessages | undefined;

  constructor(
    readonly consumer: AnyEventConsumer,
    private readonly dataSource: DataSource,
    private readonly stream: EventStream,
    private readonly signal: EventLogSignal,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.messages?.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      try {
        const consumer = await this.stream.consumer(this.consumer.name, this.consumer.filter);
        this.messages = await consumer.consume({
          max_messages: PULLED,
          expires: PULL_EXPIRES_MS,
          abort_on_missing_resource: true,
        });
        if (this.stopped) this.messages.stop();
        await this.handleMessages(this.messages);
      } catch (error) {
        if (!this.stopped)
          this.logger.warn(
            { consumer: this.consumer.name, reason: (error as Error).message },
            'event consumer failed; retrying',
          );
      }
      if (!this.stopped) await new Promise((resolve) => setTimeout(resolve, this.stream.retryMs));
    }
  }

  /**
   * Handles arrived messages in batches until the subscription ends. JetStream's limit of unacknowledged messages
   * bounds the queue.
   */
  private async handleMessages(messages: ConsumerMessages): Promise<void> {
    const arrived: JsMsg[] = [];
    let ended = false;
    let wake = () => {};
    const reading = (async () => {
      try {
        for await (const message of messages) {
          arrived.push(message);
          wake();
        }
      } finally {
        ended = true;
        wake();
      }
    })();
    // Rethrown by `await reading` below.
    reading.catch(() => undefined);
    while (!this.stopped && !(ended && arrived.length === 0)) {
      if (arrived.length) {
        const began = performance.now();
        await this.handleBatch(arrived.splice(0, batchLength(arrived)));
        if (arrived.length) await rest(began);
        continue;
      }
      await new Promise<void>((resolve) => (wake = resolve));
      if (!ended) await sleep(GATHER_MS);
    }
    await messages.close();
    await reading;
  }

  /** Applies the batch in one transaction; if that fails, one by one, so that a poison event does not block others. */
  async handleBatch(messages: JsMsg[]): Promise<void> {
    try {
      const events: ReceivedEvent[] = [];
      await forEachWithBreaks(messages, (message) => {
        for (const content of splitMessage(message)) events.push(readEvent(content, message));
      });
      await this.apply(events);
      for (const message of messages) message.ack();
    } catch {
      for (const message of messages) await this.handleOne(message);
    }
  }

  /** Applies each event of a message alone. Those that were applied are skipped when it is delivered again. */
  private async handleOne(message: JsMsg): Promise<void> {
    const failures = await this.applyEach(message);
    if (!failures.length) return message.ack();
    const tries = message.info.deliveryCount;
    // A database that is full or does not answer is no fault of the event.
    if (tries < MAX_TRIES || failures.some(({ error }) => isOutage(error))) {
      message.nak(Math.min(this.stream.retryMs * 2 ** (tries - 2), MAX_RETRY_MS));
      return;
    }
    try {
      for (const failure of failures) await this.deadLetter(failure, tries);
      message.term();
    } catch {
      // The database is not reachable: redeliver later.
      message.nak(MAX_RETRY_MS);
    }
  }

  /** Returns the events that failed, each as its JSON text; a message that is not JSON as a whole. */
  private async applyEach(message: JsMsg): Promise<Failure[]> {
    let contents: unknown[];
    try {
      contents = splitMessage(message);
    } catch (error) {
      return [{ text: message.string(), error }];
    }
    const failures: Failure[] = [];
    for (const content of contents) {
      try {
        await this.apply([readEvent(content, message)]);
      } catch (error) {
        failures.push({ text: contents.length > 1 ? JSON.stringify(content) : message.string(), error });
        // The rest would wait for the database one after the other.
        if (isOutage(error)) break;
      }
    }
    return failures;
  }

  private async deadLetter({ text, error }: Failure, tries: number): Promise<void> {
    this.logger.error({ consumer: this.consumer.name, err: error }, 'event moved to dead_letter');
    await saveDeadLetter(this.dataSource, { consumer: this.consumer.name, text, tries, error });
  }

  /** Applies events not handled before, with their inbox rows, in one transaction. */
  async apply(events: ReceivedEvent[]): Promise<void> {
    const spans = new EventSpans(this.consumer.name, events);
    const { hasEvents } = await spans.run(() =>
      this.dataSource.transaction((manager) => this.applyIn(manager, events, spans)),
    );
    if (hasEvents) this.signal.committed();
  }

  /** The same in a transaction of the caller; also says how many of the events were not handled before. */
  async applyIn(
    manager: EntityManager,
    events: EventEnvelope[],
    spans?: EventSpans,
  ): Promise<{ hasEvents: boolean; handled: number }> {
    const claimed = await this.claim(manager, events);
    // A set of ids, since an event can be in one batch twice.
    const fresh = events.filter((event) => claimed.delete(event.id));
    const transaction = openTransaction(manager);
    if ('handleAll' in this.consumer) {
      if (fresh.length) await this.consumer.handleAll(fresh, transaction);
      await transaction.flush();
    } else for (const event of fresh) await this.handleInContext(this.consumer, event, transaction, spans?.of(event));
    return { hasEvents: transaction.hasEvents, handled: fresh.length };
  }

  private handleInContext(
    consumer: EventConsumer,
    event: EventEnvelope,
    transaction: Transaction,
    span: Span | undefined,
  ): Promise<void> {
    return runInContext({ requestId: event.requestId, actor: event.actor, span }, async () => {
      await consumer.handle(event, transaction);
      await transaction.flush();
    });
  }

  /** Writes the inbox rows, and removes dead letters of these events: they are handled now, or were before. */
  private async claim(manager: EntityManager, events: EventEnvelope[]): Promise<Set<string>> {
    const rows = await manager.query<{ event_id: string }[]>(
      `with settled as (delete from dead_letter where consumer = $1 and event_id = any($2::uuid[]))
       insert into inbox (consumer, event_id) select $1, unnest($2::uuid[]) on conflict do nothing returning event_id`,
      [this.consumer.name, [...new Set(events.map((event) => event.id))]],
    );
    return new Set(rows.map((row) => row.event_id));
  }
}

interface Failure {
  text: string;
  error: unknown;
}

/** How many of the messages are the next batch. */
function batchLength(messages: readonly JsMsg[]): number {
  let bytes = 0;
  const end = messages.findIndex(({ data }) => (bytes += data.length) > BATCH_BYTES);
  return end < 0 ? messages.length : Math.max(end, 1);
}
