/** Shortest time between two messages, in ms. */
export const DEBOUNCE_MS = 300;
/** During a long series of changes, such as an import, the time between messages grows up to this. */
export const LONGEST_DEBOUNCE_MS = 3000;
const GROWTH = 1.5;

/** Collects types of changed records, so that many changes become one message. */
export class ChangeDebouncer {
  private readonly types = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private waitMs = DEBOUNCE_MS;

  /** @param send gets each type once per message */
  constructor(private readonly send: (types: string[]) => void) {}

  add(...types: string[]): void {
    for (const type of types) this.types.add(type);
    this.timer ??= setTimeout(() => this.flush(), this.waitMs);
  }

  private flush(): void {
    const types = [...this.types];
    this.types.clear();
    this.waitMs = types.length ? Math.min(this.waitMs * GROWTH, LONGEST_DEBOUNCE_MS) : DEBOUNCE_MS;
    // After a message it waits again: what comes within that time belongs to the same series.
    this.timer = types.length ? setTimeout(() => this.flush(), this.waitMs) : undefined;
    if (types.length) this.send(types);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.types.clear();
  }
}
