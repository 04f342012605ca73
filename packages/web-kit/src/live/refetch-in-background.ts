import type { Query, QueryClient } from '@tanstack/react-query';
import { isMissing } from '../api/api-error.js';

/**
 * Refetches queries: at once if they are on screen, otherwise when next needed. The old data stays visible until the
 * new data arrives, also if the refetch fails, for example because a service is down; it is then refetched at the next
 * change.
 */
export async function refetchInBackground(client: QueryClient, queries: readonly Query[]): Promise<void> {
  await Promise.all(queries.map((query) => refetchQuery(client, query)));
}

async function refetchQuery(client: QueryClient, query: Query): Promise<void> {
  const { status } = query.state;
  await client.invalidateQueries({ predicate: (candidate) => candidate === query });
  const failed = query.state.status === 'error' && !isMissing(query.state.error);
  if (status === 'success' && failed) query.setState({ status: 'success', error: null, isInvalidated: true });
}
