import type { Notification } from '@fsvp/contracts/catalogue/notification';
import { Button, formatNumber } from '@fsvp/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { NotificationGroup, RecordNotifications } from './notification-groups.js';
import { MarkAsRead, NotificationItem, Time, UnreadDot } from './notification-item.js';
import { lookOf } from './notification-styles.js';

interface Actions {
  onOpen: (notification: Notification) => void;
  onRead: (notifications: Notification[]) => void;
}

const unreadOf = (notifications: Notification[]) => notifications.filter(({ read }) => !read);

/** The notifications of one cause: of one record, or of several behind their number. */
export function NotificationsOfCause({ group, ...actions }: Actions & { group: NotificationGroup }) {
  const [only, ...others] = group.records;
  return others.length ? <Records group={group} {...actions} /> : <OneRecord record={only!} {...actions} />;
}

function Records({ group: { records, isCut }, onOpen, onRead }: Actions & { group: NotificationGroup }) {
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { kind, title, createdAt } = records[0]!.newest;
  const { Icon, tone, label, many } = lookOf(kind);
  const unread = unreadOf(records.flatMap(({ newest, earlier }) => [newest, ...earlier]));
  const count = `${formatNumber(records.length)}${isCut ? ' or more' : ''}`;
  const name = many ? `${count} ${many}` : `${title} (${count})`;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <>
      <div className={`flex items-start gap-1 hover:bg-sunken ${unread.length ? 'pr-2' : 'pr-4'}`}>
        <button
          ref={heading}
          type="button"
          aria-expanded={open}
          aria-controls={open ? listId : undefined}
          onClick={() => setOpen(!open)}
          className="flex min-w-0 grow items-start gap-3 py-3 pl-4 text-left -outline-offset-2"
        >
          <Icon aria-hidden size={20} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${tone}`} />
          <span className="flex min-w-0 grow flex-col gap-0.5">
            <span className={`break-words text-ink ${unread.length ? 'font-semibold' : ''}`}>{name}</span>
            <span className="text-meta text-subtle">
              {unread.length ? `${formatNumber(unread.length)} unread · ` : ''}
              {`${label} · `}
              <Time at={createdAt} />
            </span>
          </span>
          <Chevron aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-muted" />
          {unread.length ? <UnreadDot /> : null}
        </button>
        {unread.length ? (
          <MarkAsRead
            name={name}
            onClick={() => {
              heading.current?.focus();
              onRead(unread);
            }}
          />
        ) : null}
      </div>
      {open ? (
        <ul id={listId} aria-label={name} className="flex flex-col pb-2">
          {records.map((record) => (
            <li key={record.newest.href}>
              <OneRecord record={record} grouped onOpen={onOpen} onRead={onRead} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

/** The newest notification of a record; the earlier ones are shown on request. */
function OneRecord({
  record: { newest, earlier },
  grouped,
  ...actions
}: Actions & { record: RecordNotifications; grouped?: boolean }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const unread = unreadOf(earlier).length;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <>
      <NotificationItem notification={newest} grouped={grouped} {...actions} />
      {earlier.length ? (
        <div className="pb-2 pl-9">
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={open ? listId : undefined}
            icon={<Chevron aria-hidden size={16} strokeWidth={1.75} />}
            onClick={() => setOpen(!open)}
          >
            {`${formatNumber(earlier.length)} earlier${unread ? `, ${formatNumber(unread)} unread` : ''}`}
            <span className="sr-only">: {grouped ? newest.text : newest.title}</span>
          </Button>
        </div>
      ) : null}
      {open ? (
        <ul id={listId} className="flex flex-col pb-2">
          {earlier.map((one) => (
            <li key={one.id}>
              <NotificationItem notification={one} grouped {...actions} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
