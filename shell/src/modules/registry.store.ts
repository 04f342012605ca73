import {
  getModuleRegistry,
  registeredModule,
  type ModuleRegistry,
  type RegisteredModule,
} from '@fsvp/contracts/modules/module-registry';
import { routeOf } from '@fsvp/contracts/modules/route-of';
import { api } from '@fsvp/web-kit';
import * as z from 'zod/mini';
import { host } from './host.js';

const entries = z.object({ modules: z.array(z.unknown()) });

/** The registry that the gateway inserted into the page. Entries that this shell cannot parse are skipped. */
function readInlinedRegistry(): ModuleRegistry {
  try {
    const { modules } = entries.parse(JSON.parse(document.getElementById('module-registry')?.textContent ?? ''));
    return {
      modules: modules.flatMap((entry) => {
        const parsed = registeredModule.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    };
  } catch {
    return { modules: [] };
  }
}

let current: ModuleRegistry | undefined;
const listeners = new Set<() => void>();

export function currentRegistry(): ModuleRegistry {
  current ??= readInlinedRegistry();
  return current;
}

export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches the registry again. Modules that are already loaded keep their release until the page is reloaded. */
export async function reloadRegistry(): Promise<void> {
  try {
    const { modules } = await api.call(getModuleRegistry);
    const known = currentRegistry().modules;
    const running = known.filter(({ name }) => host.isLoaded(name));
    const others = modules.filter(({ name }) => !host.isLoaded(name));
    // Without a readable manifest, keeps the known one, so that the module's routes still show its error.
    const manifestOf = (entry: RegisteredModule) =>
      entry.manifest ?? known.find(({ name }) => name === entry.name)?.manifest ?? null;
    current = { modules: [...running, ...others.map((entry) => ({ ...entry, manifest: manifestOf(entry) }))] };
    for (const listener of listeners) listener();
  } catch {
    // Keep the known registry; the error boundary shows the failure again.
  }
}

/** The module that owns a path, and the one of its routes that shows it. */
export function ownerOf(
  modules: readonly RegisteredModule[],
  path: string,
): { entry: RegisteredModule; route: string } | undefined {
  for (const entry of modules) {
    const route = entry.manifest ? routeOf(entry.manifest, path) : undefined;
    if (route) return { entry, route };
  }
  return undefined;
}
