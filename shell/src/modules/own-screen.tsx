import { forgetFailures } from '@fsvp/web-kit';
import type { NavigationEntry } from '../layout/navigation.js';
import { ownPage } from './own-screens.js';
import { RemoteBoundary } from './remote.boundary.js';
import { ResourceScreen } from './resource-screen.js';

/** One of the shell's own screens, with its own loading state and its own failure. */
export function OwnScreen({ entry: { path, label } }: { entry: NavigationEntry }) {
  const page = ownPage(path);
  return (
    <RemoteBoundary title={label} onRetry={forgetFailures}>
      {page ? <ResourceScreen resource={page} /> : null}
    </RemoteBoundary>
  );
}
