import { NAVIGATION } from '@fsvp/contracts/module-registry';
import { Sidebar, type RenderLink } from '@fsvp/ui';
import { Link, useLocation } from '@fsvp/web-kit';
import { ShieldCheck } from 'lucide-react';
import { prefetchScreen } from '../modules/prefetch.js';
import { navigationIcons } from './navigation-icons.js';

const isActive = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

const prefetchingLink: RenderLink = (props, item) => {
  const prefetch = () => prefetchScreen(item.href);
  return <Link {...props} onPointerEnter={prefetch} onFocus={prefetch} />;
};

/** All nine entries, in the specification's order, whatever modules are there. */
export function AppSidebar() {
  const { pathname } = useLocation();
  const items = NAVIGATION.map(({ label, path }) => {
    const Icon = navigationIcons[path];
    return {
      label,
      href: path,
      icon: <Icon aria-hidden size={20} strokeWidth={1.75} />,
      active: isActive(path, pathname),
    };
  });
  return (
    <Sidebar
      items={items}
      renderLink={prefetchingLink}
      brandIcon={<ShieldCheck size={18} strokeWidth={2} />}
      brandName="FSVP Suite"
    />
  );
}
