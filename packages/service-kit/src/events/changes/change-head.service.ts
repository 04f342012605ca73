import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Database } from '../../database/database.js';
import { EventLogSignal } from '../../unit-of-work/event-log-signal.js';
import { SharedReading } from '../../runtime/shared-reading.js';
import { Waiters } from './waiters.js';

const HEAD = {
  name: 'change-head',
  text: 'select coalesce((select seq from event_log where seq is not null order by seq desc limit 1), 0)::float8 as position',
  values: [],
};

/** The last sealed entry of this service's event log. Many requests may wait for a later one: the relay wakes them. */
@Injectable()
export class ChangeHead implements OnModuleDestroy {
  private readonly waiters = new Waiters();
  private readonly reading: SharedReading<number>;

  constructor(database: Database, signal: EventLogSignal) {
    this.reading = new SharedReading(() => database.value<number>(HEAD));
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
  async waitBeyond(position: number, waitMs: number, signal?: AbortSignal): Promise<number> {
    const deadline = performance.now() + waitMs;
    for (;;) {
      const { turn } = this.waiters;
      const head = await this.reading.get();
      const left = deadline - performance.now();
      if (head > position || left <= 0 || this.waiters.stopped || signal?.aborted) return head;
      await this.waiters.wait(turn, left, signal);
    }
  }

  onModuleDestroy(): void {
    this.waiters.stop();
  }
}
