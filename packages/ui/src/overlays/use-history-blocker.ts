import { useEffect, useEffectEvent, useRef } from 'react';

/** The active blockers, the latest last. */
const blockers: ((event: PopStateEvent) => void)[] = [];

let listening = false;

/**
 * Call it before the router is created: a popstate event that the router does not receive does not change the screen,
 * and Chromium calls the listeners of the window in the order of registration, capturing or not.
 */
export function installHistoryListener(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', (event) => blockers.at(-1)?.(event), { capture: true });
}

/** The router's index of the history entry; undefined for an entry that is not the router's. */
function position(): number | undefined {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : undefined;
}

/**
 * While `active`, the browser's Back and Forward do not leave the page: `onBlocked` receives the number of steps, and
 * the returned function takes them.
 */
export function useHistoryBlocker(active: boolean, onBlocked: (steps: number) => void): (steps: number) => void {
  const isReleased = useRef(false);
  const notify = useEffectEvent(onBlocked);
  useEffect(() => {
    const blockedAt = position();
    if (!active || blockedAt === undefined) return;
    // Too late if a module runs without the shell, but better than never.
    installHistoryListener();
    isReleased.current = false;
    const block = (event: PopStateEvent) => {
      const target = position();
      if (isReleased.current || target === undefined) return;
      event.stopImmediatePropagation();
      // Caused by the `go` call below.
      if (target === blockedAt) return;
      window.history.go(blockedAt - target);
      notify(target - blockedAt);
    };
    blockers.push(block);
    return () => void blockers.splice(blockers.indexOf(block), 1);
  }, [active]);
  return (steps) => {
    isReleased.current = true;
    window.history.go(steps);
  };
}
