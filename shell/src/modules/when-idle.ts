import type { QueryClient } from '@tanstack/react-query';
import { requestIdle, useQueryClient } from '@fsvp/web-kit';
import { useEffect, useState } from 'react';
import { isOwnPageLoading } from './own-screens.js';
import { currentRegistry, ownerOf } from './registry.store.js';
import { remotePage } from './remote-pages.js';

const CHECK_MS = 100;
/** Between a screen's code and its calls, and between one call and the next, nothing is in flight for a moment. */
const QUIET_CHECKS = 2;
/** A screen that waits for longer, such as for a hanging service, does not hold up the rest. */
const LONGEST_WAIT_CHECKS = 50;

function isLoading(client: QueryClient): boolean {
  const { pathname } = window.location;
  const owner = ownerOf(currentRegistry().modules, pathname);
  const isRemoteLoading = owner?.entry.available === true && !remotePage(owner.entry, owner.route).value;
  return client.isFetching() > 0 || isOwnPageLoading() || isRemoteLoading;
}

/** Calls `run` once the first screen has its code and its data, and is rendered. Returns a function that cancels it. */
export function whenFirstScreenIsLoaded(client: QueryClient, run: () => void): () => void {
  let quiet = 0;
  let checks = 0;
  let cancelIdle: (() => void) | undefined;
  const timer = setInterval(() => {
    quiet = isLoading(client) ? 0 : quiet + 1;
    checks += 1;
    if (quiet < QUIET_CHECKS && checks < LONGEST_WAIT_CHECKS) return;
    clearInterval(timer);
    cancelIdle = requestIdle(run);
  }, CHECK_MS);
  return () => {
    clearInterval(timer);
    cancelIdle?.();
  };
}

/** Whether the first screen is loaded: what it does not show itself is requested after it. */
export function useFirstScreenLoaded(): boolean {
  const client = useQueryClient();
  const [loaded, setLoaded] = useState(false);
  useEffect(() => whenFirstScreenIsLoaded(client, () => setLoaded(true)), [client]);
  return loaded;
}
