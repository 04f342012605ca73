import type { Notification } from '@fsvp/contracts/catalogue/notification';
import { formatDateTime, formatRelativeTime, IconButton } from '@fsvp/ui';
import { Link, useMay } from '@fsvp/web-kit';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { actionHref } from './notification-action.js';
import { lookOf } from './notification-styles.js';

interface NotificationItemProps {
  notification: Notification;
  /** In a group, whose heading has the icon and says what the title says. */
  grouped?: boolean;
  onOpen: (notification: Notification) => void;
  onRead: (notifications: Notification[]) => void;
}

/** A notification: a link to what is due, and a button that marks it as read. */
export function NotificationItem({ notification, grouped = false, onOpen, onRead }: NotificationItemProps) {
  const { kind, title, text, href, read, createdAt } = notification;
  const { Icon, tone, label } = lookOf(kind);
  const link = useRef<HTMLAnchorElement>(null);
  const mayWrite = useMay('write');
  const name = grouped ? text : title;
  return (
    <div className={`flex items-start gap-1 hover:bg-sunken ${read ? 'pr-4' : 'pr-2'}`}>
      <Link
        ref={link}
        href={mayWrite ? actionHref(notification) : href}
        onClick={() => onOpen(notification)}
        className={`flex min-w-0 grow items-start gap-3 -outline-offset-2 ${grouped ? 'py-2 pl-12' : 'py-3 pl-4'}`}
      >
        {grouped ? null : <Icon aria-hidden size={20} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />}
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span
            className={`${grouped ? 'line-clamp-4' : 'line-clamp-2'} break-words text-ink ${read ? '' : 'font-semibold'}`}
          >
            {read ? null : <span className="sr-only">Unread: </span>}
            {name}
          </span>
          {grouped ? null : <span className="line-clamp-4 text-muted">{text}</span>}
          <span className="text-meta text-subtle">
            {grouped ? null : `${label} · `}
            <Time at={createdAt} />
          </span>
        </span>
        {read ? null : <UnreadDot />}
      </Link>
      {read ? null : (
        <MarkAsRead
          name={name}
          onClick={() => {
            link.current?.focus();
            onRead([notification]);
          }}
        />
      )}
    </div>
  );
}

export function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelativeTime(at)}
    </time>
  );
}

export function UnreadDot() {
  return <span aria-hidden data-filled className="mt-1.5 size-2 shrink-0 rounded-full bg-dot-red" />;
}

/** Disappears when it is used: `onClick` moves the focus before. */
export function MarkAsRead({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <div className="py-2">
      <IconButton
        size="sm"
        label={`Mark as read: ${name}`}
        title="Mark as read"
        icon={<Check aria-hidden size={16} strokeWidth={1.75} />}
        onClick={onClick}
      />
    </div>
  );
}
