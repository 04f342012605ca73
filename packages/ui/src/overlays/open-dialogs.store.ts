import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

/** The modal dialogs that are open; the one that was opened last is last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]) {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers a modal dialog while it is open. Returns whether it is the one that was opened last. */
export function useTopmostDialog(isOpen: boolean): boolean {
  const id = useId();
  useLayoutEffect(() => {
    if (!isOpen) return;
    set([...open, id]);
    return () => set(open.filter((one) => one !== id));
  }, [isOpen, id]);
  const isTopmost = () => open.at(-1) === id;
  return useSyncExternalStore(subscribe, isTopmost, isTopmost);
}

const isAnyOpen = () => open.length > 0;

export function useIsDialogOpen(): boolean {
  return useSyncExternalStore(subscribe, isAnyOpen, isAnyOpen);
}
