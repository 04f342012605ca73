import { useRef } from 'react';

// A dialog may be opened from another that closes at that moment; the way back then leads past the closed one.
const waysBack = new WeakMap<Element, readonly HTMLElement[]>();
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
        way.current = [];
      } else {
        const around = before.closest(anyDialog);
        way.current = [before, ...((around && waysBack.get(around)) ?? [])];
      }
      if (event.target instanceof Element) waysBack.set(event.target, way.current);
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      // The next dialog has the focus already.
      if (document.activeElement?.closest(anyDialog)) return;
      const target = way.current.find((element) => element.isConnected) ?? document.getElementById('main');
      target?.focus();
    },
  };
}
