import type { Resource } from '@fsvp/web-kit';
import { startTransition, useEffect, useReducer, useState, type ComponentType } from 'react';
import { ScreenLoading } from './screen-loading.js';

/**
 * A screen whose file is loaded when it is opened. Without Suspense: React shows a fallback for at least 300 ms, which is longer than a
 * file usually takes to load.
 */
export function ResourceScreen({ resource }: { resource: Resource<{ default: ComponentType }> }) {
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
