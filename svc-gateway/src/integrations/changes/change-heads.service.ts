import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { getChangeHead, HEAD_WAIT } from '@fsvp/contracts/catalogue/change';
import { Waiters } from '@fsvp/service-kit/events/changes/waiters';
import { runInContext } from '@fsvp/service-kit/context/request-context';
import type { UpstreamName } from '../../config.js';
import { ChangeDebouncer } from '../../live/change-debouncer.js';
import { Upstreams } from '../../upstreams/upstreams.js';
import type { Places } from './change-cursor.js';

/** The services are asked for this long after the last reader: a reader comes back after each answer. */
const KEEP_MS = 60_000;
const RETRY_MS = 1000;
const SLACK_MS = 5000;

/**
 * How far the event log of each service reaches, for the readers of changes that wait. However many they are, this gateway has one
 * request open at each service. During a series of changes the readers learn of it every 0.3 to 3 s, not with each change.
 */
@Injectable()
export class ChangeHeads implements OnModuleDestroy {
  private readonly known = new Map<UpstreamName, number>();
  /** What readers have learned. */
  private readonly announced = new Map<UpstreamName, number>();
  private readonly asking = new Set<UpstreamName>();
  private readonly waiters = new Waiters();
  private readonly debouncer = new ChangeDebouncer((names) => this.announce(names as UpstreamName[]));
  private askUntil = 0;

  constructor(private readonly upstreams: Upstreams) {}

  /** Readers that wait. */
  get waiting(): number {
    return this.waiters.count;
  }

  get stopped(): boolean {
    return this.waiters.stopped;
  }

  /** Begins to ask the services, or goes on. */
  follow(services: readonly UpstreamName[]): void {
    this.askUntil = performance.now() + KEEP_MS;
    for (const name of services)
      if (!this.asking.has(name)) void runInContext({ requestId: null, actor: null }, () => this.ask(name));
  }

  /** Whether a reader has all that was announced. False while it is unknown: then it has to read. */
  hasAll(services: readonly UpstreamName[], places: Places): boolean {
    return services.every((name) => this.announced.has(name)) && !this.isBeyond(services, places);
  }

  /**
   * Waits until some service has more than a reader.
   * @param deadline by `performance.now()`
   * @param signal of a reader who may leave
   */
  async waitBeyond(
    services: readonly UpstreamName[],
    places: Places,
    deadline: number,
    signal: AbortSignal,
  ): Promise<void> {
    while (!this.isBeyond(services, places)) {
      const left = deadline - performance.now();
      if (left <= 0 || signal.aborted || this.stopped) return;
      await this.waiters.wait(this.waiters.turn, left, signal);
    }
  }

  /** Waits a moment, since a service that did not answer may do so again. */
  async waitToRetry(deadline: number, signal: AbortSignal): Promise<void> {
    await this.waiters.wait(this.waiters.turn, Math.min(RETRY_MS, deadline - performance.now()), signal);
  }

  private isBeyond(services: readonly UpstreamName[], places: Places): boolean {
    return services.some((name) => (this.announced.get(name) ?? 0) > (places[name]?.position ?? 0));
  }

  private async ask(name: UpstreamName): Promise<void> {
    this.asking.add(name);
    // Not after a failure: a request that waits would show late that the service responds again.
    let wait = 0;
    while (!this.stopped && performance.now() < this.askUntil) {
      const query = { after: String(this.known.get(name) ?? 0), wait: String(wait) };
      try {
        const { position } = await this.upstreams.get(name, getChangeHead, wait * 1000 + SLACK_MS, query);
        this.learn(name, position);
        wait = HEAD_WAIT;
      } catch {
        // Readers get the failure when they read.
        this.forget(name);
        wait = 0;
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    this.forget(name);
    this.asking.delete(name);
  }

  private learn(name: UpstreamName, position: number): void {
    const before = this.known.get(name);
    this.known.set(name, position);
    if (before === undefined) this.announce([name]);
    else if (before !== position) this.debouncer.add(name);
  }

  private announce(names: readonly UpstreamName[]): void {
    for (const name of names) {
      const position = this.known.get(name);
      if (position !== undefined) this.announced.set(name, position);
    }
    this.waiters.wakeAll();
  }

  private forget(name: UpstreamName): void {
    this.known.delete(name);
    this.announced.delete(name);
  }

  /** Answers all readers first, so that no later step of the shutdown waits for them. */
  onModuleDestroy(): void {
    this.debouncer.stop();
    this.waiters.stop();
  }
}
