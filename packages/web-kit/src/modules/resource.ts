export interface Resource<T> {
  /** What was loaded; undefined before that. */
  readonly value: T | undefined;
  /** Returns the same promise until forgetFailures is called after a failure, as React's `use` needs. */
  read(): Promise<T>;
  /** Starts loading; after a failure, the next `read` loads again. */
  prefetch(): void;
}

const RETRY_DELAYS_MS = [400, 1_200] as const;
/** No further attempt starts after this time. */
const RETRY_TIMEOUT_MS = 10_000;

const failed = new Set<() => void>();

/** Forgets every failed resource, so that the next render loads it again. A boundary's Retry calls it. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Of one attempt. Files have limits of their own, but what a module takes from the shell has none. */
const ATTEMPT_MS = 15_000;

function withLimit<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not loaded within ${ATTEMPT_MS} ms`)), ATTEMPT_MS);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
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
      return await withLimit(load());
    } catch (error) {
      if (isPermanent(error) || performance.now() - started > RETRY_TIMEOUT_MS) throw error;
      await pause(delay);
    }
  }
  return withLimit(load());
}

/** Loads once. Unlike React.lazy, it can load again after a failure. */
export function createResource<T>(load: () => Promise<T>): Resource<T> {
  let current: Promise<T> | undefined;
  let value: T | undefined;
  // A promise that a screen is waiting for must not be dropped, or the screen would never see the failure.
  let awaited = false;

  function start(): Promise<T> {
    const started = load();
    const forget = () => {
      if (current === started) current = undefined;
    };
    current = started;
    awaited = false;
    started.then(
      (loaded) => (value = loaded),
      () => failed.add(forget),
    );
    return started;
  }

  return {
    get value() {
      return value;
    },
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
