import type { RegisteredModule } from '@fsvp/contracts/modules/module-registry';
import { forgetFailures } from '@fsvp/web-kit';
import { startTransition, useEffect, useInsertionEffect, useReducer, useState } from 'react';
import { host } from './host.js';
import { reloadRegistry } from './registry.store.js';
import { RemoteBoundary } from './remote.boundary.js';
import { remotePage } from './remote-pages.js';
import { ScreenLoading } from './screen-loading.js';

interface RemoteScreenProps {
  entry: RegisteredModule;
  path: string;
}

/** Without Suspense: React shows a fallback for at least 300 ms, which is longer than a module usually takes to load. */
function RemotePage({ entry, path }: RemoteScreenProps) {
  const resource = remotePage(entry, path);
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    let mounted = true;
    resource.read().then(
      () => mounted && startTransition(render),
      (error: unknown) => mounted && setFailure({ error }),
    );
    return () => void (mounted = false);
  }, [resource]);
  if (failure) throw failure.error;
  const Page = resource.value?.default;
  return Page ? <Page /> : <ScreenLoading />;
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
      {retrying ? <ScreenLoading /> : <RemotePage entry={entry} path={path} />}
    </RemoteBoundary>
  );
}
