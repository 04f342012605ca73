import { lazyComponent } from '@fsvp/web-kit';
import { Suspense, useState } from 'react';
import { OverlayBoundary } from './overlay.boundary.js';
import { SearchButton } from './search-button.js';
import { useShortcuts } from './use-shortcuts.js';

const CommandPalette = lazyComponent(() => import(/* webpackChunkName: "palette" */ '../palette/command-palette.js'));
const ShortcutHelp = lazyComponent(() => import(/* webpackChunkName: "shortcut-help" */ './shortcut-help.dialog.js'));

type Shown = 'search' | 'help';

/** The search button and the overlays of the keyboard shortcuts, which are loaded on first use. */
export function Commands() {
  const [shown, setShown] = useState<Shown>();
  // They stay mounted, so that their closing animation runs.
  const [wanted, setWanted] = useState<readonly Shown[]>([]);
  const show = (what: Shown) => {
    setWanted((before) => (before.includes(what) ? before : [...before, what]));
    setShown(what);
  };
  const close = () => setShown(undefined);
  const failed = () => {
    setShown(undefined);
    setWanted([]);
  };
  useShortcuts({ onSearch: () => show('search'), onHelp: () => show('help') });

  return (
    <>
      <SearchButton onOpen={() => show('search')} onNear={() => CommandPalette.prefetch()} />
      <OverlayBoundary subject="The search" onFailed={failed}>
        <Suspense>
          {wanted.includes('search') ? <CommandPalette open={shown === 'search'} onClose={close} /> : null}
        </Suspense>
      </OverlayBoundary>
      <OverlayBoundary subject="The keyboard help" onFailed={failed}>
        <Suspense>{wanted.includes('help') ? <ShortcutHelp open={shown === 'help'} onClose={close} /> : null}</Suspense>
      </OverlayBoundary>
    </>
  );
}
