import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** The component that renders links; the host sets its router's link, so that a click does not reload the page. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');
