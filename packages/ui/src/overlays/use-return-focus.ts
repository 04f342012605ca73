import { useRef } from 'react';

// A dialog may be opened from another that closes at that moment; the way back then leads past the closed one.
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();
// The dialogs that are open or just closing, the latest last.
const open: (readonly HTMLElement[])[] = [];
const anyDialog = '[role="dialog"], [role="alertdialog"]';

/**
 * Gives the focus back to where it was before a dialog opened. Radix does so only for a dialog with a trigger of its
 * own; ours are opened from state. Where nothing of the way back is left, the page's main content gets the focus.
 */
export function useReturnFocus() {
  const way = useRef<readonly HTMLElement[]>([]);
  return {
    remember: (event: Event) => {
      const before = document.activeElement;
      if (!(before instanceof HTMLElement) || before === document.body) {
        // What had the focus is gone with the dialog that this one takes the place of.
        way.current = open.at(-1) ?? [];
      } else {
        const around = before.closest(anyDialog);
        way.current = [before, ...((around && waysBack.get(around)) ?? [])];
      }
      open.push(way.current);
      if (event.target instanceof Element) waysBack.set(event.target, way.current);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const position = open.lastIndexOf(way.current);
      if (position >= 0) open.splice(position, 1);
      const target = way.current.find((element) => element.isConnected) ?? document.getElementById('main');
      const focused = document.activeElement?.closest(anyDialog);
      // The next dialog has the focus already; the one around this dialog may take it too, but at no place of its own.
      if (focused && !focused.contains(target)) return;
      target?.focus();
    },
  };
}
