import { queryKeyOf, useQueryClient, type Endpoint } from '@fsvp/web-kit';

/** Refetches the cached answers of these calls after a change: at once if on screen, otherwise when next needed. */
export function useRefetch(...calls: Endpoint[]): () => void {
  const client = useQueryClient();
  return () => {
    for (const call of calls) void client.invalidateQueries({ queryKey: queryKeyOf(call) });
  };
}
