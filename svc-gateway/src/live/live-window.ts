import type { ServerResponse } from 'node:http';
import { LIVE_EVENT, type LiveChange } from '@fsvp/contracts/live';

/** After how long a window that lost its stream should ask again, in ms. */
const RETRY_MS = 1000;
/** Beats missed by a window that reads nothing, after which it is let go. */
const MISSED_BEATS = 4;

/** The stream of one open window. What a slow one has not read yet is kept as a set of types, so that it cannot grow. */
export class LiveWindow {
  private readonly changed = new Set<string>();
  private full = false;
  private missed = 0;

  constructor(private readonly response: ServerResponse) {
    response.on('drain', () => {
      this.full = false;
      this.missed = 0;
      this.pass();
    });
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  tell(types: readonly string[]): void {
    for (const type of types) this.changed.add(type);
    this.pass();
  }

  /** Keeps proxies from closing a quiet stream, and finds out who has gone. */
  beat(): void {
    if (!this.full) this.write(':\n\n');
    else if ((this.missed += 1) >= MISSED_BEATS) this.response.destroy();
  }

  close(): void {
    if (this.full) this.response.destroy();
    else this.response.end();
  }

  private pass(): void {
    if (this.full || this.changed.size === 0) return;
    const change: LiveChange = { changed: [...this.changed] };
    this.changed.clear();
    this.write(`event: ${LIVE_EVENT}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  private write(text: string): void {
    this.full = !this.response.write(text);
  }
}
