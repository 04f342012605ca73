import { useEffect, useEffectEvent } from 'react';

/** Closes an open overlay; the overlay that was opened last is last. */
const targets: (() => void)[] = [];

/** Registers an overlay while it is open, so that Escape closes it although a toast is newer. */
export function useEscapeTarget(open: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const target = () => onEscape();
    targets.push(target);
    return () => void targets.splice(targets.indexOf(target), 1);
  }, [open]);
}

/** Closes the overlay that was opened last. Returns false if none is open. */
export function closeLatestOverlay(): boolean {
  targets.at(-1)?.();
  return targets.length > 0;
}
