import { getCurrentUser } from '@fsvp/contracts/user';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../api/api.js';
import { openLiveStream } from './live-stream.js';
import { watchOwnChanges } from './own-changes.js';
import { markOutdated, outdatedBy, refresh } from './refresh.js';

/** An import or a restore tells of changes without end: the screen follows it at this pace. */
export const REFRESH_PAUSE_MS = 1_000;
const WHILE_SAVING_MS = 50;

/**
 * Keeps what is on screen as it is on the server, for as long as someone is signed in: each change that the stream tells of has the answers
 * that it makes outdated fetched again, quietly. Answers how to stop.
 */
export function startLive(client: QueryClient): () => void {
  if (!('EventSource' in globalThis)) return () => undefined;
  const own = watchOwnChanges(client);
  const told = new Set<string>();
  let busy = false;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const follow = async () => {
    // The answer to one's own change has what belongs to it fetched; the stream may be quicker than that answer.
    if (own.pending()) return;
    const outdated = outdatedBy(client, told);
    told.clear();
    const covered = outdated.filter((query) => own.covers(query));
    // Someone else's change at the same moment may be missing in these: they are fetched when they are next shown.
    markOutdated(covered.filter((query) => query.state.fetchStatus === 'idle'));
    await refresh(
      client,
      outdated.filter((query) => !covered.includes(query)),
    );
  };

  const run = async () => {
    busy = true;
    await follow();
    if (stopped) return;
    pause = setTimeout(
      () => {
        busy = false;
        if (told.size > 0) void run();
      },
      own.pending() ? WHILE_SAVING_MS : REFRESH_PAUSE_MS,
    );
  };

  const close = openLiveStream({
    onChanged: (types) => {
      for (const type of types) told.add(type);
      if (!busy) void run();
    },
    onBack: () => void refresh(client, client.getQueryCache().getAll()),
    // Signed out meanwhile? Then this call says so, as any other would. Every other reason passes.
    onRefused: () => void api.call(getCurrentUser).catch(() => undefined),
  });
  return () => {
    stopped = true;
    close();
    own.stop();
    clearTimeout(pause);
  };
}
