import { NAVIGATION } from '@fsvp/contracts/module-registry';
import { Route, Routes } from '@fsvp/web-kit';
import { DashboardPage } from '../dashboard/dashboard.page.js';
import { AppLayout } from '../layout/app-layout.js';
import { RemoteScreen } from '../modules/remote-screen.js';
import { useRegistry } from '../modules/use-registry.js';
import { ownerOf } from '../modules/registry.store.js';
import { NotFoundPage } from '../pages/not-found.page.js';

/** The one router: the shell's own screens, and every path that a module owns by the registry. */
export function SignedInApp() {
  const { modules } = useRegistry();
  const owned = new Set([
    ...NAVIGATION.filter((entry) => entry.module).map((entry) => entry.path as string),
    ...modules.flatMap((entry) => entry.routes),
  ]);
  return (
    <AppLayout>
      <Routes>
        <Route path="/" element={<DashboardPage />} />
        {[...owned].map((path) => {
          const owner = ownerOf(modules, path);
          return owner ? (
            <Route key={path} path={path} element={<RemoteScreen key={path} path={path} entry={owner} />} />
          ) : null;
        })}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </AppLayout>
  );
}
