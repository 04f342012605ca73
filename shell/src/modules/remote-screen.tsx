import type { RegisteredModule } from '@fsvp/contracts/module-registry';
import { forgetFailures } from '@fsvp/web-kit';
import { Suspense, use, useInsertionEffect, useState } from 'react';
import { host } from './host.js';
import { reloadRegistry } from './registry.store.js';
import { RemoteBoundary } from './remote.boundary.js';
import { remotePage } from './remote-pages.js';
import { ScreenLoading } from './screen-loading.js';

interface RemoteScreenProps {
  entry: RegisteredModule;
  path: string;
}

function RemotePage({ entry, path }: RemoteScreenProps) {
  const { default: Page } = use(remotePage(entry, path).read());
  return <Page />;
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
      {retrying ? (
        <ScreenLoading />
      ) : (
        <Suspense fallback={<ScreenLoading />}>
          <RemotePage entry={entry} path={path} />
        </Suspense>
      )}
    </RemoteBoundary>
  );
}
