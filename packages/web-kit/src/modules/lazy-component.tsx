import { use, type ComponentType } from 'react';
import { createResource, withRetries } from './resource.js';

/**
 * A component that is loaded on first render, for large or rarely used parts. Render it inside a Suspense. A failure
 * reaches the error boundary of the screen, whose Retry loads it again.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> & { prefetch(): void } {
  const resource = createResource(() => withRetries(load));
  function LazyComponent(props: P) {
    // "use" suspends for a moment even if the promise is resolved, and React keeps a fallback for 300 ms.
    const { default: Component } = resource.value ?? use(resource.read());
    return <Component {...props} />;
  }
  return Object.assign(LazyComponent, { prefetch: () => resource.prefetch() });
}
