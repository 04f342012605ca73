import { MAX_LIMIT } from '@fsvp/contracts/core/fields';

/** The most entries of a list that is searched, filtered and sorted in the browser. */
export const MAX_LISTED = 1000;

export interface AllPages<T> {
  items: T[];
  /** Of all; larger than the number of items if only the first are listed. */
  total: number;
}

/** Loads all pages of a list, at most MAX_LISTED entries. @param load returns the page at an offset, of MAX_LIMIT entries */
export async function loadAllPages<T>(load: (offset: number) => Promise<AllPages<T>>): Promise<AllPages<T>> {
  const first = await load(0);
  const listed = Math.min(first.total, MAX_LISTED);
  const offsets = Array.from({ length: Math.max(0, Math.ceil(listed / MAX_LIMIT) - 1) }, (_, page) => page + 1);
  const others = await Promise.all(offsets.map((page) => load(page * MAX_LIMIT)));
  return { items: [first, ...others].flatMap(({ items }) => items), total: first.total };
}
