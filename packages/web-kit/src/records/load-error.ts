import type { LoadError } from '@fsvp/ui';
import { errorText } from '../api/api-error.js';
import type { UseQueryResult } from '@tanstack/react-query';

/** What a list or panel shows of a failed load; undefined while there is nothing to say. */
export function loadError(query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>, title: string): LoadError | undefined {
  return query.isError ? { title, message: errorText(query.error), onRetry: () => void query.refetch() } : undefined;
}
