import { ExtensionsContext, Route, Routes } from '@fsvp/web-kit';
import { DashboardPage } from '../dashboard/dashboard.page.js';
import { AppLayout } from '../layout/app-layout.js';
import { RemoteScreen } from '../modules/remote-screen.js';
import { useExtensions } from '../modules/use-extensions.js';
import { useRegistry } from '../modules/use-registry.js';
import { NotFoundPage } from '../pages/not-found.page.js';

/** The one router: the shell's own screens, and every path that a module owns. */
export function SignedInApp() {
  const { modules } = useRegistry();
  const extensions = useExtensions();
  return (
    <AppLayout>
      <ExtensionsContext value={extensions}>
        <Routes>
          <Route path="/" element={<DashboardPage />} />
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
