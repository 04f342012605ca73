/** At most one message in this time, in ms. */
export const GATHER_MS = 300;
/** While changes do not cease, as during an import, messages come at ever longer intervals up to this. */
export const LONGEST_GATHER_MS = 3000;
const GROWTH = 1.5;

/** Gathers types of changed records for a moment, so that many changes become one message. */
export class Gathering {
  private readonly types = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private waitMs = GATHER_MS;

  /** @param tell gets each type once per message */
  constructor(private readonly tell: (types: string[]) => void) {}

  add(...types: string[]): void {
    for (const type of types) this.types.add(type);
    this.timer ??= setTimeout(() => this.pass(), this.waitMs);
  }

  private pass(): void {
    const types = [...this.types];
    this.types.clear();
    this.waitMs = types.length ? Math.min(this.waitMs * GROWTH, LONGEST_GATHER_MS) : GATHER_MS;
    // After a message it waits on: what comes within that time is of the same commotion.
    this.timer = types.length ? setTimeout(() => this.pass(), this.waitMs) : undefined;
    if (types.length) this.tell(types);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.types.clear();
  }
}
