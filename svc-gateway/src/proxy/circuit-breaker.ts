const FAILURES_TO_OPEN = 5;
const OPEN_MS = 1000;

/** Blocks requests after several failures in a row. After a pause, one request at a time probes the service. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private probing = false;

  /**
   * Whether a request may be sent now. Each allowed request must end with `recordSuccess`, `recordFailure` or
   * `recordCancel`.
   */
  tryAcquire(now = Date.now()): boolean {
    if (!this.open) return true;
    if (now < this.openUntil || this.probing) return false;
    this.probing = true;
    return true;
  }

  /** Whether requests are refused, except a probe now and then. */
  get open(): boolean {
    return this.failures >= FAILURES_TO_OPEN;
  }

  recordSuccess(): void {
    this.failures = 0;
    this.probing = false;
  }

  recordFailure(now = Date.now()): void {
    this.failures += 1;
    this.probing = false;
    this.openUntil = now + OPEN_MS;
  }

  /** The caller disconnected, which does not show whether the service works. */
  recordCancel(): void {
    this.probing = false;
  }
}
