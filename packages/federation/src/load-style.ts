/**
 * The address by which a module's own chunk loader knows its sheet: it counts from the entry's folder up to the module's
 * root ('…/static/../static/remote.css'). Naming it so keeps the loader from adding the sheet a second time.
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

/** Puts a loaded sheet into effect. */
export function applyStyle(address: string, entry: string): void {
  findStyle(chunkAddress(address, entry))?.removeAttribute('media');
}

/**
 * Adds a module's sheet and waits for it. Unless it is `applied`, it lies ready: a sheet that comes into effect styles the whole page anew, which
 * one that is fetched ahead must not. A sheet that failed is taken out again, so that the next try asks anew.
 */
export function loadStyle(address: string, entry: string, limitMs: number, applied = false): Promise<void> {
  const known = chunkAddress(address, entry);
  if (findStyle(known)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    if (!applied) link.media = 'not all';
    link.href = address;
    link.dataset.href = known;
    const fail = (reason: string) => {
      link.remove();
      reject(new Error(`${address} ${reason}`));
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
