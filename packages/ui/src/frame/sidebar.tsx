import type { ReactNode } from 'react';
import { cx } from '../foundation/cx.js';
import { Anchor } from '../foundation/link.js';
import type { LinkProps } from '../foundation/link.context.js';
import { Tooltip } from '../overlays/tooltip.js';

export interface SidebarItem {
  href: string;
  label: string;
  icon: ReactNode;
  active?: boolean;
  /** In a second list below a divider. */
  secondary?: boolean;
}

export type RenderLink = (props: LinkProps, item: SidebarItem) => ReactNode;

export interface SidebarProps {
  items: readonly SidebarItem[];
  /** Renders a link with the host's router; default: plain links. */
  renderLink?: RenderLink;
  /** The product's logo and name; the name is hidden while the sidebar shows icons only. */
  brandIcon?: ReactNode;
  brandName?: string;
  label?: string;
}

const plainLink: RenderLink = (props) => <Anchor {...props} />;
const look =
  'flex h-10 items-center gap-3 rounded-control text-body font-medium transition-colors duration-100 ' +
  'max-md:justify-center md:px-3 pointer-coarse:h-11';
const inactiveStyle = 'text-muted hover:bg-sunken hover:text-ink';
const activeStyle = 'bg-selected text-selected-ink';

/** 240 px wide with labels from 768 px; icons only below, 56 px wide, 48 px under 640 px. */
export function Sidebar({ items, renderLink = plainLink, brandIcon, brandName, label = 'Main' }: SidebarProps) {
  const entry = (item: SidebarItem): LinkProps => ({
    href: item.href,
    'aria-current': item.active ? 'page' : undefined,
    className: cx(look, item.active ? activeStyle : inactiveStyle),
    children: (
      <>
        {item.icon}
        <span className="max-md:sr-only">{item.label}</span>
      </>
    ),
  });
  const list = (entries: readonly SidebarItem[]) => (
    <ul className="flex flex-col gap-0.5 px-px sm:px-1.5 md:px-3">
      {entries.map((item) => (
        <li key={item.href}>
          <Tooltip content={item.label} side="right" hiddenFrom="md">
            {renderLink(entry(item), item)}
          </Tooltip>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-label={label}
      className="fixed inset-y-0 left-0 z-30 flex w-12 flex-col gap-2 overflow-y-auto border-r border-divider bg-surface pb-4 sm:w-14 md:w-60 print:hidden"
    >
      <div className="flex min-h-16 shrink-0 items-center justify-center gap-3 md:justify-start md:px-5">
        <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-control bg-accent text-on-fill">
          {brandIcon}
        </span>
        {brandName ? <span className="text-card max-md:sr-only">{brandName}</span> : null}
      </div>
      {list(items.filter(({ secondary }) => !secondary))}
      {items.some(({ secondary }) => secondary) ? (
        <>
          <hr className="mx-2 border-divider md:mx-5" />
          {list(items.filter(({ secondary }) => secondary))}
        </>
      ) : null}
    </nav>
  );
}
