import { createResource, withRetries } from '@fsvp/web-kit';
import type { ComponentType } from 'react';
import { CALENDAR, DASHBOARD, MY_WORK } from '../layout/navigation.js';

let loading = 0;
export const isOwnPageLoading = () => loading > 0;

const load = (page: () => Promise<{ default: ComponentType }>) =>
  createResource(() => {
    loading += 1;
    return withRetries(page).finally(() => (loading -= 1));
  });

/** The shell's own screens by path. Each is a file of its own, which the page starts (webpack.config.mjs names it). */
const PAGES = {
  [DASHBOARD.path]: load(async () => ({
    default: (await import(/* webpackChunkName: "dashboard" */ '../dashboard/dashboard.page.js')).DashboardPage,
  })),
  [MY_WORK.path]: load(() => import(/* webpackChunkName: "my-work" */ '../my-work/my-work.page.js')),
  [CALENDAR.path]: load(() => import(/* webpackChunkName: "calendar" */ '../calendar/calendar.page.js')),
};

export const ownPage = (path: string) => PAGES[path];
