import type { ServerResponse } from 'node:http';
import { LIVE_EVENT, type LiveChange } from '@fsvp/contracts/catalogue/live';

/** How long a browser waits before it reconnects, in ms. */
const RETRY_MS = 1000;
/** The stream is closed when the client has read nothing for this many heartbeats. */
const MAX_MISSED_HEARTBEATS = 4;

/**
 * The event stream of one browser window. Unsent changes of a slow client are kept as a set, which limits the memory.
 */
export class LiveStream {
  private readonly changed = new Set<string>();
  private blocked = false;
  private missedHeartbeats = 0;

  constructor(private readonly response: ServerResponse) {
    response.on('drain', () => {
      this.blocked = false;
      this.missedHeartbeats = 0;
      this.flush();
    });
    this.write(`retry: ${RETRY_MS}\n\n`);
  }

  send(types: readonly string[]): void {
    for (const type of types) this.changed.add(type);
    this.flush();
  }

  /** Prevents proxies from closing an idle stream, and detects clients that stopped reading. */
  sendHeartbeat(): void {
    if (!this.blocked) this.write(':\n\n');
    else if ((this.missedHeartbeats += 1) >= MAX_MISSED_HEARTBEATS) this.response.destroy();
  }

  close(): void {
    if (this.blocked) this.response.destroy();
    else this.response.end();
  }

  private flush(): void {
    if (this.blocked || this.changed.size === 0) return;
    const change: LiveChange = { changed: [...this.changed] };
    this.changed.clear();
    this.write(`event: ${LIVE_EVENT}\ndata: ${JSON.stringify(change)}\n\n`);
  }

  private write(text: string): void {
    this.blocked = !this.response.write(text);
  }
}
