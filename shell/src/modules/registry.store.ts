import {
  getModuleRegistry,
  registeredModule,
  type ModuleRegistry,
  type RegisteredModule,
} from '@fsvp/contracts/module-registry';
import { api } from '@fsvp/web-kit';
import * as z from 'zod/mini';
import { host } from './host.js';

const entries = z.object({ modules: z.array(z.unknown()) });

/** The registry that the gateway wrote into the page. An entry that this shell cannot read costs that module only. */
function inlined(): ModuleRegistry {
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
  current ??= inlined();
  return current;
}

export function subscribeToRegistry(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the registry again for the modules that do not run yet. A module that runs keeps its release until the page is reloaded. */
export async function reloadRegistry(): Promise<void> {
  try {
    const { modules } = await api.call(getModuleRegistry);
    const known = currentRegistry().modules;
    const running = known.filter(({ name }) => host.isLoaded(name));
    const others = modules.filter(({ name }) => !host.isLoaded(name));
    // Without a readable manifest the known one keeps the module's routes, whose screens show what is wrong.
    const manifestOf = (entry: RegisteredModule) =>
      entry.manifest ?? known.find(({ name }) => name === entry.name)?.manifest ?? null;
    current = { modules: [...running, ...others.map((entry) => ({ ...entry, manifest: manifestOf(entry) }))] };
    for (const listener of listeners) listener();
  } catch {
    // Without an answer the known registry stays; the boundary that asked shows its failure again.
  }
}

/** The module that owns a path. */
export function ownerOf(modules: readonly RegisteredModule[], path: string): RegisteredModule | undefined {
  return modules.find(({ manifest }) => manifest?.routes.includes(path));
}
