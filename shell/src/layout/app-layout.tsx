import { AppFrame, TopBar } from '@fsvp/ui';
import { useLive } from '@fsvp/web-kit';
import { useEffect, type ReactNode } from 'react';
import { prefetchWhenIdle } from '../modules/prefetch.js';
import { Commands } from '../shortcuts/commands.js';
import { AppSidebar } from './app-sidebar.js';
import { NotificationBell } from './notification-bell.js';
import { ThemeToggle } from './theme-toggle.js';
import { useArrival } from './use-arrival.js';
import { useDraftReminder } from './use-draft-reminder.js';
import { UserMenu } from './user-menu.js';

// Neither depends on the screen, so that going to another does not draw them again.
const sidebar = <AppSidebar />;
const topBar = (
  <TopBar title="FSMA Compliance Dashboard" subtitle="Monitor your supplier compliance and verification activities">
    <Commands />
    <NotificationBell />
    <ThemeToggle />
    <UserMenu />
  </TopBar>
);

export function AppLayout({ children }: { children: ReactNode }) {
  useArrival();
  useLive();
  useDraftReminder();
  useEffect(() => prefetchWhenIdle(), []);
  return (
    <AppFrame sidebar={sidebar} topBar={topBar}>
      {children}
    </AppFrame>
  );
}
