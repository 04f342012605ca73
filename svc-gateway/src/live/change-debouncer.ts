/** Minimum time between two messages, in ms. */
export const DEBOUNCE_MS = 300;
/** During a long series of changes, such as an import, the time between messages grows up to this. */
export const MAX_DEBOUNCE_MS = 3000;
const GROWTH = 1.5;

/** Collects types of changed records, so that many changes cause one message. */
export class ChangeDebouncer {
  private readonly types = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private waitMs = DEBOUNCE_MS;

  /** @param send called with the distinct types of one message */
  constructor(private readonly send: (types: string[]) => void) {}

  add(...types: string[]): void {
    for (const type of types) this.types.add(type);
    this.timer ??= setTimeout(() => this.flush(), this.waitMs);
  }

  private flush(): void {
    const types = [...this.types];
    this.types.clear();
    this.waitMs = types.length ? Math.min(this.waitMs * GROWTH, MAX_DEBOUNCE_MS) : DEBOUNCE_MS;
    // Wait again after a message: changes within that time belong to the same series.
    this.timer = types.length ? setTimeout(() => this.flush(), this.waitMs) : undefined;
    if (types.length) this.send(types);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.types.clear();
  }
}
