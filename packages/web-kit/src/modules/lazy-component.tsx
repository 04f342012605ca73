import { use, type ComponentType } from 'react';
import { createResource, withRetries } from './resource.js';

/**
 * A component fetched when it is first drawn, for parts that are heavy or seldom seen. Draw it inside a Suspense; a failure
 * goes to the boundary around the screen, whose Retry fetches it again.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> & { prefetch(): void } {
  const resource = createResource(() => withRetries(load));
  function LazyComponent(props: P) {
    const { default: Component } = use(resource.read());
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { prefetch: () => resource.prefetch() });
}
