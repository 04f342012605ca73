import type { Notification } from '@fsvp/contracts/catalogue/notification';
import { isoDayOfInstant } from '@fsvp/ui';

/** The notifications of one kind about one record. */
export interface RecordNotifications {
  newest: Notification;
  earlier: Notification[];
}

/** Records with notifications of one kind from one day. */
export interface NotificationGroup {
  key: string;
  records: RecordNotifications[];
  /** There may be more records: older notifications are not loaded. */
  isCut: boolean;
}

const dayOf = ({ createdAt }: Notification) => isoDayOfInstant(createdAt);

/** An address without an id is that of a list, as of a notification about many records. */
const namesRecord = ({ href }: Notification) => /[\da-f]{8}-[\da-f]{4}-/i.test(href);

/**
 * Groups by cause: notifications of one kind about one record, and these by the day of the newest one.
 * @param notifications the newest first
 * @param total how many there are, loaded or not
 */
export function groupNotifications(notifications: readonly Notification[], total: number): NotificationGroup[] {
  const oldest = notifications.length < total ? notifications.at(-1) : undefined;
  const records = new Map<string, RecordNotifications>();
  const groups = new Map<string, NotificationGroup>();
  for (const notification of notifications) {
    const { kind, href } = notification;
    const record = records.get(`${kind} ${href}`);
    if (record) {
      record.earlier.push(notification);
      continue;
    }
    const first = { newest: notification, earlier: [] };
    records.set(`${kind} ${href}`, first);
    const key = `${kind} ${namesRecord(notification) ? dayOf(notification) : href}`;
    const group = groups.get(key);
    if (group) group.records.push(first);
    else groups.set(key, { key, records: [first], isCut: oldest ? dayOf(oldest) === dayOf(notification) : false });
  }
  return [...groups.values()];
}
