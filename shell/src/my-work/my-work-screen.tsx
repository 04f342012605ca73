import { createResource, forgetFailures, withRetries } from '@fsvp/web-kit';
import { RemoteBoundary } from '../modules/remote.boundary.js';
import { ResourceScreen } from '../modules/resource-screen.js';

const page = createResource(() => withRetries(() => import(/* webpackChunkName: "my-work" */ './my-work.page.js')));

/** My Work, with its own loading state and its own failure. */
export function MyWorkScreen() {
  return (
    <RemoteBoundary title="My Work" onRetry={forgetFailures}>
      <ResourceScreen resource={page} />
    </RemoteBoundary>
  );
}

export const prefetchMyWork = () => page.prefetch();
