import type { RegisteredModule } from '@fsvp/contracts/module-registry';
import { createResource, withRetries, type Resource } from '@fsvp/web-kit';
import type { ComponentType } from 'react';
import { host } from './host.js';

type Page = { default: ComponentType };

const pages = new Map<string, Resource<Page>>();

async function loadPage(entry: RegisteredModule, path: string): Promise<Page> {
  const module = await host.load(entry);
  const route = module.routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`${entry.name} has no screen for ${path}.`);
  return route.load();
}

/** A module's screen for one of its paths. */
export function remotePage(entry: RegisteredModule, path: string): Resource<Page> {
  const key = `${entry.manifestUrl} ${entry.available} ${path}`;
  let page = pages.get(key);
  if (!page) {
    page = createResource(() => withRetries(() => loadPage(entry, path)));
    pages.set(key, page);
  }
  return page;
}
