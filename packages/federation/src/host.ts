import { type HostOffer, unmetRequirements } from '@fsvp/contracts/modules/host-offer';
import type { ModuleManifest, RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { satisfy } from '@module-federation/runtime-core';
import { loadContainer, type Container, type EntryFile, type ShareScope } from './load-container.js';
import { applyStyle, loadStyle } from './load-style.js';
import { ModuleLoadError } from './module-load.error.js';
import { SHARED } from './shared.mjs';

type SharedName = keyof typeof SHARED;
/** Returns each shared package, or loads it. */
export type HostShared = Record<SharedName, () => object | Promise<object>>;

export interface HostOptions {
  shared: HostShared;
  /** The offer that modules are checked against before they are loaded. */
  offer: HostOffer;
  /** Time limit of one attempt. A module's entry is small, so a longer wait means that the server hangs. */
  attemptMs?: number;
  /** Replaces the network in tests. */
  loadEntry?: typeof loadContainer;
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
  const { offer, attemptMs = 6_000, loadEntry = loadContainer } = options;
  const shareScope = toShareScope(options.shared);
  const containers = new Map<string, Promise<Container>>();

  /** One container per entry file; a failure is not kept. */
  function containerOf(file: EntryFile, { container: kind }: ModuleManifest): Promise<Container> {
    let container = containers.get(file.url);
    if (!container) {
      container = (async () => {
        if (!kind) await provideEarlierRuntime();
        const loaded = await loadEntry(file, attemptMs);
        await loaded.init(shareScope);
        return loaded;
      })();
      containers.set(file.url, container);
      container.catch(() => containers.delete(file.url));
    }
    return container;
  }

  const modules = new Map<string, { files: ReleaseFiles; module: M }>();
  const loading = new Map<string, Promise<M>>();
  const applied = new Set<string>();

  async function attempt({ name, manifestUrl, manifest }: AvailableModule): Promise<M> {
    const unmet = unmetRequirements(manifest, offer, satisfy);
    if (unmet.length > 0) throw new ModuleLoadError(name, 'incompatible', unmet.join(' '));
    const urlOf = (file: string) => new URL(file, new URL(manifestUrl, document.baseURI)).href;
    const files: ReleaseFiles = {
      entry: urlOf(manifest.entry),
      styles: manifest.styles.map((file) => ({ url: urlOf(file), integrity: manifest.integrity[file] })),
    };
    const { globalName, integrity } = manifest;
    const file = { url: files.entry, globalName, integrity: integrity[manifest.entry] };
    const work = Promise.all([
      containerOf(file, manifest).then(async (container) => (await container.get('./remote'))()),
      ...files.styles.map((style) => loadStyle(style, files.entry, attemptMs, applied.has(name))),
    ]);
    try {
      // Longer than the script's own limit, so that a failed script is removed before the next attempt.
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

function toShareScope(shared: HostShared): ShareScope {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, version]) => {
      const get = async () => {
        const exports = await shared[name as SharedName]();
        return () => exports;
      };
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      // What an earlier release reads in addition: version to useIn.
      const earlier = { version, scope: ['default'], shareConfig, strategy: 'version-first', deps: [], useIn: [] };
      return [name, { [version]: { get, from: 'fsvp_shell', loaded: 1, ...earlier } }];
    }),
  );
}

/** Entries of release 0.2.0 contain no copy of their plugin's runtime. */
async function provideEarlierRuntime(): Promise<void> {
  const runtimeCore = await import(/* webpackChunkName: "earlier-modules" */ '@module-federation/runtime-core');
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
}
