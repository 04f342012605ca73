import type { ConsumerMessages } from '@nats-io/jetstream';
import type { Logger } from 'pino';
import type { EventStream } from './event-stream.js';

const EXPIRES_MS = 5000;

export interface Follower {
  /** An event of this type of record was published; each process hears it. */
  heard(aggregateType: string): void;
  /** It listens from now on, for the first time or again: whatever was published before went unheard. */
  listening(): void;
}

/**
 * Hears of every event from now on, in each process, and keeps no account of it: for what is worth knowing only at once. After any break it
 * starts anew and says so, rather than catching up.
 */
export class EventFollower {
  private stopped = false;
  private running: Promise<void> | undefined;
  private messages: ConsumerMessages | undefined;
  private wake: () => void = () => undefined;

  constructor(
    private readonly stream: EventStream,
    private readonly follower: Follower,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.wake();
    this.messages?.stop();
    await this.running;
  }

  private async run(): Promise<void> {
    // What the server sent into a connection that was already dead is lost without a word: a reconnect is a break too.
    const forget = this.stream.onReconnect(() => this.messages?.stop());
    while (!this.stopped) {
      try {
        const consumer = await this.stream.newcomer('fsvp.>');
        this.messages = await consumer.consume({
          max_messages: 500,
          expires: EXPIRES_MS,
          abort_on_missing_resource: true,
        });
        if (this.stopped) this.messages.stop();
        else this.follower.listening();
        for await (const { subject } of this.messages) {
          const [, , aggregateType] = subject.split('.');
          if (aggregateType) this.follower.heard(aggregateType);
        }
      } catch (error) {
        if (!this.stopped)
          this.logger.warn({ reason: (error as Error).message }, 'events are not heard at once; trying again');
      }
      if (!this.stopped) await this.pause();
    }
    forget();
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.stream.retryMs);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
