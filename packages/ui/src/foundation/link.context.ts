import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** The URL of the page with the link, if the linked page returns to it. */
  below?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** The component that renders links; the host sets its router's link, so that a click does not reload the page. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');

/** Whether links open in a new tab: in a form, whose input a link would discard. */
export const NewTabContext = createContext(false);
