/**
 * The URL of a style sheet as the module's chunk loader writes it, from the entry's folder up to the module's root
 * ('…/static/../static/remote.css'). With the same URL, the loader does not add the sheet a second time.
 */
export function chunkAddress(style: string, entry: string): string {
  const folder = new URL('.', new URL(entry, document.baseURI));
  const root = new URL('..', folder).href;
  const { href } = new URL(style, document.baseURI);
  return href.startsWith(root) ? `${folder.href}../${href.slice(root.length)}` : href;
}

function findStyle(known: string): HTMLLinkElement | undefined {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].find(
    (link) => link.dataset.href === known,
  );
}

/** Applies a loaded style sheet to the page. */
export function applyStyle(url: string, entry: string): void {
  findStyle(chunkAddress(url, entry))?.removeAttribute('media');
}

/**
 * Adds a module's style sheet and waits for it. Unless it is `applied`, it has no effect yet, because a prefetched
 * sheet must not restyle the page. A sheet that failed is removed, so that the next attempt loads it again.
 */
export function loadStyle(
  { url, integrity }: { url: string; integrity?: string },
  entry: string,
  limitMs: number,
  applied = false,
): Promise<void> {
  const known = chunkAddress(url, entry);
  if (findStyle(known)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    if (!applied) link.media = 'not all';
    link.href = url;
    link.dataset.href = known;
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
