import { TextLink } from '@fsvp/ui';
import type { ReactNode } from 'react';

interface DashboardRowProps {
  title: string;
  href: string;
  detail: ReactNode;
  badge: ReactNode;
  note: ReactNode;
}

/** One line of the dashboard's lists: what it is on the left, how it stands on the right. */
export function DashboardRow({ title, href, detail, badge, note }: DashboardRowProps) {
  return (
    <div className="flex items-start justify-between gap-x-4 gap-y-1.5 max-[359px]:flex-col">
      <div className="flex min-w-0 flex-col gap-0.5">
        <TextLink href={href}>{title}</TextLink>
        <span className="break-words text-muted">{detail}</span>
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1 max-[359px]:items-start">
        {badge}
        <span className="text-meta text-muted">{note}</span>
      </div>
    </div>
  );
}
