import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink } from 'react-router';
import { entryState } from './use-entry-below.js';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  replace?: boolean;
  /** The URL of the page with the link, if the linked page returns to it. */
  below?: string;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link: within the suite without reloading the page; to files, API calls and other sites as a normal link. */
export function Link({ href, replace, below, ...props }: LinkProps) {
  const isExternal =
    !href.startsWith('/') ||
    href.startsWith('//') ||
    href.startsWith('/api/') ||
    props.download !== undefined ||
    props.target === '_blank';
  return isExternal ? (
    <a {...props} href={href} />
  ) : (
    <RouterLink {...props} to={href} replace={replace} state={below && entryState(below)} />
  );
}
