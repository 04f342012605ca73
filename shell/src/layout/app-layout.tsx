import { AppFrame, TopBar } from '@fsvp/ui';
import { useLive, useQueryClient } from '@fsvp/web-kit';
import { useEffect, type ReactNode } from 'react';
import { prefetchWhenIdle } from '../modules/prefetch.js';
import { useNewVersion } from '../modules/use-new-version.js';
import { Commands } from '../shortcuts/commands.js';
import { AppSidebar } from './app-sidebar.js';
import { AuditorBanner } from './auditor-banner.js';
import { NotificationBell } from './notification-bell.js';
import { ThemeToggle } from './theme-toggle.js';
import { useRouteFocus } from './use-route-focus.js';
import { UserMenu } from './user-menu.js';

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
    <AuditorBanner />
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
      {children}
    </AppFrame>
  );
}
