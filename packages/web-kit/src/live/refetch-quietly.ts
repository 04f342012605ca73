import type { Query, QueryClient } from '@tanstack/react-query';
import { isMissing } from '../api/api-error.js';

/**
 * Refetches answers: at once where they are on screen, otherwise when they are next needed. What is shown stays until the new answer arrives.
 * If the refetch fails, for example because a service is down, it also stays and is fetched again at the next change.
 */
export async function refetchQuietly(client: QueryClient, queries: readonly Query[]): Promise<void> {
  await Promise.all(queries.map((query) => refetchOne(client, query)));
}

async function refetchOne(client: QueryClient, query: Query): Promise<void> {
  const { status } = query.state;
  await client.invalidateQueries({ predicate: (candidate) => candidate === query });
  const failed = query.state.status === 'error' && !isMissing(query.state.error);
  if (status === 'success' && failed) query.setState({ status: 'success', error: null, isInvalidated: true });
}
