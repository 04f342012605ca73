import { listNotifications } from '@fsvp/contracts/notification';
import { IconButton, Popover } from '@fsvp/ui';
import { invalidate, useApiQuery, useLocation, useQueryClient } from '@fsvp/web-kit';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NotificationPanel } from './notification-panel.js';

/** The bell; its dot shows while any notification is unread. News are asked for at each screen and each opening. */
export function NotificationBell() {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const notifications = useApiQuery(listNotifications, { query: { limit: 20 } });
  const unread = notifications.data?.unread ?? 0;

  useEffect(() => void invalidate(client, [listNotifications]), [client, pathname]);

  const change = (next: boolean) => {
    setOpen(next);
    if (next) void invalidate(client, [listNotifications]);
  };

  return (
    <Popover
      label="Notifications"
      align="end"
      size="lg"
      flush
      open={open}
      onOpenChange={change}
      trigger={
        <IconButton label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'} icon={<Bell aria-hidden size={20} strokeWidth={1.75} />}>
          {unread > 0 ? (
            <span aria-hidden data-filled data-testid="unread-dot" className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-surface bg-dot-red" />
          ) : null}
        </IconButton>
      }
    >
      {(close) => <NotificationPanel notifications={notifications} onOpenRecord={close} />}
    </Popover>
  );
}
