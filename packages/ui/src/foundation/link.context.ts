import { createContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** What links are drawn with; the host sets its router's link, so that a click does not load the page anew. */
export const LinkContext = createContext<ComponentType<LinkProps> | 'a'>('a');
