import { listNotifications } from '@fsvp/contracts/catalogue/notification';
import { IconButton, Popover, Spinner } from '@fsvp/ui';
import { invalidate, lazyComponent, useApiQuery, useQueryClient } from '@fsvp/web-kit';
import { keepPreviousData } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useFirstScreenLoaded } from '../modules/when-idle.js';
import type { NotificationPanelProps } from './notification-panel.js';

const NotificationPanel = lazyComponent<NotificationPanelProps>(async () => ({
  default: (await import(/* webpackChunkName: "notifications" */ './notification-panel.js')).NotificationPanel,
}));

const INITIAL_SHOWN = 20;
const MAX_SHOWN = 100;

/** The bell; a dot shows that there are unread notifications. New ones appear by themselves and on each opening. */
export function NotificationBell() {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [limit, setLimit] = useState(INITIAL_SHOWN);
  const loaded = useFirstScreenLoaded();
  // The panel may load later than a failure arrives: what it shows is read here, so that each change renders.
  const { data, isError, error, isPlaceholderData, refetch } = useApiQuery(
    listNotifications,
    { query: { limit } },
    { placeholderData: keepPreviousData, enabled: loaded || open },
  );
  const unread = data?.unread ?? 0;

  const change = (next: boolean) => {
    setOpen(next);
    if (next) void invalidate(client, ['notification']);
    else setLimit(INITIAL_SHOWN);
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
        <IconButton
          label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
          icon={<Bell aria-hidden size={20} strokeWidth={1.75} />}
        >
          {unread > 0 ? (
            <span
              aria-hidden
              data-filled
              data-testid="unread-dot"
              className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-surface bg-dot-red"
            />
          ) : null}
        </IconButton>
      }
    >
      {(close) => (
        <Suspense fallback={<LoadingPanel />}>
          <NotificationPanel
            notifications={{ data, isError, error, isPlaceholderData, refetch }}
            onOpenRecord={close}
            onShowMore={limit < MAX_SHOWN ? () => setLimit(MAX_SHOWN) : undefined}
          />
        </Suspense>
      )}
    </Popover>
  );
}

function LoadingPanel() {
  return (
    <div className="p-4">
      <Spinner label="Loading…" />
    </div>
  );
}
