import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;
const READINESS_TIMEOUT_MS = 1000;

/** The replica URLs of one service, ready ones first. Replicas that are not ready are still tried last. */
export class Replicas {
  private readonly unready = new Set<string>();
  private firstIndex = 0;
  private stopped = false;

  constructor(private readonly urls: string[]) {}

  /** Every replica once, in the order to try them. Each call starts with the next ready one. */
  listInOrder(): string[] {
    this.firstIndex = (this.firstIndex + 1) % this.urls.length;
    const rotated = [...this.urls.slice(this.firstIndex), ...this.urls.slice(0, this.firstIndex)];
    if (this.unready.size === 0) return rotated;
    return [...rotated.filter((url) => !this.unready.has(url)), ...rotated.filter((url) => this.unready.has(url))];
  }

  /** Starts the readiness checks. A single replica needs none. */
  start(): void {
    if (this.urls.length > 1) for (const url of this.urls) void this.pollReadiness(url);
  }

  stop(): void {
    this.stopped = true;
  }

  private async pollReadiness(url: string): Promise<void> {
    while (!this.stopped) {
      const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READINESS_TIMEOUT_MS) }).then(
        async (response) => (await response.arrayBuffer(), response.ok),
        () => false,
      );
      if (ready) this.unready.delete(url);
      else this.unready.add(url);
      await sleep(POLL_MS, undefined, { ref: false });
    }
  }
}
