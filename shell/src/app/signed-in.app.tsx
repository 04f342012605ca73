import { ExtensionsContext, Route, Routes } from '@fsvp/web-kit';
import { useMemo } from 'react';
import { CalendarScreen } from '../calendar/calendar-screen.js';
import { DashboardPage } from '../dashboard/dashboard.page.js';
import { AppLayout } from '../layout/app-layout.js';
import { CALENDAR, MY_WORK } from '../layout/navigation.js';
import { RemoteScreen } from '../modules/remote-screen.js';
import { useExtensions } from '../modules/use-extensions.js';
import { useRegistry } from '../modules/use-registry.js';
import { myWorkCard } from '../my-work/dashboard-card.js';
import { MyWorkScreen } from '../my-work/my-work-screen.js';
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
          <Route path="/" element={<DashboardPage />} />
          <Route path={MY_WORK.path} element={<MyWorkScreen />} />
          <Route path={CALENDAR.path} element={<CalendarScreen />} />
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
