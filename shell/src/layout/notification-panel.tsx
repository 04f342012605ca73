import {
  type listNotifications,
  markNotificationsRead,
  type Notification,
} from '@fsvp/contracts/catalogue/notification';
import type { ResponseOf } from '@fsvp/contracts/core/call';
import { Button, EmptyState, ErrorState, Skeleton } from '@fsvp/ui';
import { errorText, useApiMutation } from '@fsvp/web-kit';
import type { UseQueryResult } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import { useRef } from 'react';
import { NotificationsOfCause } from './notification-group.js';
import { groupNotifications } from './notification-groups.js';

export interface NotificationPanelProps {
  notifications: Pick<
    UseQueryResult<ResponseOf<typeof listNotifications>>,
    'data' | 'isError' | 'error' | 'isPlaceholderData' | 'refetch'
  >;
  onOpenRecord: () => void;
  /** Undefined if there are no more. */
  onShowMore?: () => void;
}

export function NotificationPanel({ notifications, onOpenRecord, onShowMore }: NotificationPanelProps) {
  const markRead = useApiMutation(markNotificationsRead, {
    failure: 'Failed to mark notifications as read',
    changes: ['notification'],
  });
  const { data, isError, error, refetch } = notifications;
  const list = useRef<HTMLUListElement>(null);

  const read = (notifications: Notification[]) => markRead.mutate({ body: { ids: notifications.map(({ id }) => id) } });
  const open = (notification: Notification) => {
    if (!notification.read) read([notification]);
    onOpenRecord();
  };

  const markAllRead = () => {
    // The button disappears; the focus stays in the panel.
    list.current?.querySelector<HTMLElement>('a, button')?.focus();
    return markRead.mutateAsync({ body: {} }).catch(() => undefined);
  };

  return (
    <>
      <div className="flex min-h-13 flex-wrap items-center justify-between gap-2 border-b border-divider px-4 py-2">
        <h2 className="text-card">Notifications</h2>
        {data && data.unread > 0 ? (
          <Button variant="ghost" size="sm" loading={markRead.isPending} onClick={markAllRead}>
            Mark all as read
          </Button>
        ) : null}
      </div>
      {isError ? (
        <ErrorState
          title="Notifications could not be loaded"
          message={errorText(error)}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? (
        <div role="status" className="flex flex-col gap-3 p-4">
          <span className="sr-only">Loading…</span>
          <Skeleton width="60%" />
          <Skeleton width="85%" />
        </div>
      ) : null}
      {data && !isError && data.notifications.length === 0 ? (
        <EmptyState text="No notifications" icon={<BellOff size={20} strokeWidth={1.75} />} />
      ) : null}
      {data && !isError && data.notifications.length > 0 ? (
        <ul ref={list} className="flex flex-col divide-y divide-divider">
          {groupNotifications(data.notifications, data.total).map((group) => (
            <li key={group.key}>
              <NotificationsOfCause group={group} onOpen={open} onRead={read} />
            </li>
          ))}
        </ul>
      ) : null}
      {data && !isError && onShowMore && data.total > data.notifications.length ? (
        <div className="flex justify-center border-t border-divider p-2">
          <Button variant="ghost" size="sm" loading={notifications.isPlaceholderData} onClick={onShowMore}>
            Show older notifications
          </Button>
        </div>
      ) : null}
    </>
  );
}
