import { Gauge, register } from 'prom-client';
import type { Logger } from 'pino';
import type { EventStream } from './event-stream.js';
import { InterruptiblePause } from './interruptible-pause.js';

/** After a failure the next canary follows soon, so that the recovery is seen. */
const AFTER_FAILURE_MS = 5000;
const METRIC = 'event_canary_age_seconds';

/**
 * Sends a canary through the stream at an interval and expects it back. It shows a broker that is stuck although its
 * connections are open.
 */
export class EventMonitor {
  /** Whether the last canary came back; true before the first one. */
  well = true;
  private lastReturn = Date.now();
  private stopped = false;
  private readonly pause = new InterruptiblePause();
  private running: Promise<void> | undefined;

  constructor(
    private readonly stream: EventStream,
    private readonly intervalMs: number,
    private readonly logger: Logger,
  ) {}

  /** Why events are not delivered, for readiness; undefined while they are. */
  findProblem(): string | undefined {
    return this.well ? undefined : 'The event stream delivers nothing. Events wait in the event log.';
  }

  /** Sends the next canary now, because publishing has failed; no effect while the stream is known not to work. */
  checkSoon(): void {
    if (this.well) this.pause.end();
  }

  start(): void {
    this.addMetric();
    this.running ??= this.run();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.pause.end();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopped) {
      await this.pause.wait(this.well ? this.intervalMs : Math.min(this.intervalMs, AFTER_FAILURE_MS));
      if (!this.stopped) await this.check();
    }
  }

  private async check(): Promise<void> {
    try {
      await this.stream.sendCanary();
      this.lastReturn = Date.now();
      if (!this.well) this.logger.info('events are delivered again');
      this.well = true;
    } catch (error) {
      if (this.well)
        this.logger.warn({ reason: (error as Error).message }, 'events are not delivered; they wait in the event log');
      this.well = false;
    }
  }

  private addMetric(): void {
    const age = () => (Date.now() - this.lastReturn) / 1000;
    register.removeSingleMetric(METRIC);
    new Gauge({
      name: METRIC,
      help: 'Seconds since an event last went through the stream and came back',
      collect() {
        this.set(age());
      },
    });
  }
}
