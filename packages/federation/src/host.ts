import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { unmetRequirements, type HostOffer, type RegisteredModule } from '@fsvp/contracts/module-registry';
import { applyStyle, loadStyle } from './load-style.js';
import { ModuleLoadError } from './module-load.error.js';
import { SHARED } from './shared.mjs';

export { ModuleLoadError, type ModuleFailure } from './module-load.error.js';

type SharedName = keyof typeof SHARED;
/** Every shared package: already loaded, or loaded when the first module needs it. */
export type HostShared = { [name in SharedName]: { lib: () => object } | { get: () => Promise<() => object> } };

export interface HostOptions {
  shared: HostShared;
  /** The offer that modules are checked against before they are loaded. */
  offer: HostOffer;
  /** Time limit of one attempt. A module's entry is small, so a longer wait means that the server hangs. */
  attemptMs?: number;
  /** Replaces the network in tests. */
  loadExposed?: (id: string) => Promise<unknown>;
}

/** What a module exposes. The type of a route belongs to web-kit. */
export interface LoadedModule {
  routes: readonly unknown[];
}

export interface Host<M extends LoadedModule> {
  /**
   * Loads a module once, in one attempt; a failure is not cached. A loaded module keeps its release until the page is
   * reloaded, because two releases of one module would share a chunk table.
   * @throws ModuleLoadError
   */
  load(entry: RegisteredModule): Promise<M>;
  /** Applies a module's style sheets: now, or as soon as they are loaded, which is before its screen is shown. */
  applyStyles(name: string): void;
  /** Whether a release of the module is loaded in this page. */
  isLoaded(name: string): boolean;
}

interface StyleSheet {
  url: string;
  integrity: string | undefined;
}

/** The URLs of a release's files. */
interface ReleaseFiles {
  entry: string;
  styles: readonly StyleSheet[];
}

function withLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/** The shell's side of the federation: shares its own singletons and loads modules by their registry entries. */
export function createHost<M extends LoadedModule>(options: HostOptions): Host<M> {
  const { offer, attemptMs = 6_000 } = options;
  const integrityOf = new Map<string, string | undefined>();
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
    plugins: [
      {
        name: 'integrity-and-time-limit',
        createScript: ({ url }) => ({ script: scriptFor(url, integrityOf.get(url)), timeout: attemptMs }),
      },
    ],
  });
  const loadExposed = options.loadExposed ?? ((id: string) => instance.loadRemote<unknown>(id));

  const registered = new Map<string, string>();
  const modules = new Map<string, { files: ReleaseFiles; module: M }>();
  const loading = new Map<string, Promise<M>>();
  const applied = new Set<string>();

  /** One registration per entry file, because the runtime caches the URL of a remote. */
  function register(entry: string, globalName: string): string {
    let id = registered.get(entry);
    if (!id) {
      id = `r${registered.size}_${globalName}`;
      registered.set(entry, id);
      instance.registerRemotes([{ name: id, entry, type: 'global', entryGlobalName: globalName }]);
    }
    return id;
  }

  async function attempt({ name, manifestUrl, manifest }: AvailableModule): Promise<M> {
    const unmet = unmetRequirements(manifest, offer, runtimeCore.satisfy);
    if (unmet.length > 0) throw new ModuleLoadError(name, 'incompatible', unmet.join(' '));
    const urlOf = (file: string) => new URL(file, new URL(manifestUrl, document.baseURI)).href;
    const files: ReleaseFiles = {
      entry: urlOf(manifest.entry),
      styles: manifest.styles.map((file) => ({ url: urlOf(file), integrity: manifest.integrity[file] })),
    };
    integrityOf.set(files.entry, manifest.integrity[manifest.entry]);
    const id = register(files.entry, manifest.globalName);
    const work = Promise.all([
      loadExposed(`${id}/remote`),
      ...files.styles.map((style) => loadStyle(style, files.entry, attemptMs, applied.has(name))),
    ]);
    try {
      // Longer than the script's own limit, so that the runtime has dropped the failed script before the next attempt.
      const [exposed] = await withLimit(work, attemptMs + 500);
      const module = (exposed as { default?: M } | null)?.default;
      if (!module || !Array.isArray(module.routes)) throw new Error(`${name} exposes no routes`);
      modules.set(name, { files, module });
      if (applied.has(name)) applyLoaded(name);
      return module;
    } catch (cause) {
      throw new ModuleLoadError(name, 'unavailable', `The files of ${name} could not be loaded.`, { cause });
    }
  }

  function applyLoaded(name: string): void {
    const { files } = modules.get(name) ?? {};
    for (const { url } of files?.styles ?? []) applyStyle(url, files!.entry);
  }

  return {
    applyStyles(name) {
      applied.add(name);
      applyLoaded(name);
    },
    isLoaded: (name) => modules.has(name),
    async load(entry) {
      const known = modules.get(entry.name);
      if (known) return known.module;
      if (!isAvailable(entry)) throw new ModuleLoadError(entry.name, 'unavailable', `${entry.name} is not available.`);
      const work = loading.get(entry.manifestUrl) ?? attempt(entry).finally(() => loading.delete(entry.manifestUrl));
      loading.set(entry.manifestUrl, work);
      return work;
    },
  };
}

type AvailableModule = RegisteredModule & { manifest: NonNullable<RegisteredModule['manifest']> };

const isAvailable = (entry: RegisteredModule): entry is AvailableModule => entry.available && entry.manifest !== null;

/** A script element that the browser runs only if its file has the expected hash. */
function scriptFor(url: string, integrity: string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  // Integrity can only be checked in files that another origin shares; the preload link in the page has the same mode.
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}
