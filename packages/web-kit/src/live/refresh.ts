import { OUTDATED_BY } from '@fsvp/contracts/live';
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.js';

const GONE = 404;

/** The path of the call that a cached answer is of; see queryKeyOf. */
function pathOf({ queryKey }: Query): string {
  return typeof queryKey[1] === 'string' ? queryKey[1] : '';
}

/** The cached answers that a change of these types of records makes outdated. */
export function outdatedBy(client: QueryClient, types: Iterable<string>): Query[] {
  const beginnings = [...types].flatMap((type) => OUTDATED_BY[type] ?? []);
  return client
    .getQueryCache()
    .findAll({ predicate: (query) => beginnings.some((beginning) => pathOf(query).startsWith(beginning)) });
}

/**
 * Has answers fetched again: at once where they are on screen, else when they are next needed. What is shown stays until the new answer is
 * there; where there is none, as with a service away, it stays too, and is asked for again at the next change.
 */
export async function refresh(client: QueryClient, queries: readonly Query[]): Promise<void> {
  await Promise.all(queries.map((query) => refreshOne(client, query)));
}

async function refreshOne(client: QueryClient, query: Query): Promise<void> {
  const { status } = query.state;
  await client.invalidateQueries({ predicate: (candidate) => candidate === query });
  const { error } = query.state;
  const gone = error instanceof ApiError && error.status === GONE;
  if (status === 'success' && query.state.status === 'error' && !gone)
    query.setState({ status: 'success', error: null, isInvalidated: true });
}

/** Marks answers to be fetched when they are next needed, without fetching them now. */
export function markOutdated(queries: readonly Query[]): void {
  for (const query of queries) query.invalidate();
}
