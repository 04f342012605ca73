import type { OpenApiDocument } from '@fsvp/service-kit/api-documents/open-api/document';
import { forEachWithBreaks } from '@fsvp/service-kit/runtime/event-loop-breaks';

type Components = OpenApiDocument['components'];

/** Sorted by name, so that the document of two instances is the same. */
export function sortByName<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).sort(([one], [other]) => one.localeCompare(other)));
}

/** The components of several documents together; those of the same name are the same. */
export function mergeComponents(all: readonly Components[]): Components {
  const merged: Components = {};
  for (const components of all)
    for (const [kind, entries] of Object.entries(components)) merged[kind] = { ...merged[kind], ...entries };
  return Object.fromEntries(Object.entries(merged).map(([kind, entries]) => [kind, sortByName(entries)]));
}

const REFERENCE = /"#\/components\/(\w+)\/([\w.-]+)"/g;

/** The document with those components only that it refers to. Other requests are answered in between. */
export async function pruneComponents(document: OpenApiDocument): Promise<OpenApiDocument> {
  const { paths, components } = document;
  const used: Components = { securitySchemes: components.securitySchemes ?? {} };
  const parts: unknown[] = Object.values(paths);
  // What a part refers to is added to the parts meanwhile.
  await forEachWithBreaks(parts, (part) => {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      const component = components[kind]?.[name];
      if (component === undefined || used[kind]?.[name] !== undefined) continue;
      (used[kind] ??= {})[name] = component;
      parts.push(component);
    }
  });
  return { ...document, components: mergeComponents([used]) };
}
