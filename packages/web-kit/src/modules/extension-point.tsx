import { Skeleton, Stack, Text } from '@fsvp/ui';
import { Suspense, use, useCallback, useContext, useState, type ComponentType } from 'react';
import { ExtensionBoundary } from './extension.boundary.js';
import { ExtensionsContext, type Extension } from './extensions.context.js';
import type { ExtensionProps, RowPoint } from './remote-module.js';

interface ExtensionPointProps<P extends keyof ExtensionProps> {
  name: P;
  props: ExtensionProps[P];
}

/**
 * What other modules add to a screen, each with its own loading and its own failure. It is nothing without a module that
 * has something for this point, and is loaded when it is scrolled into view. Place it below what must not move.
 */
export function ExtensionPoint<P extends Exclude<keyof ExtensionProps, RowPoint>>({
  name,
  props,
}: ExtensionPointProps<P>) {
  const extensions = useExtensionsOf(name);
  const [wasVisible, setWasVisible] = useState(false);
  const observe = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((changes) => {
      if (changes.some(({ isIntersecting }) => isIntersecting)) setWasVisible(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  if (extensions.length === 0) return null;
  return (
    <div ref={observe}>
      <Stack>
        {wasVisible
          ? extensions.map((extension) => (
              <ExtensionBoundary key={extension.module} extension={extension}>
                <Suspense fallback={<Skeleton shape="block" />}>
                  <Loaded extension={extension} {...props} />
                </Suspense>
              </ExtensionBoundary>
            ))
          : null}
      </Stack>
    </div>
  );
}

/**
 * What other modules add to a row of a list, after the first screen is loaded: keep a line of 24 px free for each, so that no
 * row moves. One that fails is a few words: where the row leads to has the means to try again.
 */
export function RowExtensions<P extends RowPoint>({ name, props }: ExtensionPointProps<P>) {
  return useExtensionsOf(name).map((extension) => (
    <ExtensionBoundary
      key={extension.module}
      extension={extension}
      fallback={
        <Text size="meta" tone="muted">
          {extension.title}: not available
        </Text>
      }
    >
      <Suspense fallback={null}>
        <Loaded extension={extension} {...props} />
      </Suspense>
    </ExtensionBoundary>
  ));
}

const useExtensionsOf = (name: keyof ExtensionProps) =>
  useContext(ExtensionsContext).filter(({ point }) => point === name);

function Loaded({ extension, ...props }: { extension: Extension }) {
  const Component: ComponentType = use(extension.load()).default;
  return <Component {...props} />;
}
