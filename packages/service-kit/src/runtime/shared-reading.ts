/** A reading that takes longer does not delay the next one: it would cost more requests/s than sharing saves. */
const MAX_WAIT_MS = 5;

/**
 * Shares readings between concurrent callers. A call while a reading runs waits for the next reading, which starts
 * after the running one or after `maxWaitMs`. A caller's reading always starts after its call, so it contains all earlier writes.
 */
export class SharedReading<T> {
  private running: Promise<unknown> | undefined;
  private next: Promise<T> | undefined;

  constructor(
    private readonly read: () => Promise<T>,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  get(): Promise<T> {
    if (!this.running) return this.start();
    this.next ??= this.startAfter(this.running);
    return this.next;
  }

  private start(): Promise<T> {
    const reading = this.read();
    const settled: Promise<unknown> = reading
      .catch(() => undefined)
      .finally(() => {
        if (this.running === settled) this.running = undefined;
      });
    this.running = settled;
    return reading;
  }

  private async startAfter(running: Promise<unknown>): Promise<T> {
    await new Promise<unknown>((resolve) => {
      const timer = setTimeout(resolve, this.maxWaitMs);
      void running.then(() => (clearTimeout(timer), resolve(undefined)));
    });
    this.next = undefined;
    return this.start();
  }
}
