import * as z from 'zod/mini';
import { person, READ } from '../core/access.js';
import { defineCall } from '../core/call.js';
import { instantText, wholeNumber } from '../core/fields.js';
import { REMINDER_KINDS } from '../core/reminder.js';

export const NOTIFICATION_KINDS = [
  'inspection_failed',
  'report_finished',
  'report_failed',
  ...REMINDER_KINDS,
  /** Seen by the account in whose name somebody tried to sign. */
  'signing_failed',
  /** Seen by administrators. */
  'signature_broken',
  'account_review_due',
  'api_token_unused',
  'webhook_disabled',
  /** Single sign-on sent the address of another account. */
  'account_address_taken',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export const notification = z
  .object({
    id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    text: z.string(),
    /** Path in the suite that opens the record. */
    href: z.string(),
    read: z.boolean(),
    createdAt: instantText,
  })
  .check(z.meta({ id: 'Notification' }));
export type Notification = z.output<typeof notification>;

const tag = 'Notifications';

export const listNotifications = defineCall({
  id: 'listNotifications',
  method: 'GET',
  path: '/api/notifications',
  summary: 'Notifications, newest first, with the number unread',
  tag,
  access: READ,
  query: z.object({ limit: z._default(wholeNumber(1, 100), 20), offset: z._default(wholeNumber(0, 100_000_000), 0) }),
  response: z
    .object({ notifications: z.array(notification), total: z.int(), unread: z.int() })
    .check(z.meta({ id: 'NotificationList' })),
});
export const markNotificationsRead = defineCall({
  id: 'markNotificationsRead',
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Mark the named notifications as read, or all of them',
  tag,
  access: person('self'),
  body: z
    .object({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(100))) })
    .check(z.meta({ id: 'NotificationsRead' })),
  status: 204,
});
