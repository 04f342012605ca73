import { useContext, type ComponentType, type ReactNode } from 'react';
import { ExternalLink } from 'lucide-react';
import { cx } from './cx.js';
import { LinkContext, NewTabContext, type LinkProps } from './link.context.js';
import { VisuallyHidden } from './visually-hidden.js';

/** Sets the component that renders every link of the design system. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Anchor(props: LinkProps) {
  const Component = useContext(LinkContext);
  const inNewTab = useContext(NewTabContext) && props.download === undefined;
  if (!inNewTab) return <Component {...props} />;
  return (
    <Component {...props} target="_blank">
      {props.children}
      <ExternalLink
        aria-hidden
        size={14}
        strokeWidth={1.75}
        className="ml-1 inline shrink-0 align-[-2px] print:hidden"
      />
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Component>
  );
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
