import { useEffect, useEffectEvent, useRef } from 'react';

/** Of the dialogs that hold, the latest last. */
const holding: ((event: PopStateEvent) => void)[] = [];

let listening = false;

/**
 * To be called before the router is there: what it does not hear of does not take the screen away, and Chromium calls the window's own
 * listeners in the order they came, captured or not.
 */
export function listenBeforeRouter(): void {
  if (listening) return;
  listening = true;
  window.addEventListener('popstate', (event) => holding.at(-1)?.(event), { capture: true });
}

/** The router numbers its entries of the history; undefined for an entry that is not its own. */
function position(): number | undefined {
  const state = window.history.state as { idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : undefined;
}

/**
 * While `active`, the browser's Back and Forward do not leave the page: `onHeld` gets the number of steps that were asked for, and the
 * answered function takes them after all.
 */
export function useHeldHistory(active: boolean, onHeld: (steps: number) => void): (steps: number) => void {
  const released = useRef(false);
  const tell = useEffectEvent(onHeld);
  useEffect(() => {
    const here = position();
    if (!active || here === undefined) return;
    // Late where a module runs alone; better than not at all.
    listenBeforeRouter();
    released.current = false;
    const hold = (event: PopStateEvent) => {
      const there = position();
      if (released.current || there === undefined) return;
      event.stopImmediatePropagation();
      // Being back here is the answer to the call below.
      if (there === here) return;
      window.history.go(here - there);
      tell(there - here);
    };
    holding.push(hold);
    return () => void holding.splice(holding.indexOf(hold), 1);
  }, [active]);
  return (steps) => {
    released.current = true;
    window.history.go(steps);
  };
}
