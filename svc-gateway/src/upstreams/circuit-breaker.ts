const FAILURES_TO_OPEN = 5;
const OPEN_MS = 1000;

/**
 * Blocks requests after several failures in a row. Then one request in each second probes the service, however long the
 * probe before it takes.
 */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;

  /** Whether a request may be sent now. */
  tryAcquire(now = Date.now()): boolean {
    if (!this.open) return true;
    if (now < this.openUntil) return false;
    this.openUntil = now + OPEN_MS;
    return true;
  }

  /** Whether requests are refused, except a probe now and then. */
  get open(): boolean {
    return this.failures >= FAILURES_TO_OPEN;
  }

  recordSuccess(): void {
    this.failures = 0;
  }

  recordFailure(now = Date.now()): void {
    this.failures += 1;
    // Later failures are of requests that were sent before: they do not put off the next probe.
    if (this.failures === FAILURES_TO_OPEN) this.openUntil = now + OPEN_MS;
  }
}
