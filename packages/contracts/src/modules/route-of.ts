import type { ModuleManifest } from './module-registry.js';

/** The route of a module that shows a path: the path itself, or the one whose record it names; undefined if the module has none. */
export function routeOf(
  { routes, records = [] }: Pick<ModuleManifest, 'routes' | 'records'>,
  path: string,
): string | undefined {
  if (routes.includes(path)) return path;
  const parent = path.slice(0, path.lastIndexOf('/'));
  return records.includes(parent) ? parent : undefined;
}
