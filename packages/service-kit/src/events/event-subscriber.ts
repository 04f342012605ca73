import type { ConsumerMessages } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { EventStream } from './event-stream.js';
import { InterruptiblePause } from './interruptible-pause.js';

const EXPIRES_MS = 5000;

export interface EventHandlers {
  onEvent(aggregateType: string): void;
  /**
   * Called when a subscription starts, the first time and after each interruption; events published before are lost.
   */
  onListening(): void;
}

/**
 * Receives every event from now on, in each process, without a durable position: for information that is useful only at
 * once. After an
 * interruption it subscribes again instead of catching up.
 */
export class EventSubscriber {
  private stopped = false;
  private running: Promise<void> | undefined;
  private messages: ConsumerMessages | undefined;
  private readonly pause = new InterruptiblePause();

  constructor(
    private readonly stream: EventStream,
    private readonly handlers: EventHandlers,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    this.messages?.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    // Messages sent to a dead connection are lost silently, so a reconnect is an interruption too.
    const removeListener = this.stream.onReconnect(() => this.messages?.stop());
    while (!this.stopped) {
      try {
        const consumer = await this.stream.createEphemeralConsumer('fsvp.>');
        this.messages = await consumer.consume({
          max_messages: 500,
          expires: EXPIRES_MS,
          abort_on_missing_resource: true,
        });
        if (this.stopped) this.messages.stop();
        else this.handlers.onListening();
        for await (const { subject } of this.messages) {
          const [, , aggregateType] = subject.split('.');
          if (aggregateType) this.handlers.onEvent(aggregateType);
        }
      } catch (error) {
        if (!this.stopped)
          this.logger.warn({ reason: (error as Error).message }, 'event subscription failed; retrying');
      }
      if (!this.stopped) await this.pause.wait(this.stream.retryMs);
    }
    removeListener();
  }
}
