export interface Resource<T> {
  /** The same promise until it failed and was forgotten, as React's `use` needs. */
  read(): Promise<T>;
  /** Starts loading; a failure is forgotten, so that the screen itself tries again. */
  prefetch(): void;
}

const failed = new Set<() => void>();

/** Forgets every failed resource, so that what is drawn next loads anew. A boundary's Retry calls it. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Loads once, with quiet further tries. Unlike React.lazy, it does not keep a failure for ever. */
export function createResource<T>(load: () => Promise<T>, retryDelays: readonly number[] = [400, 1_200]): Resource<T> {
  let current: Promise<T> | undefined;

  async function attempts(): Promise<T> {
    for (const delay of retryDelays) {
      try {
        return await load();
      } catch {
        await pause(delay);
      }
    }
    return load();
  }

  function start(): Promise<T> {
    const started = attempts();
    current = started;
    started.catch(() => {
      failed.add(() => {
        if (current === started) current = undefined;
      });
    });
    return started;
  }

  return {
    read: () => current ?? start(),
    prefetch() {
      if (current) return;
      const started = start();
      started.catch(() => {
        if (current === started) current = undefined;
      });
    },
  };
}
