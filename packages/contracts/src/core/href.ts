/** Addresses of screens: a module refers to another module's screens only through those of the contracts. */

/** A path with its query; parameters without a value are left out. */
export function withQuery(path: string, query: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search ? `${path}?${search}` : path;
}

/** The pages that show the details of records, by their type as in events. */
export type RecordHrefs = Readonly<Record<string, (id: string) => string>>;
