import type { LoadError } from '@fsvp/ui';
import { ApiError, errorText } from '../api/api-error.js';
import type { UseQueryResult } from '@tanstack/react-query';

/** What a list or panel shows of a failed load; undefined while there is nothing to say. What is not there is not asked for again. */
export function loadError(
  query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>,
  title: string,
): LoadError | undefined {
  if (!query.isError) return undefined;
  const gone = query.error instanceof ApiError && query.error.status === 404;
  return { title, message: errorText(query.error), onRetry: gone ? undefined : () => void query.refetch() };
}
