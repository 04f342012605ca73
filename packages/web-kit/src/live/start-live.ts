import { getCurrentUser } from '@fsvp/contracts/user';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/api.js';
import { findStaleQueries } from '../query/invalidate.js';
import { openLiveStream } from './live-stream.js';
import { refetchQuietly } from './refetch-quietly.js';

/** During an import or a restore changes arrive continuously; the screen is refetched at most this often. */
export const REFETCH_INTERVAL_MS = 1_000;
const SAVING_POLL_MS = 50;

/**
 * Keeps the screen up to date while a user is signed in: each change that the stream reports refetches the answers that it makes stale,
 * quietly. Returns a function that stops it.
 */
export function startLive(client: QueryClient): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  const changed = new Set<string>();
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  /** While a save is running, its own answer decides what the screen shows: a record just deleted must not appear as missing. */
  const isSaving = () => client.isMutating() > 0;

  const refetchChanged = async () => {
    if (isSaving()) return;
    const stale = findStaleQueries(client, changed);
    changed.clear();
    await refetchQuietly(client, stale);
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
    onReconnected: () => void refetchQuietly(client, client.getQueryCache().getAll()),
    // If the session has ended, this call reports it like any other call does. Every other cause is temporary.
    onRefused: () => void api.call(getCurrentUser).catch(() => undefined),
  });
  return () => {
    stopped = true;
    close();
    clearTimeout(timer);
  };
}
