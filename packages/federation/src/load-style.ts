/** Adds a module's sheet and waits for it. A sheet that failed is taken out again, so that the next try asks anew. */
export function loadStyle(address: string, limitMs: number): Promise<void> {
  const href = new URL(address, document.baseURI).href;
  const present = document.querySelector(`link[rel="stylesheet"][data-href="${CSS.escape(href)}"]`);
  if (present) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    // The attribute by which the module's own chunk loader finds a sheet that is already there.
    link.dataset.href = href;
    const fail = (reason: string) => {
      link.remove();
      reject(new Error(`${href} ${reason}`));
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
