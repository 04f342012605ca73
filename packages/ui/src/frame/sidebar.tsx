import { useState, type ReactNode } from 'react';
import { Ellipsis } from 'lucide-react';
import { cx } from '../foundation/cx.js';
import { Anchor } from '../foundation/link.js';
import type { LinkProps } from '../foundation/link.context.js';
import { Popover } from '../overlays/popover.js';
import { Tooltip } from '../overlays/tooltip.js';

export interface SidebarItem {
  href: string;
  label: string;
  icon: ReactNode;
  active?: boolean;
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
const look = 'flex items-center gap-3 rounded-control text-body font-medium transition-colors duration-100';
const inactiveStyle = 'text-muted hover:bg-sunken hover:text-ink';
const activeStyle = 'bg-selected text-selected-ink';
const inBottomBar = 5;

function linkProps(item: SidebarItem, className: string, children: ReactNode): LinkProps {
  return {
    href: item.href,
    'aria-current': item.active ? 'page' : undefined,
    className: cx(look, className, item.active ? activeStyle : inactiveStyle),
    children,
  };
}

function BottomBar({
  items,
  renderLink,
  label,
}: {
  items: readonly SidebarItem[];
  renderLink: RenderLink;
  label: string;
}) {
  const [open, setOpen] = useState(false);
  const shown = items.slice(0, inBottomBar);
  const more = items.slice(inBottomBar);
  const cell = 'size-11 min-w-0 justify-center';
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-divider bg-surface pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <ul className="flex h-14 items-center justify-around">
        {shown.map((item) => (
          <li key={item.href}>
            {renderLink(
              linkProps(
                item,
                cell,
                <>
                  {item.icon}
                  <span className="sr-only">{item.label}</span>
                </>,
              ),
              item,
            )}
          </li>
        ))}
        {more.length > 0 ? (
          <li>
            <Popover
              label="More pages"
              size="sm"
              align="end"
              open={open}
              onOpenChange={setOpen}
              trigger={
                <button
                  type="button"
                  aria-label="More pages"
                  className={cx(look, cell, more.some((item) => item.active) ? activeStyle : inactiveStyle)}
                >
                  <Ellipsis aria-hidden size={20} strokeWidth={1.75} />
                </button>
              }
            >
              <ul className="-m-2 flex flex-col" onClick={() => setOpen(false)}>
                {more.map((item) => (
                  <li key={item.href}>
                    {renderLink(
                      linkProps(
                        item,
                        'min-h-11 px-3',
                        <>
                          {item.icon}
                          {item.label}
                        </>,
                      ),
                      item,
                    )}
                  </li>
                ))}
              </ul>
            </Popover>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}

/** 240 px wide with labels from 768 px, icons only below, and a bottom bar under 640 px. */
export function Sidebar({ items, renderLink = plainLink, brandIcon, brandName, label = 'Main' }: SidebarProps) {
  return (
    <>
      <nav
        aria-label={label}
        className="fixed inset-y-0 left-0 z-30 flex w-14 flex-col gap-2 overflow-y-auto border-r border-divider bg-surface pb-4 max-sm:hidden md:w-60"
      >
        <div className="flex min-h-16 items-center gap-3 px-3.5 md:px-5">
          <span aria-hidden className="grid size-7 shrink-0 place-items-center rounded-control bg-accent text-on-fill">
            {brandIcon}
          </span>
          {brandName ? <span className="text-card max-md:sr-only">{brandName}</span> : null}
        </div>
        <ul className="flex flex-col gap-0.5 px-1.5 md:px-3">
          {items.map((item) => (
            <li key={item.href}>
              <Tooltip content={item.label} side="right" hiddenFrom="md">
                {renderLink(
                  linkProps(
                    item,
                    'h-10 max-md:justify-center max-md:px-0 md:px-3 pointer-coarse:h-11',
                    <>
                      {item.icon}
                      <span className="max-md:sr-only">{item.label}</span>
                    </>,
                  ),
                  item,
                )}
              </Tooltip>
            </li>
          ))}
        </ul>
      </nav>
      <BottomBar items={items} renderLink={renderLink} label={label} />
    </>
  );
}
