import { getCurrentUser } from '@fsvp/contracts/access/user';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/api.js';
import { findStaleQueries } from '../query/invalidate.js';
import { openLiveStream } from './live-stream.js';
import { refetchInBackground } from './refetch-in-background.js';

/** During an import or a restore changes arrive continuously; the screen is refetched at most this often. */
export const REFETCH_INTERVAL_MS = 1_000;
const SAVING_POLL_MS = 50;

/**
 * Keeps the screen up to date while a user is signed in: each change that the stream reports refetches the stale
 * queries in the background. Returns a function that stops it.
 */
export function startLive(client: QueryClient): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  const changed = new Set<string>();
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** During a save nothing is refetched: a record that is being deleted must not appear as missing. */
  const isSaving = () => client.isMutating() > 0;

  const refetchChanged = async () => {
    if (isSaving()) return;
    const stale = findStaleQueries(client, changed);
    changed.clear();
    await refetchInBackground(client, stale);
  };

  const run = async () => {
    busy = true;
    await refetchChanged();
    if (stopped) return;
    timer = setTimeout(
      () => {
        busy = false;
        if (changed.size > 0) void run();
      },
      isSaving() ? SAVING_POLL_MS : REFETCH_INTERVAL_MS,
    );
  };

  const close = openLiveStream({
    onChanged: (types) => {
      for (const type of types) changed.add(type);
      if (!busy) void run();
    },
    onReconnected: () => void refetchInBackground(client, client.getQueryCache().getAll()),
    // If the session has ended, this call reports it. All other causes are temporary.
    onRejected: () => void api.call(getCurrentUser).catch(() => undefined),
  });
  return () => {
    stopped = true;
    close();
    clearTimeout(timer);
  };
}
