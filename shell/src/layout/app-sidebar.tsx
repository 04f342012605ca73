import { Sidebar, type RenderLink } from '@fsvp/ui';
import { Link, useLocation } from '@fsvp/web-kit';
import { ShieldCheck } from 'lucide-react';
import { prefetchScreen } from '../modules/prefetch.js';
import { useNavigation } from './use-navigation.js';

const isActive = (path: string, pathname: string) =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`);

const prefetchingLink: RenderLink = (props, item) => {
  const prefetch = () => prefetchScreen(item.href);
  return <Link {...props} onPointerEnter={prefetch} onFocus={prefetch} />;
};

/** The dashboard and every screen that a module lists, whether the module is available or not. */
export function AppSidebar() {
  const { pathname } = useLocation();
  const items = useNavigation().map(({ label, path, Icon, secondary }) => ({
    label,
    href: path,
    icon: <Icon aria-hidden size={20} strokeWidth={1.75} />,
    active: isActive(path, pathname),
    secondary,
  }));
  return (
    <Sidebar
      items={items}
      renderLink={prefetchingLink}
      brandIcon={<ShieldCheck size={18} strokeWidth={2} />}
      brandName="FSVP Suite"
    />
  );
}
