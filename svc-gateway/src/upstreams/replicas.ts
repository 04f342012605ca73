import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 250;
/** Names are looked up each fourth time. */
const LOOK_UP_EVERY = 4;
const HEALTH_TIMEOUT_MS = 1000;

/** Whether the host of a URL is a name that can have several addresses. A certificate needs the name. */
function hasName(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && hostname !== 'localhost' && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}

/** Whether a health check answers that all is well. */
function responds(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    async (response) => (await response.arrayBuffer(), response.ok),
    () => false,
  );
}

/** The URLs of all addresses of a URL's host. @throws while the name cannot be resolved */
async function resolveUrl(url: string): Promise<string[]> {
  if (!hasName(url)) return [url];
  const addresses = await lookup(new URL(url).hostname, { all: true });
  return addresses.map(({ address, family }) => {
    const replica = new URL(url);
    replica.hostname = family === 6 ? `[${address}]` : address;
    return replica.origin;
  });
}

/**
 * The replicas of one service, ready ones first. Replicas that are not ready are still tried last. A name in a URL is
 * resolved to all of its addresses each second, since an orchestrator adds and removes some.
 */
export class Replicas {
  private urls: string[];
  private readonly unready = new Set<string>();
  private firstIndex = 0;
  private stopped = false;
  private aliveness: Promise<boolean> | undefined;
  /** Called with the URL of a replica that is gone. */
  onRemoved: (url: string) => void = () => undefined;

  constructor(
    private readonly configured: string[],
    private readonly resolve = resolveUrl,
  ) {
    this.urls = configured;
  }

  /** Every replica once, in the order to try them. Each call starts with the next ready one. */
  listInOrder(): string[] {
    this.firstIndex = (this.firstIndex + 1) % this.urls.length;
    const rotated = [...this.urls.slice(this.firstIndex), ...this.urls.slice(0, this.firstIndex)];
    if (this.unready.size === 0) return rotated;
    return [...rotated.filter((url) => !this.unready.has(url)), ...rotated.filter((url) => this.unready.has(url))];
  }

  /** How many there are, and how many of them are known not to be ready. */
  get counts(): { all: number; unready: number } {
    return { all: this.urls.length, unready: this.unready.size };
  }

  /** Whether any process responds, however long its calls take. Requests at the same time share the answer. */
  isAlive(): Promise<boolean> {
    return (this.aliveness ??= Promise.all(this.urls.map((url) => responds(`${url}/livez`)))
      .then((answers) => answers.includes(true))
      .finally(() => (this.aliveness = undefined)));
  }

  /** Starts to follow the replicas. A single address needs no check. */
  start(): void {
    if (this.configured.length > 1 || this.configured.some(hasName)) void this.followReplicas();
  }

  stop(): void {
    this.stopped = true;
  }

  private async followReplicas(): Promise<void> {
    for (let round = 0; !this.stopped; round += 1) {
      if (round % LOOK_UP_EVERY === 0) await this.lookUp();
      await this.checkReadiness();
      await sleep(POLL_MS, undefined, { ref: false });
    }
  }

  /** Looks up the addresses; while that fails, the known ones stay. */
  async lookUp(): Promise<void> {
    const found = await Promise.all(this.configured.map(this.resolve)).catch(() => undefined);
    if (found?.flat().length) this.replaceBy([...new Set(found.flat())]);
  }

  /** Asks each replica whether it is ready, if there are several. */
  async checkReadiness(): Promise<void> {
    if (this.urls.length > 1) await Promise.all(this.urls.map((url) => this.askReplica(url)));
    else this.unready.clear();
  }

  private replaceBy(urls: string[]): void {
    for (const url of this.urls.filter((known) => !urls.includes(known))) {
      this.unready.delete(url);
      this.onRemoved(url);
    }
    this.urls = urls;
  }

  private async askReplica(url: string): Promise<void> {
    if (await responds(`${url}/readyz`)) this.unready.delete(url);
    else if (this.urls.includes(url)) this.unready.add(url);
  }
}
