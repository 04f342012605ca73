/** Requests that wait for something, each at most for a time of its own. */
export class Waiters {
  /** Grows with each `wakeAll`: a reader that looked before one does not wait after it. */
  turn = 0;
  /** Nobody waits any more, because the process stops. */
  stopped = false;
  private readonly waiting = new Set<() => void>();

  get count(): number {
    return this.waiting.size;
  }

  /**
   * Waits until `wakeAll`, `stop`, the end of the time or the abort of the signal.
   * @param turn when the caller looked; does not wait if it is over
   */
  wait(turn: number, ms: number, signal?: AbortSignal): Promise<void> {
    if (turn !== this.turn || this.stopped || ms <= 0 || signal?.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal?.addEventListener('abort', end);
      this.waiting.add(end);
    });
  }

  wakeAll(): void {
    this.turn += 1;
    for (const end of [...this.waiting]) end();
  }

  stop(): void {
    this.stopped = true;
    this.wakeAll();
  }
}
