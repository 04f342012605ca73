import type { ModuleRegistryEntry } from '@fsvp/contracts/module-registry';
import { createResource, withRetries, type Resource } from '@fsvp/web-kit';
import type { ComponentType } from 'react';
import { host } from './host.js';

type Page = { default: ComponentType };

const pages = new Map<string, Resource<Page>>();

async function loadPage(entry: ModuleRegistryEntry, path: string): Promise<Page> {
  const module = await host.load(entry);
  const route = module.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`The ${entry.title} module has no screen for ${path}.`);
  return withRetries(route.load);
}

/** A module's screen for one of its paths, from one release of the module. */
export function remotePage(entry: ModuleRegistryEntry, path: string): Resource<Page> {
  const key = `${entry.available ? entry.entry : entry.name} ${path}`;
  let page = pages.get(key);
  if (!page) {
    page = createResource(() => loadPage(entry, path));
    pages.set(key, page);
  }
  return page;
}
