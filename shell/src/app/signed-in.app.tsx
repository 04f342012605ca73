import { ExtensionsContext, Route, Routes } from '@fsvp/web-kit';
import { CalendarScreen } from '../calendar/calendar-screen.js';
import { DashboardPage } from '../dashboard/dashboard.page.js';
import { AppLayout } from '../layout/app-layout.js';
import { CALENDAR } from '../layout/navigation.js';
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
          <Route path={CALENDAR.path} element={<CalendarScreen />} />
          {modules.flatMap((entry) =>
            (entry.manifest?.routes ?? []).map((path) => (
              <Route key={path} path={path} element={<RemoteScreen key={path} path={path} entry={entry} />} />
            )),
          )}
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </ExtensionsContext>
    </AppLayout>
  );
}
