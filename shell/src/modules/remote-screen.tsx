import type { RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { forgetFailures } from '@fsvp/web-kit';
import { useInsertionEffect, useState } from 'react';
import { host } from './host.js';
import { reloadRegistry } from './registry.store.js';
import { RemoteBoundary } from './remote.boundary.js';
import { remotePage } from './remote-pages.js';
import { ResourceScreen } from './resource-screen.js';
import { ScreenLoading } from './screen-loading.js';

interface RemoteScreenProps {
  entry: RegisteredModule;
  path: string;
}

/** A module's screen, with its own loading state and its own failure. */
export function RemoteScreen({ entry, path }: RemoteScreenProps) {
  const [retrying, setRetrying] = useState(false);
  useInsertionEffect(() => host.applyStyles(entry.name), [entry.name]);

  const retry = async () => {
    setRetrying(true);
    await reloadRegistry();
    forgetFailures();
    setRetrying(false);
  };

  return (
    <RemoteBoundary title={entry.manifest?.title ?? entry.name} onRetry={() => void retry()}>
      {retrying ? <ScreenLoading /> : <ResourceScreen resource={remotePage(entry, path)} />}
    </RemoteBoundary>
  );
}
