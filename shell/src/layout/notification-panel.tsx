import { listNotifications, markNotificationsRead, type Notification, type NotificationKind } from '@fsvp/contracts/notification';
import type { ResponseOf } from '@fsvp/contracts/call';
import { Button, EmptyState, ErrorState, formatDateTime, formatRelativeTime, Skeleton } from '@fsvp/ui';
import { errorText, Link, useApiMutation } from '@fsvp/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { BellOff, FileCheck, FileX, PackageX, type LucideIcon } from 'lucide-react';

const looks: Record<NotificationKind, { Icon: LucideIcon; tone: string }> = {
  inspection_failed: { Icon: PackageX, tone: 'text-red-icon' },
  report_finished: { Icon: FileCheck, tone: 'text-green-icon' },
  report_failed: { Icon: FileX, tone: 'text-red-icon' },
};

interface NotificationPanelProps {
  notifications: UseQueryResult<ResponseOf<typeof listNotifications>>;
  onOpenRecord: () => void;
}

export function NotificationPanel({ notifications, onOpenRecord }: NotificationPanelProps) {
  const markRead = useApiMutation(markNotificationsRead, { failure: 'Failed to mark notifications as read', invalidates: [listNotifications] });
  const { data, isError, error, refetch } = notifications;

  const open = (notification: Notification) => {
    if (!notification.read) markRead.mutate({ body: { ids: [notification.id] } });
    onOpenRecord();
  };

  return (
    <>
      <div className="flex min-h-13 items-center justify-between gap-2 border-b border-divider px-4 py-2">
        <h2 className="text-card">Notifications</h2>
        {data && data.unread > 0 ? (
          <Button variant="ghost" size="sm" loading={markRead.isPending} onClick={() => markRead.mutate({ body: {} })}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      {isError ? <ErrorState title="Notifications could not be loaded" message={errorText(error)} onRetry={() => void refetch()} /> : null}
      {!data && !isError ? (
        <div role="status" className="flex flex-col gap-3 p-4">
          <span className="sr-only">Loading…</span>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </div>
      ) : null}
      {data && !isError && data.notifications.length === 0 ? <EmptyState text="No notifications" icon={<BellOff size={20} strokeWidth={1.75} />} /> : null}
      {data && !isError && data.notifications.length > 0 ? (
        <ul className="flex flex-col divide-y divide-divider">
          {data.notifications.map((notification) => (
            <li key={notification.id}>
              <NotificationLink notification={notification} onOpen={() => open(notification)} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function NotificationLink({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const { kind, title, text, href, read, createdAt } = notification;
  const { Icon, tone } = looks[kind] ?? looks.report_finished;
  return (
    <Link href={href} onClick={onOpen} className="flex items-start gap-3 px-4 py-3 -outline-offset-2 hover:bg-sunken">
      <Icon aria-hidden size={20} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className={`break-words ${read ? 'text-ink' : 'font-semibold text-ink'}`}>
          {read ? null : <span className="sr-only">Unread: </span>}
          {title}
        </span>
        <span className="break-words text-muted">{text}</span>
        <time dateTime={createdAt} title={formatDateTime(createdAt)} className="text-meta text-subtle">
          {formatRelativeTime(createdAt)}
        </time>
      </span>
      {read ? null : <span aria-hidden data-filled className="mt-1.5 size-2 shrink-0 rounded-full bg-dot-red" />}
    </Link>
  );
}
