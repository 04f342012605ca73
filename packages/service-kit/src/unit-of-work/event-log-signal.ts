import type { Pool } from 'pg';

/** Commits within this time wake the relay once, in ms. */
const GATHER_MS = 25;

/**
 * Signals to the relay that the event log has new rows: in this process directly, otherwise by a PostgreSQL notification.
 * The notification is not part of the transaction, since `notify` lets only one transaction commit at a time.
 * A signal that is lost costs one retry interval of the relay. In the other direction, it tells this process that rows have
 * got their places in the chain.
 */
export class EventLogSignal {
  static readonly CHANNEL = 'event_log';
  /** The relay notifies the other processes of its service here. */
  static readonly SEALED_CHANNEL = 'event_log_sealed';

  private timer: NodeJS.Timeout | undefined;
  private wakeRelay: () => boolean = () => false;
  private readonly sealedListeners: (() => void)[] = [];

  constructor(private readonly pool: () => Pool) {}

  /** @param wake wakes the relay of this process; returns false while another process has the relay's lock */
  connectRelay(wake: () => boolean): void {
    this.wakeRelay = wake;
  }

  /** @param listener called after rows were sealed by any process of this service, or may have been */
  onSealed(listener: () => void): void {
    this.sealedListeners.push(listener);
  }

  sealed(): void {
    for (const listener of this.sealedListeners) listener();
  }

  /** Call it after the commit of a transaction that has written to the event log. */
  committed(): void {
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      // Fails while the service closes: the next relay finds the rows.
      this.send().catch(() => undefined);
    }, GATHER_MS);
  }

  private async send(): Promise<void> {
    if (!this.wakeRelay()) await this.pool().query(`notify ${EventLogSignal.CHANNEL}`);
  }
}
