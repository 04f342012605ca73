/** A query: lists are repeated, and what is undefined is left out. */
export type Query = Record<string, unknown>;

/**
 * The address of a call.
 * @throws when a parameter of the path is missing or cannot be part of an address
 */
export function addressOf(baseUrl: string, path: string, params: Query = {}, query: Query = {}): URL {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    // With a blank id, the address would be that of the whole list.
    if (value === undefined || value === null || value === '')
      throw new TypeError(`${path} needs the parameter '${name}'`);
    const text = String(value as string);
    // They would be resolved, so that the address would be that of another call.
    if (text === '.' || text === '..') throw new TypeError(`The parameter '${name}' of ${path} cannot be '${text}'`);
    return encodeURIComponent(text);
  });
  const url = new URL(filled.slice(1), baseUrl);
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) url.searchParams.append(name, String(one));
  return url;
}

/** An ETag of a version: `3` is `"3"`. */
export function etagOf(version: number | string): string {
  return /^(?:W\/)?"|^\*$/.test(String(version)) ? String(version) : `"${version}"`;
}
