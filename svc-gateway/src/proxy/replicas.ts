import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;
const ANSWER_MS = 1000;

/** The addresses of one service, those that say they are ready first. With none ready all are tried: the polling only puts them in order. */
export class Replicas {
  private readonly unready = new Set<string>();
  private turn = 0;
  private stopped = false;

  constructor(private readonly urls: string[]) {}

  /** Every replica once, in the order to try them; each call begins with another ready one. */
  inOrder(): string[] {
    this.turn = (this.turn + 1) % this.urls.length;
    const turned = [...this.urls.slice(this.turn), ...this.urls.slice(0, this.turn)];
    if (this.unready.size === 0) return turned;
    return [...turned.filter((url) => !this.unready.has(url)), ...turned.filter((url) => this.unready.has(url))];
  }

  /** A single replica has no order, so it is not asked. */
  start(): void {
    if (this.urls.length > 1) for (const url of this.urls) void this.follow(url);
  }

  stop(): void {
    this.stopped = true;
  }

  private async follow(url: string): Promise<void> {
    while (!this.stopped) {
      const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS) }).then(
        async (response) => (await response.arrayBuffer(), response.ok),
        () => false,
      );
      if (ready) this.unready.delete(url);
      else this.unready.add(url);
      await sleep(POLL_MS, undefined, { ref: false });
    }
  }
}
