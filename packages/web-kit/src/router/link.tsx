import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link as RouterLink } from 'react-router';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link: within the suite without reloading the page; to files, API calls and other sites as a normal link. */
export function Link({ href, replace, ...props }: LinkProps) {
  const isExternal =
    !href.startsWith('/') ||
    href.startsWith('//') ||
    href.startsWith('/api/') ||
    props.download !== undefined ||
    props.target === '_blank';
  return isExternal ? <a {...props} href={href} /> : <RouterLink {...props} to={href} replace={replace} />;
}
