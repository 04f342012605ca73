import type { Query, QueryClient } from '@tanstack/react-query';

/** How long after a change of one's own the stream still tells of it. */
export const OWN_CHANGE_ECHO_MS = 3_000;

/** Knows what this window changed a moment ago, since the stream tells of that too. */
export interface OwnChanges {
  /** A change of one's own is being saved. */
  pending(): boolean;
  /** The answer was asked for after the latest change of one's own, which therefore is in it. */
  covers(query: Query): boolean;
  stop(): void;
}

export function watchOwnChanges(client: QueryClient): OwnChanges {
  const asked = new WeakMap<Query, number>();
  let savedAt: number | undefined;
  let firstRefetch: number | undefined;
  const pending = () => client.isMutating() > 0;

  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    const now = performance.now();
    asked.set(event.query, now);
    // A change counts as pending until what it makes outdated has been asked for: that moment is when it was saved.
    if (pending() && event.query.state.isInvalidated) firstRefetch ??= now;
  });
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success') savedAt = firstRefetch ?? performance.now();
    if (type === 'success' || type === 'error') firstRefetch = undefined;
  });

  return {
    pending,
    covers: (query) =>
      savedAt !== undefined && performance.now() - savedAt < OWN_CHANGE_ECHO_MS && (asked.get(query) ?? 0) >= savedAt,
    stop: () => {
      stopQueries();
      stopMutations();
    },
  };
}
