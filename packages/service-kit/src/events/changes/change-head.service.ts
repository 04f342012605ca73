import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { EventLogSignal } from '../../unit-of-work/event-log-signal.js';
import { SharedReading } from '../../runtime/shared-reading.js';
import { Waiters } from './waiters.js';

/** The last position of an event log, with the mark that proves that it is of this log. */
export interface LogHead extends Record<string, unknown> {
  position: number;
  mark: string;
}

const HEAD = {
  name: 'change-head',
  text: `select seq::float8 as position, right(hash, 8) as mark from event_log where seq is not null order by seq desc limit 1`,
  values: [],
};

/** The last sealed entry of this service's event log. Many requests may wait for a later one: the relay wakes them. */
@Injectable()
export class ChangeHead implements OnModuleDestroy {
  private readonly waiters = new Waiters();
  private readonly reading: SharedReading<LogHead>;

  constructor(database: Database, signal: EventLogSignal) {
    this.reading = new SharedReading(async () => (await database.rows<LogHead>(HEAD))[0] ?? { position: 0, mark: '' });
    signal.onSealed(() => this.waiters.wakeAll());
  }

  /** Requests that wait. */
  get waiting(): number {
    return this.waiters.count;
  }

  /**
   * Waits until the log reaches beyond a position, and returns the last one.
   * @param waitMs after which it returns in any case, as when this process stops
   * @param signal of a caller who may leave
   */
  async waitBeyond(position: number, waitMs: number, signal?: AbortSignal): Promise<LogHead> {
    const deadline = performance.now() + waitMs;
    for (;;) {
      const { turn } = this.waiters;
      const head = await this.reading.get();
      const left = deadline - performance.now();
      if (head.position > position || left <= 0 || this.waiters.stopped || signal?.aborted) return head;
      await this.waiters.wait(turn, left, signal);
    }
  }

  onModuleDestroy(): void {
    this.waiters.stop();
  }
}
