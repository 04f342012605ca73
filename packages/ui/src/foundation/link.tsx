import { useContext, type ComponentType, type ReactNode } from 'react';
import { LinkContext, type LinkProps } from './link.context.js';

/** Sets the component that renders every link of the design system. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Anchor(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}

/** A link inside running text. */
export function TextLink({ children, ...props }: Omit<LinkProps, 'className' | 'style'>) {
  return (
    <Anchor {...props} className="rounded-control text-link underline underline-offset-2 hover:no-underline">
      {children}
    </Anchor>
  );
}
