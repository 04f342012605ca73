import type { Notification } from '@fsvp/contracts/catalogue/notification';
import { formatDateTime, formatRelativeTime, IconButton } from '@fsvp/ui';
import { Link } from '@fsvp/web-kit';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { notificationStyles } from './notification-styles.js';

interface NotificationItemProps {
  notification: Notification;
  onOpen: () => void;
  onRead: () => void;
}

/** A notification: a link to its record, and a button that marks it as read. */
export function NotificationItem({ notification, onOpen, onRead }: NotificationItemProps) {
  const { kind, title, text, href, read, createdAt } = notification;
  // A newer server may send a kind that is unknown here.
  const { Icon, tone, label } = notificationStyles[kind] ?? notificationStyles.report_finished;
  const link = useRef<HTMLAnchorElement>(null);
  const markRead = () => {
    // The button disappears; the focus stays on its notification.
    link.current?.focus();
    onRead();
  };
  return (
    <div className={`flex items-start gap-1 hover:bg-sunken ${read ? 'pr-4' : 'pr-2'}`}>
      <Link
        ref={link}
        href={href}
        onClick={onOpen}
        className="flex min-w-0 grow items-start gap-3 py-3 pl-4 -outline-offset-2"
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className={`line-clamp-2 break-words text-ink ${read ? '' : 'font-semibold'}`}>
            {read ? null : <span className="sr-only">Unread: </span>}
            {title}
          </span>
          <span className="line-clamp-4 text-muted">{text}</span>
          <span className="text-meta text-subtle">
            {label} ·{' '}
            <time dateTime={createdAt} title={formatDateTime(createdAt)}>
              {formatRelativeTime(createdAt)}
            </time>
          </span>
        </span>
        {read ? null : <span aria-hidden data-filled className="mt-1.5 size-2 shrink-0 rounded-full bg-dot-red" />}
      </Link>
      {read ? null : (
        <div className="py-2">
          <IconButton
            size="sm"
            label={`Mark as read: ${title}`}
            title="Mark as read"
            icon={<Check aria-hidden size={16} strokeWidth={1.75} />}
            onClick={markRead}
          />
        </div>
      )}
    </div>
  );
}
