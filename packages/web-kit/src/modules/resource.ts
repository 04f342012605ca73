export interface Resource<T> {
  /** The same promise until it failed and was forgotten, as React's `use` needs. */
  read(): Promise<T>;
  /** Starts loading; a failure is forgotten, so that the screen itself tries again. */
  prefetch(): void;
}

const RETRY_DELAYS_MS = [400, 1_200] as const;
/** After this long no further attempt begins. */
const PATIENCE_MS = 10_000;

const failed = new Set<() => void>();

/** Forgets every failed resource, so that the next render loads it again. A boundary's Retry calls it. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isPermanent = (error: unknown) => (error as { permanent?: boolean } | null)?.permanent === true;

/**
 * Tries at once, and again after each delay.
 * @throws the last failure; at once one whose `permanent` is true
 */
export async function withRetries<T>(load: () => Promise<T>, delays: readonly number[] = RETRY_DELAYS_MS): Promise<T> {
  const started = performance.now();
  for (const delay of delays) {
    try {
      return await load();
    } catch (error) {
      if (isPermanent(error) || performance.now() - started > PATIENCE_MS) throw error;
      await pause(delay);
    }
  }
  return load();
}

/** Loads once. Unlike React.lazy, it does not keep a failure for ever. */
export function createResource<T>(load: () => Promise<T>): Resource<T> {
  let current: Promise<T> | undefined;
  // A screen that waits must see the failure once; if it were started again without the screen's knowledge, it would wait for ever.
  let awaited = false;

  function start(): Promise<T> {
    const started = load();
    const forget = () => {
      if (current === started) current = undefined;
    };
    current = started;
    awaited = false;
    started.catch(() => failed.add(forget));
    return started;
  }

  return {
    read() {
      const promise = current ?? start();
      awaited = true;
      return promise;
    },
    prefetch() {
      if (current) return;
      const started = start();
      started.catch(() => {
        if (current === started && !awaited) current = undefined;
      });
    },
  };
}
