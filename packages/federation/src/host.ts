import { type HostOffer, unmetRequirements } from '@fsvp/contracts/modules/host-offer';
import type { RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { createInstance, satisfy } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { announceRemote, HOST } from './announce-remote.js';
import { entryScriptPlugin, type RemoteWithHash } from './entry-script.js';
import { applyStyle, loadStyle, type StyleSheet } from './load-style.js';
import { ModuleLoadError } from './module-load.error.js';
import { isDialogs, SHARED, type DialogsName, type SharedName } from './shared.mjs';

/** The shared packages, with all exports that the host offers. */
export type BasePackages = Record<Exclude<SharedName, DialogsName>, object>;
export type DialogPackages = Record<DialogsName, object>;

export interface HostOptions {
  loadPackages: () => Promise<BasePackages>;
  loadDialogs: () => Promise<DialogPackages>;
  /** The offer that modules are checked against before they are loaded. */
  offer: HostOffer;
  /** Time limit of one attempt. A module's entry is small, so a longer wait means that the server hangs. */
  attemptMs?: number;
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

const LONGEST_PAUSE_MS = 5_000;

function withLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

// The entries of modules contain no copy of the runtime (`externalRuntime`): they take this one.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/** The shell's side of the federation: shares its own singletons and loads modules by their registry entries. */
export function createHost<M extends LoadedModule>({ offer, attemptMs = 6_000, ...packages }: HostOptions): Host<M> {
  const federation = createInstance({
    name: HOST,
    remotes: [],
    shared: toShared(packages),
    shareStrategy: 'loaded-first',
    plugins: [entryScriptPlugin(attemptMs)],
  });
  const modules = new Map<string, { styles: readonly StyleSheet[]; module: M }>();
  const loading = new Map<string, Promise<M>>();
  const applied = new Set<string>();

  async function attempt({ name, manifestUrl, manifest }: AvailableModule): Promise<M> {
    const unmet = unmetRequirements(manifest, offer, satisfy);
    if (unmet.length > 0) throw new ModuleLoadError(name, 'incompatible', unmet.join(' '));
    const urlOf = (file: string) => new URL(file, new URL(manifestUrl, document.baseURI)).href;
    const styles = manifest.styles.map((file) => ({ url: urlOf(file), integrity: manifest.integrity[file] }));
    const remote: RemoteWithHash = {
      name: manifest.globalName,
      entry: urlOf(manifest.entry),
      integrity: manifest.integrity[manifest.entry],
      type: 'global',
    };
    const known = federation.options.remotes.find((one) => one.name === remote.name) as RemoteWithHash | undefined;
    // Replaces a release that could not be loaded.
    federation.registerRemotes([remote], { force: known !== undefined && known.entry !== remote.entry });
    announceRemote(remote.name, urlOf('mf-manifest.json'));
    const work = Promise.all([
      federation.loadRemote<{ default?: M }>(`${remote.name}/remote`),
      ...styles.map((style) => loadStyle(style, attemptMs, applied.has(name))),
    ]);
    try {
      // Longer than the script's own limit, so that a failed script is removed before the next attempt.
      const [exposed] = await withLimit(work, attemptMs + 500);
      const module = exposed?.default;
      if (!module || !Array.isArray(module.routes)) throw new Error(`${name} exposes no routes`);
      modules.set(name, { styles, module });
      if (applied.has(name)) applyLoaded(name);
      return module;
    } catch (cause) {
      throw new ModuleLoadError(name, 'unavailable', `The files of ${name} could not be loaded.`, { cause });
    }
  }

  function applyLoaded(name: string): void {
    for (const { url } of modules.get(name)?.styles ?? []) applyStyle(url);
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

function toShared({ loadPackages, loadDialogs }: Pick<HostOptions, 'loadPackages' | 'loadDialogs'>) {
  const toEntry = (name: SharedName) => {
    const get = async () => {
      const packages: Partial<Record<SharedName, object>> = await untilLoaded<object>(
        isDialogs(name) ? loadDialogs : loadPackages,
      );
      return () => packages[name]!;
    };
    const version = SHARED[name];
    return [name, { version, get, shareConfig: { singleton: true, requiredVersion: `^${version}` } }] as const;
  };
  return Object.fromEntries((Object.keys(SHARED) as SharedName[]).map(toEntry));
}

/** The runtime asks for a shared package once, and keeps a failure. What waits for the package has a limit of its own. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = 500; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS))
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
}
