import { useContext, type ComponentType, type ReactNode } from 'react';
import { cx } from './cx.js';
import { LinkContext, type LinkProps } from './link.context.js';

/** Sets the component that renders every link of the design system. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Anchor(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}

export type TextLinkProps = Omit<LinkProps, 'className' | 'style'> & {
  /** False for a link whose text is of no use on paper. */
  printed?: boolean;
};

/** A link inside running text. */
export function TextLink({ children, printed = true, ...props }: TextLinkProps) {
  return (
    <Anchor
      {...props}
      className={cx(
        'rounded-control text-link underline underline-offset-2 hover:no-underline',
        !printed && 'print:hidden',
      )}
    >
      {children}
    </Anchor>
  );
}
