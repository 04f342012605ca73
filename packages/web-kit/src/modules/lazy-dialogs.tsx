import { OpeningDialog } from '@fsvp/ui';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { lazyComponent } from './lazy-component.js';

/**
 * The dialogs of a screen, in a file of their own: its list does not need them. The file is loaded as soon as the pointer
 * moves in the screen or something in it is touched or focused, or when one of them is `open`. Once opened they stay
 * mounted, so that closing animations can finish.
 */
export function lazyDialogs<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & { open: boolean }> {
  const Dialogs = lazyComponent(load);
  return function LazyDialogs({ open, ...props }) {
    const [opened, setOpened] = useState(open);
    if (open && !opened) setOpened(true);
    useEffect(() => onFirstUse(Dialogs.prefetch), []);
    return opened ? (
      <Suspense fallback={<OpeningDialog />}>
        <Dialogs {...(props as unknown as P)} />
      </Suspense>
    ) : null;
  };
}

/** @returns a function that stops waiting */
function onFirstUse(run: () => void): () => void {
  const waiting = new AbortController();
  const onEvent = ({ target }: Event) => {
    // Not the navigation, which leads away, and not the element itself, which gets the focus when the screen is opened.
    if (!(target as Element).matches('main *')) return;
    waiting.abort();
    run();
  };
  // Not pointerover: what appears under a pointer at rest dispatches it, too.
  for (const use of ['pointermove', 'pointerdown', 'focusin'])
    addEventListener(use, onEvent, { signal: waiting.signal });
  return () => waiting.abort();
}
