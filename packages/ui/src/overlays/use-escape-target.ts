import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Closes an open overlay; the overlay that was opened last is last. */
const targets: (() => void)[] = [];

/**
 * Registers an overlay while it is open, so that Escape closes it although a toast is newer.
 * @returns Radix's `onEscapeKeyDown`: for a moment after an overlay has opened above this one, Radix still gives Escape to this one
 */
export function useEscapeTarget(open: boolean, close: () => void): (event: KeyboardEvent) => void {
  const onEscape = useEffectEvent(close);
  const own = useRef<() => void>(undefined);
  // A layout effect: an overlay that can be seen can be closed.
  useLayoutEffect(() => {
    if (!open) return;
    const target = () => onEscape();
    own.current = target;
    targets.push(target);
    return () => {
      own.current = undefined;
      targets.splice(targets.indexOf(target), 1);
    };
  }, [open]);
  return (event) => {
    if (own.current === undefined || own.current === targets.at(-1)) return;
    event.preventDefault();
    closeLatestOverlay();
  };
}

/** Closes the overlay that was opened last. Returns false if none is open. */
export function closeLatestOverlay(): boolean {
  targets.at(-1)?.();
  return targets.length > 0;
}
