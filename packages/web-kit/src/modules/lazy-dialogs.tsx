import { OpeningDialog } from '@fsvp/ui';
import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { lazyComponent } from './lazy-component.js';

/**
 * The dialogs of a screen, in a file of their own: its list does not need them. The file is loaded as soon as anything on
 * the page is pointed at or focused, or when one of them is `open`. Once opened they stay mounted, so that closing
 * animations can finish.
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
  const options = { once: true, signal: waiting.signal };
  for (const use of ['pointerover', 'focusin']) addEventListener(use, run, options);
  return () => waiting.abort();
}
