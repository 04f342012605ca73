import { Link, useLocation } from '@fsvp/web-kit';
import type { ReactNode } from 'react';

interface DashboardRowProps {
  title: string;
  href: string;
  detail: ReactNode;
  badge: ReactNode;
  note: ReactNode;
}

/** A row of the dashboard's lists; all of it is a link. Names are truncated after two lines. */
export function DashboardRow({ title, href, detail, badge, note }: DashboardRowProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="relative flex items-start justify-between gap-x-4 gap-y-1.5 max-[359px]:flex-col">
      <div className="flex max-w-full min-w-0 flex-col gap-0.5 wrap-anywhere">
        <Link
          href={href}
          below={pathname + search}
          title={title}
          className="line-clamp-2 rounded-control text-link underline underline-offset-2 after:absolute after:-inset-x-4 after:-inset-y-3 hover:no-underline sm:after:-inset-x-5"
        >
          {title}
        </Link>
        <span className="line-clamp-2 text-muted">{detail}</span>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 max-[359px]:items-start">
        {badge}
        <span className="text-meta text-muted">{note}</span>
      </div>
    </div>
  );
}
