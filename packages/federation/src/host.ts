import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { MODULE_CONTRACT_VERSION, type ModuleName, type ModuleRegistryEntry } from '@fsvp/contracts/module-registry';
import { applyStyle, loadStyle } from './load-style.js';
import { ModuleLoadError } from './module-load.error.js';
import { SHARED } from './shared.mjs';

export { ModuleLoadError, type ModuleFailure } from './module-load.error.js';

type SharedName = keyof typeof SHARED;
/** Every unit of the shared table: at hand, or fetched when the first module asks. */
export type HostShared = { [name in SharedName]: { lib: () => object } | { get: () => Promise<() => object> } };

export interface HostOptions {
  shared: HostShared;
  /** One try; a module's entry is small, so longer means hanging. */
  attemptMs?: number;
  /** Pauses before the quiet further tries. */
  retryDelays?: readonly number[];
  /** After this long no further try begins: nobody waits half a minute for a hanging server. */
  patienceMs?: number;
  /** Stands in for the network in tests. */
  loadExposed?: (id: string) => Promise<unknown>;
}

/** What a module exposes; the kind of routes is the business of web-kit. */
export interface LoadedModule {
  contractVersion: number;
  routes: readonly unknown[];
}

export interface Host<M extends LoadedModule> {
  /** Loads a module once; a failure is not remembered. Rejects with ModuleLoadError. */
  load(entry: ModuleRegistryEntry): Promise<M>;
  /** Puts a module's sheets into effect: now, or those yet to come as soon as they are there, which is before its screen can be drawn. */
  applyStyles(name: ModuleName): void;
  /** The module, if it is loaded from this very entry. */
  loaded(entry: ModuleRegistryEntry): M | undefined;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function withLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The shell's side of the federation: hands on its own singletons and loads modules by their registry entries. */
export function createHost<M extends LoadedModule>(options: HostOptions): Host<M> {
  const { attemptMs = 6_000, retryDelays = [400, 1_200], patienceMs = 10_000 } = options;
  // Modules are built without the runtime's core and expect the host's (webpack.mjs: externalRuntime).
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const instance = createInstance({
    name: 'fsvp_shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(SHARED).map(([name, version]) => [
        name,
        {
          version,
          shareConfig: { singleton: true, requiredVersion: `^${version}` },
          ...options.shared[name as SharedName],
        },
      ]),
    ),
    plugins: [{ name: 'time-limit', createScript: () => ({ timeout: attemptMs }) }],
  });
  const loadExposed = options.loadExposed ?? ((id: string) => instance.loadRemote<unknown>(id));

  const registered = new Map<string, string>();
  const modules = new Map<ModuleName, { entry: string; css: readonly string[]; module: M }>();
  const loading = new Map<string, Promise<M>>();
  const applied = new Set<ModuleName>();

  /** One registration per entry: the runtime remembers an entry's address, so a changed one is another remote to it. */
  function register(entry: string, globalName: string): string {
    let id = registered.get(entry);
    if (!id) {
      id = `r${registered.size}_${globalName}`;
      registered.set(entry, id);
      instance.registerRemotes([{ name: id, entry, type: 'global', entryGlobalName: globalName }]);
    }
    return id;
  }

  async function attempt(name: ModuleName, entry: string, globalName: string, css: readonly string[]): Promise<M> {
    const id = register(entry, globalName);
    const work = Promise.all([
      loadExposed(`${id}/remote`),
      ...css.map((address) => loadStyle(address, entry, attemptMs, applied.has(name))),
    ]);
    // Longer than the script's own limit, so that the runtime has let go of the failed script before the next try.
    const [exposed] = await withLimit(work, attemptMs + 500);
    const module = (exposed as { default?: M } | null)?.default;
    if (!module || !Array.isArray(module.routes)) throw new Error(`${name} exposes no routes`);
    return module;
  }

  async function loadWithRetries(entry: ModuleRegistryEntry & { entry: string; entryGlobalName: string }): Promise<M> {
    const { name, title } = entry;
    const started = performance.now();
    let failure: unknown;
    for (const delay of [0, ...retryDelays]) {
      if (performance.now() - started > patienceMs) break;
      if (delay) await pause(delay);
      try {
        const module = await attempt(name, entry.entry, entry.entryGlobalName, entry.css ?? []);
        checkContract(name, title, module.contractVersion);
        modules.set(name, { entry: entry.entry, css: entry.css ?? [], module });
        if (applied.has(name)) applyLoaded(name);
        return module;
      } catch (error) {
        if (error instanceof ModuleLoadError) throw error;
        failure = error;
      }
    }
    throw new ModuleLoadError(name, 'unavailable', `The ${title} module could not be loaded.`, { cause: failure });
  }

  function applyLoaded(name: ModuleName): void {
    const known = modules.get(name);
    for (const address of known?.css ?? []) applyStyle(address, known!.entry);
  }

  return {
    applyStyles(name) {
      applied.add(name);
      applyLoaded(name);
    },
    loaded(entry) {
      const known = modules.get(entry.name);
      return known && known.entry === entry.entry ? known.module : undefined;
    },
    load(entry) {
      const { name, title, available, entry: address, entryGlobalName } = entry;
      const known = modules.get(name);
      if (known) {
        if (!available || known.entry === address) return Promise.resolve(known.module);
        // Two releases of one module would share a chunk table: only a fresh page can take the new one.
        return Promise.reject(
          new ModuleLoadError(name, 'outdated', `A newer release of the ${title} module is available.`),
        );
      }
      if (!available || !address || !entryGlobalName) {
        return Promise.reject(
          new ModuleLoadError(name, 'unavailable', `The ${title} module is not available at the moment.`),
        );
      }
      try {
        checkContract(name, title, entry.contractVersion);
      } catch (error) {
        return Promise.reject(error as Error);
      }
      let work = loading.get(address);
      if (!work) {
        work = loadWithRetries({ ...entry, entry: address, entryGlobalName }).finally(() => loading.delete(address));
        loading.set(address, work);
      }
      return work;
    },
  };
}

function checkContract(name: ModuleName, title: string, version: number | undefined): void {
  if (version === MODULE_CONTRACT_VERSION) return;
  const built = version === undefined ? 'an unknown version' : `version ${version}`;
  throw new ModuleLoadError(
    name,
    'contract',
    `The ${title} module was built for ${built} of the module contract; this page speaks version ${MODULE_CONTRACT_VERSION}.`,
  );
}
