const FAILURES_TO_OPEN = 5;
const OPEN_MS = 1000;

/** Stops asking a service that failed several times in a row; after a pause one request at a time tries whether it is back. */
export class CircuitBreaker {
  private failures = 0;
  private openUntil = 0;
  private trying = false;

  /** Whether a request may go out now. Each that does must end in `succeeded`, `failed` or `left`. */
  admits(now = Date.now()): boolean {
    if (this.failures < FAILURES_TO_OPEN) return true;
    if (now < this.openUntil || this.trying) return false;
    this.trying = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.trying = false;
  }

  failed(now = Date.now()): void {
    this.failures += 1;
    this.trying = false;
    this.openUntil = now + OPEN_MS;
  }

  /** The caller went away: that says nothing about the service. */
  left(): void {
    this.trying = false;
  }
}
