import { AppFrame, TopBar } from '@fsvp/ui';
import { lazyComponent, useLive, useQueryClient, useSession } from '@fsvp/web-kit';
import { Suspense, useEffect, type ReactNode } from 'react';
import { prefetchWhenIdle } from '../modules/prefetch.js';
import { useNewVersion } from '../modules/use-new-version.js';
import { Commands } from '../shortcuts/commands.js';
import { AppSidebar } from './app-sidebar.js';
import { NotificationBell } from './notification-bell.js';
import { ThemeToggle } from './theme-toggle.js';
import { useRouteFocus } from './use-route-focus.js';
import { UserMenu } from './user-menu.js';
import { WayBackBar } from './way-back-bar.js';

const AuditorBanner = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "auditor" */ './auditor-banner.js')).AuditorBanner,
}));

function Auditor() {
  const { user } = useSession();
  if (user?.role !== 'auditor' || !user.expiresOn) return null;
  return (
    <Suspense>
      <AuditorBanner until={user.expiresOn} />
    </Suspense>
  );
}

// Neither depends on the screen, so navigation does not render them again.
const sidebar = <AppSidebar />;
const topBar = (
  <>
    <TopBar title="FSMA Compliance Dashboard" subtitle="Monitor your supplier compliance and verification activities">
      <Commands />
      <NotificationBell />
      <ThemeToggle />
      <UserMenu />
    </TopBar>
    <Auditor />
  </>
);

export function AppLayout({ children }: { children: ReactNode }) {
  useRouteFocus();
  useLive();
  useNewVersion();
  const client = useQueryClient();
  useEffect(() => prefetchWhenIdle(client), [client]);
  return (
    <AppFrame sidebar={sidebar} topBar={topBar}>
      <WayBackBar />
      {children}
    </AppFrame>
  );
}
