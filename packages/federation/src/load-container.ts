/** Packages by name and version, as webpack's containers expect them. */
export type ShareScope = Record<string, Record<string, object>>;

/** What the entry file of a module defines (webpack's container). */
export interface Container {
  init(scope: ShareScope): unknown;
  get(name: string): Promise<() => unknown>;
}

/** A file, and the name of the global variable it defines. */
export interface EntryFile {
  url: string;
  globalName: string;
  integrity: string | undefined;
}

/**
 * Runs a module's entry, only if it has the expected hash. A script that failed is removed, so that the next attempt
 * loads it again.
 */
export async function loadContainer({ url, globalName, integrity }: EntryFile, limitMs: number): Promise<Container> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    // Integrity can only be checked in files that another origin shares; the preload link in the page has the same mode.
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(`${url} ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not load within ${limitMs} ms`), limitMs);
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('could not be loaded');
    };
    document.head.append(script);
  });
  const container = (globalThis as Record<string, unknown>)[globalName] as Container | undefined;
  if (!container) throw new Error(`${url} does not define ${globalName}`);
  return container;
}
