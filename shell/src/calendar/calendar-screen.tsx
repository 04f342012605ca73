import { createResource, forgetFailures, withRetries } from '@fsvp/web-kit';
import { RemoteBoundary } from '../modules/remote.boundary.js';
import { ResourceScreen } from '../modules/resource-screen.js';

const page = createResource(() => withRetries(() => import(/* webpackChunkName: "calendar" */ './calendar.page.js')));

/** The calendar, with its own loading state and its own failure. */
export function CalendarScreen() {
  return (
    <RemoteBoundary title="Calendar" onRetry={forgetFailures}>
      <ResourceScreen resource={page} />
    </RemoteBoundary>
  );
}

export const prefetchCalendar = () => page.prefetch();
