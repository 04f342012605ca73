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
 * Runs a module's entry, only if it has the expected hash. The entry of the page's first screen has begun with the page.
 * A script that failed is removed, so that the next attempt loads it again.
 */
export async function loadContainer(file: EntryFile, limitMs: number): Promise<Container> {
  const begun = [...document.scripts].find(({ src }) => src === new URL(file.url, document.baseURI).href);
  if (!begun || !containerOf(file)) await untilLoaded(begun ?? createScript(file), file.url, limitMs);
  const container = containerOf(file);
  if (!container) throw new Error(`${file.url} does not define ${file.globalName}`);
  return container;
}

const containerOf = ({ globalName }: EntryFile) =>
  (globalThis as Record<string, unknown>)[globalName] as Container | undefined;

function createScript({ url, integrity }: EntryFile): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  // Integrity can only be checked in files that another origin shares.
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}

function untilLoaded(script: HTMLScriptElement, url: string, limitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
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
    if (!script.isConnected) document.head.append(script);
  });
}
