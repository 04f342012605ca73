/**
 * Names Node to libraries that ask which runtime they are in, as Node does itself since version 21. Without it `pg` makes a `Response` to
 * find out, for which Node loads its whole implementation of fetch: 9 MB of each process. To be imported before `pg`.
 */
if (!('navigator' in globalThis))
  Object.defineProperty(globalThis, 'navigator', {
    value: Object.freeze({ userAgent: `Node.js/${process.versions.node.split('.', 1)[0]}` }),
    // Libraries that want more of it replace it.
    writable: true,
    configurable: true,
  });

export {};
