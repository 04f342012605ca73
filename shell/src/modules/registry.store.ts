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
    const running = currentRegistry().modules.filter(({ name }) => host.isLoaded(name));
    current = {
      modules: [...running, ...modules.filter(({ name }) => !running.some((known) => known.name === name))],
    };
    for (const listener of listeners) listener();
  } catch {
    // Without an answer the known registry stays; the boundary that asked shows its failure again.
  }
}

/** The module that owns a path. */
export function ownerOf(modules: readonly RegisteredModule[], path: string): RegisteredModule | undefined {
  return modules.find(({ manifest }) => manifest?.routes.includes(path));
}
