import { ExtensionsContext, Route, Routes } from '@fsvp/web-kit';
import { useMemo } from 'react';
import { AppLayout } from '../layout/app-layout.js';
import { CALENDAR, DASHBOARD, MY_WORK } from '../layout/navigation.js';
import { OwnScreen } from '../modules/own-screen.js';
import { RemoteScreen } from '../modules/remote-screen.js';
import { useExtensions } from '../modules/use-extensions.js';
import { useRegistry } from '../modules/use-registry.js';
import { myWorkCard } from '../my-work/dashboard-card.js';
import { NotFoundPage } from '../pages/not-found.page.js';

/** The one router: the shell's own screens, and every path that a module owns. */
export function SignedInApp() {
  const { modules } = useRegistry();
  const offered = useExtensions();
  const extensions = useMemo(() => [myWorkCard, ...offered], [offered]);
  return (
    <AppLayout>
      <ExtensionsContext value={extensions}>
        <Routes>
          {[DASHBOARD, MY_WORK, CALENDAR].map((entry) => (
            <Route key={entry.path} path={entry.path} element={<OwnScreen key={entry.path} entry={entry} />} />
          ))}
          {modules.flatMap((entry) =>
            (entry.manifest?.routes ?? []).flatMap((path) => {
              const paths = entry.manifest?.records?.includes(path) ? [path, `${path}/:id`] : [path];
              return paths.map((shown) => (
                <Route key={shown} path={shown} element={<RemoteScreen key={path} path={path} entry={entry} />} />
              ));
            }),
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ExtensionsContext>
    </AppLayout>
  );
}
