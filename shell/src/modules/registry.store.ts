import {
  getModuleRegistry,
  MODULE_TITLES,
  moduleRegistry,
  NAVIGATION,
  type ModuleRegistry,
  type ModuleRegistryEntry,
} from '@fsvp/contracts/module-registry';
import { api } from '@fsvp/web-kit';

/** The registry that the gateway wrote into the page; without it every module counts as unavailable until Retry asks again. */
function inlined(): ModuleRegistry {
  try {
    const parsed = moduleRegistry.safeParse(JSON.parse(document.getElementById('module-registry')?.textContent ?? ''));
    if (parsed.success) return parsed.data;
  } catch {
    // Falls through to the empty registry.
  }
  return { modules: [] };
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

/** Asks the gateway for the registry as it is now; keeps the known one when there is no answer. */
export async function reloadRegistry(): Promise<void> {
  try {
    const parsed = moduleRegistry.safeParse(await api.call(getModuleRegistry));
    if (!parsed.success) return;
    current = parsed.data;
    for (const listener of listeners) listener();
  } catch {
    // The boundary that asked shows its failure again.
  }
}

/** The module that owns a path: as the registry says, else as an unavailable one that the sidebar's table names. */
export function ownerOf(modules: readonly ModuleRegistryEntry[], path: string): ModuleRegistryEntry | undefined {
  const owner = modules.find((entry) => entry.routes.includes(path));
  if (owner) return owner;
  const name = NAVIGATION.find((entry) => entry.path === path)?.module;
  return name ? { name, title: MODULE_TITLES[name], routes: [path], available: false } : undefined;
}
