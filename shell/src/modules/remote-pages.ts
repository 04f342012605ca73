import type { RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { createResource, withRetries, type Resource } from '@fsvp/web-kit';
import type { ComponentType } from 'react';
import { host } from './host.js';

type Page = { default: ComponentType };

const pages = new Map<string, Resource<Page>>();

async function loadPage(entry: RegisteredModule, name: string): Promise<Page> {
  const { routes, extensions = [] } = await host.load(entry);
  const part = routes.find(({ path }) => path === name) ?? extensions.find(({ point }) => point === name);
  if (!part) throw new Error(`${entry.name} has no page for ${name}.`);
  return part.load() as Promise<Page>;
}

/** A module's screen for one of its paths, or its component for an extension point. */
export function remotePage(entry: RegisteredModule, name: string): Resource<Page> {
  const key = `${entry.manifestUrl} ${entry.available} ${name}`;
  let page = pages.get(key);
  if (!page) {
    page = createResource(() => withRetries(() => loadPage(entry, name)));
    pages.set(key, page);
  }
  return page;
}
