import type { LoadError } from '@fsvp/ui';
import { ApiError, errorText } from '../api/api-error.js';
import type { UseQueryResult } from '@tanstack/react-query';

/** The error to show for a failed load, or undefined. A record that does not exist has no Retry. */
export function loadError(
  query: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>,
  title: string,
): LoadError | undefined {
  if (!query.isError) return undefined;
  const missing = query.error instanceof ApiError && query.error.status === 404;
  return { title, message: errorText(query.error), onRetry: missing ? undefined : () => void query.refetch() };
}
