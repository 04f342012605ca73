import { STALE_PATHS, type RecordType } from '@fsvp/contracts/catalogue/live';
import type { Query, QueryClient } from '@tanstack/react-query';
import { isMissing } from '../api/api-error.js';

/** The path of the call of a cached query; see queryKeyOf. */
export function pathOf({ queryKey }: Query): string {
  return typeof queryKey[1] === 'string' ? queryKey[1] : '';
}

/**
 * The cached queries that a change of these types of records makes stale; unknown types are ignored. A record that was
 * not found is not requested again, because ids are never reused.
 */
export function findStaleQueries(client: QueryClient, types: Iterable<string>): Query[] {
  const prefixes = [...types].flatMap((type) =>
    Object.hasOwn(STALE_PATHS, type) ? STALE_PATHS[type as RecordType] : [],
  );
  return client.getQueryCache().findAll({
    predicate: (query) => !isMissing(query.state.error) && prefixes.some((prefix) => pathOf(query).startsWith(prefix)),
  });
}

/**
 * Refetches the queries that a change of these types of records makes stale: at once if on screen, otherwise when next
 * needed.
 * @param isDeleted true for queries of a record that was just deleted: its dialog is closing, and a refetch would
 *   return 404
 */
export async function invalidate(
  client: QueryClient,
  types: readonly RecordType[],
  isDeleted: (query: Query) => boolean = () => false,
): Promise<void> {
  const stale = new Set(findStaleQueries(client, types));
  for (const query of stale) query.invalidate();
  await client.refetchQueries({ type: 'active', predicate: (query) => stale.has(query) && !isDeleted(query) });
}
