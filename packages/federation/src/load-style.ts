export interface StyleSheet {
  /** Absolute. */
  url: string;
  integrity: string | undefined;
}

const findStyle = (url: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(({ href }) => href === url);

/** Applies a loaded style sheet to the page. */
export function applyStyle(url: string): void {
  findStyle(url)?.removeAttribute('media');
}

/**
 * Adds a module's style sheet and waits for it. Unless it is `applied`, it has no effect yet, because a prefetched
 * sheet must not restyle the page. A sheet that failed is removed, so that the next attempt loads it again.
 */
export function loadStyle({ url, integrity }: StyleSheet, limitMs: number, applied = false): Promise<void> {
  if (findStyle(url)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    if (!applied) link.media = 'not all';
    link.href = url;
    const fail = (reason: string) => {
      link.remove();
      reject(new Error(`${url} ${reason}`));
    };
    const timer = setTimeout(() => fail(`did not load within ${limitMs} ms`), limitMs);
    link.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    link.onerror = () => {
      clearTimeout(timer);
      fail('could not be loaded');
    };
    document.head.append(link);
  });
}
