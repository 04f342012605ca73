import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { getEventLag } from '@fsvp/contracts/catalogue/change';
import type { Database } from '@fsvp/service-kit/database/database';
import type { EventStream } from '@fsvp/service-kit/events/event-stream';
import { InterruptiblePause } from '@fsvp/service-kit/events/interruptible-pause';
import { ProblemError } from '@fsvp/service-kit/problems/problem.error';
import { addGauges } from '@fsvp/service-kit/observability/metrics/gauges';
import type { ServiceClient } from '@fsvp/service-kit/http/service-client';
import type { Logger } from 'pino';
import { readFreshness, type Freshness } from './freshness.js';
import { SOURCES, type Source, type SourceName } from './sources.js';

/** In retry intervals of the event stream: 3 s with the default interval. */
const RETRIES_PER_CHECK = 3;
const CALL_MS = 2000;
/** After a longer gap the copies are filled again: events may be gone from the stream, or were handled by a database before its restore. */
const REFILL_AFTER_MS = 3_600_000;

/** What a source has published until a time is in the stream up to a position. */
interface Mark {
  until: number;
  stream: string;
  position: number;
}

/**
 * Knows, for each service whose records are copied here, until when the copies are complete. It asks the source how far its
 * published events are behind, and waits until the consumers have handled all that the stream had then. A source that does
 * not answer, a stream that does not deliver, a consumer that lags and an event that was given up all end the progress.
 */
export class SourceFreshness implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly marks = new Map<SourceName, Mark>();
  /** How often in a row a check has failed; once is common when a process starts. */
  private readonly failures = new Map<SourceName, number>();
  private readonly pauses = SOURCES.map(() => new InterruptiblePause());
  private readonly stopping = new AbortController();
  private running: Promise<unknown> | undefined;

  constructor(
    private readonly database: Database,
    private readonly stream: EventStream,
    private readonly clients: Record<SourceName, ServiceClient>,
    private readonly logger: Logger,
  ) {
    addGauges({
      source: 'source freshness',
      help: { source_copies_age_seconds: 'Time since the copies of a service’s records were known to be complete' },
      labelNames: ['source'],
      read: async () =>
        [...(await this.since()).completeUntil].map(([source, until]) => ({
          labels: { source },
          values: { source_copies_age_seconds: (Date.now() - until) / 1000 },
        })),
    });
  }

  /** Whether the copies are up to date, and until when they are known to be complete. */
  since(): Promise<Freshness> {
    return readFreshness(this.database.dataSource.manager);
  }

  onApplicationBootstrap(): void {
    this.running ??= Promise.all(SOURCES.map((source, index) => this.follow(source, this.pauses[index]!)));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    for (const pause of this.pauses) pause.end();
    await this.running;
  }

  private async follow(source: Source, pause: InterruptiblePause): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.check(source);
        this.noteSuccess(source);
      } catch (error) {
        this.noteFailure(source, error as Error);
      }
      if (!this.stopping.signal.aborted) await pause.wait(this.stream.retryMs * RETRIES_PER_CHECK);
    }
  }

  private noteSuccess({ name: source }: Source): void {
    if ((this.failures.get(source) ?? 0) > 1) this.logger.info({ source }, 'the copies of a source are followed again');
    this.failures.delete(source);
  }

  private noteFailure({ name: source }: Source, { message: reason }: Error): void {
    const failures = (this.failures.get(source) ?? 0) + 1;
    this.failures.set(source, failures);
    if (failures === 2 && !this.stopping.signal.aborted)
      this.logger.warn({ source, reason }, 'the copies of a source may be behind: it cannot be asked');
  }

  private async check({ name, consumers, fill, added }: Source): Promise<void> {
    const asked = Date.now();
    const { lagMs, stream } = await this.clients[name].call(getEventLag, {}, CALL_MS);
    const since = await this.since();
    const isOld = asked - (since.completeUntil.get(name) ?? 0) > REFILL_AFTER_MS;
    if (fill && isOld) {
      await fill(this.clients[name], this.database.dataSource.manager, this.stopping.signal);
      await this.save(name, asked);
    }
    if (added && (isOld || (since.copies.get(name) ?? 0) < added.copies)) await this.fillAdded(name, added, asked);
    const { created, last, handled } = await this.stream.readProgress();
    // Until the source knows a new stream, it has published nothing there.
    if (created !== stream) return void this.marks.delete(name);
    const marked = this.marks.get(name);
    const mark = marked?.stream === created ? marked : { until: asked - lagMs, stream: created, position: last };
    this.marks.set(name, mark);
    if (consumers.some((consumer) => (handled.get(consumer) ?? 0) < mark.position)) return;
    if (await this.hasDeadLetters(consumers)) return;
    await this.save(name, mark.until);
    this.marks.delete(name);
  }

  /** A source of the release before has no call for these records: they stay unknown until it is replaced. */
  private async fillAdded(
    name: SourceName,
    { copies, fill }: NonNullable<Source['added']>,
    asked: number,
  ): Promise<void> {
    try {
      await fill(this.clients[name], this.database.dataSource.manager, this.stopping.signal);
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return;
      throw error;
    }
    await this.save(name, Math.min(asked, (await this.since()).completeUntil.get(name) ?? asked), copies);
  }

  /** An event that was given up is not in the copies until an administrator replays or discards it. */
  private async hasDeadLetters(consumers: readonly string[]): Promise<boolean> {
    return this.database.value<boolean>({
      name: 'source-dead-letters',
      text: 'select exists (select from dead_letter where consumer = any($1) and discarded_at is null)',
      values: [consumers],
    });
  }

  /** Several replicas may do so. */
  private async save(source: SourceName, until: number, copies = 0): Promise<void> {
    await this.database.rows({
      name: 'source-freshness-save',
      text: `insert into source_freshness (source, complete_until, copies) values ($1, to_timestamp($2::float8 / 1000), $3)
        on conflict (source) do update set copies = greatest(source_freshness.copies, excluded.copies),
          complete_until = greatest(source_freshness.complete_until, excluded.complete_until)`,
      values: [source, until, copies],
    });
  }
}
