import vm from 'node:vm';

const { compileFunction, SourceTextModule } = vm;
/** What V8 made of each file, by path. @type {Map<string, { code: string, data: Buffer | undefined }>} */
const compiled = new Map();

/** In Node 20, code from a cache cannot import dynamically. @param {string} code */
const cacheable = (code) => !/\bimport\s*\(/.test(code);

/** @param {string} path @param {string} code */
function find(path, code) {
  const entry = compiled.get(path);
  return entry?.code === code ? entry.data : undefined;
}

/**
 * jest loads every module again for each test file, so that a worker compiles the same files dozens of times. These keep
 * what V8 made of a file for the next test file of the worker.
 */
Object.assign(vm, {
  /** @type {typeof compileFunction} */
  compileFunction(code, parameters, options) {
    const path = options?.filename;
    if (!path || !cacheable(code)) return compileFunction(code, parameters, options);
    const cachedData = find(path, code);
    const result = compileFunction(code, parameters, { ...options, cachedData, produceCachedData: !cachedData });
    if (!cachedData) compiled.set(path, { code, data: result.cachedData });
    return result;
  },
  SourceTextModule: class extends SourceTextModule {
    /** @param {string} code @param {ConstructorParameters<typeof SourceTextModule>[1]} options */
    constructor(code, options) {
      const path = options?.identifier;
      const cached = path && cacheable(code);
      const cachedData = cached ? find(path, code) : undefined;
      super(code, { ...options, cachedData });
      if (cached && !cachedData) compiled.set(path, { code, data: /** @type {any} */ (this).createCachedData() });
    }
  },
});
