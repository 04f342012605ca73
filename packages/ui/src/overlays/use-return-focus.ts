import { useRef } from 'react';

// A dialog may be opened from another one that closes at that moment; the focus then returns past the closed one.
const returnPaths = new WeakMap<Element, readonly HTMLElement[]>();
// The dialogs that are open or closing, the latest last.
const open: (readonly HTMLElement[])[] = [];
const anyDialog = '[role="dialog"], [role="alertdialog"]';

/** If the focused button is removed with its record when the list reloads, focuses the main content. */
function keepFocusInMain(target: HTMLElement) {
  const observer = new MutationObserver(() => {
    if (target.isConnected && document.activeElement === target) return;
    observer.disconnect();
    if (!target.isConnected && document.activeElement === document.body) document.getElementById('main')?.focus();
  });
  observer.observe(document.body, { subtree: true, childList: true });
}

/**
 * Returns the focus to the element that had it before a dialog opened. Radix does so only for a dialog with a trigger;
 * ours are opened from state. If that element is gone, the page's main content receives the focus.
 */
export function useReturnFocus() {
  const path = useRef<readonly HTMLElement[]>([]);
  return {
    /** Returns false if nothing had the focus, as after a page load. */
    remember: (event: Event): boolean => {
      const before = document.activeElement;
      const hadFocus = before instanceof HTMLElement && before !== document.body;
      if (!hadFocus) {
        // The focused element was removed together with the dialog that this one replaces.
        path.current = open.at(-1) ?? [];
      } else {
        const around = before.closest(anyDialog);
        path.current = [before, ...((around && returnPaths.get(around)) ?? [])];
      }
      open.push(path.current);
      if (event.target instanceof Element) returnPaths.set(event.target, path.current);
      return hadFocus;
    },
    restore: (event: Event) => {
      event.preventDefault();
      const position = open.lastIndexOf(path.current);
      if (position >= 0) open.splice(position, 1);
      const target = path.current.find((element) => element.isConnected) ?? document.getElementById('main');
      const focused = document.activeElement?.closest(anyDialog);
      // The next dialog already has the focus.
      if (focused && !focused.contains(target)) return;
      target?.focus();
      if (target) keepFocusInMain(target);
    },
  };
}
