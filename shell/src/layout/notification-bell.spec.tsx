import { expect, test } from '@jest/globals';
import {
  listNotifications,
  markNotificationsRead,
  type Notification,
  type NotificationKind,
} from '@fsvp/contracts/catalogue/notification';
import { MockHost, mockUser, mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotificationBell } from './notification-bell.js';

const idOf = (index: number) => `0197a000-0000-7000-8000-${String(index).padStart(12, '0')}`;
const TITLES: Partial<Record<NotificationKind, string>> = {
  verification_due_soon: 'Verification due soon',
  webhook_disabled: 'Webhook disabled',
};

let count = 0;
function notification(kind: NotificationKind, href: string, changes: Partial<Notification> = {}): Notification {
  count += 1;
  return {
    id: idOf(count),
    kind,
    title: TITLES[kind] ?? kind,
    text: `Text ${count}`,
    href,
    read: false,
    createdAt: '2026-11-27T15:00:00Z',
    ...changes,
  };
}
const dueSoon = (record: number, changes: Partial<Notification> = {}) =>
  notification('verification_due_soon', `/verifications?view=${idOf(record)}`, {
    text: `Audit ${record} of Bay Seafood is due on Dec 3, 2026`,
    ...changes,
  });

function hostOf(sent: Notification[], total = sent.length) {
  let notifications = sent;
  return new MockHost()
    .answer(listNotifications, () => ({
      notifications,
      total,
      unread: notifications.filter(({ read }) => !read).length,
    }))
    .answer(markNotificationsRead, ({ body }) => {
      const { ids } = body as { ids?: string[] };
      notifications = notifications.map((one) => (!ids || ids.includes(one.id) ? { ...one, read: true } : one));
      return undefined;
    });
}

async function open(host: MockHost, user = mockUser) {
  const opened = renderInHost(<NotificationBell />, { host, user });
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  await waitFor(() => expect(panel.getAllByRole('listitem').length).toBeGreaterThan(0));
  return { ...opened, panel };
}

test('one kind on one day is a group with its number, which opens; each line names its record and leads to its form', async () => {
  const { panel, address } = await open(
    hostOf([
      dueSoon(1),
      dueSoon(2, { read: true }),
      notification('report_finished', `/reports?run=${idOf(9)}`),
      dueSoon(3),
      dueSoon(4, { createdAt: '2026-11-26T15:00:00Z' }),
    ]),
  );
  expect(panel.getAllByRole('listitem')).toHaveLength(3);
  const group = panel.getByRole('button', { name: /^3 verifications are due soon ?2 unread · Verification ·/ });
  expect(group).toHaveAttribute('aria-expanded', 'false');
  group.focus();
  await userEvent.keyboard('{Enter}');
  expect(group).toHaveAttribute('aria-expanded', 'true');
  const lines = within(panel.getByRole('list', { name: '3 verifications are due soon' })).getAllByRole('link');
  expect(lines.map((line) => [line.textContent?.replace(/Dec 3, 2026.*/, ''), line.getAttribute('href')])).toEqual([
    ['Unread: Audit 1 of Bay Seafood is due on ', `/verifications?view=${idOf(1)}&form=result`],
    // It may be done.
    ['Audit 2 of Bay Seafood is due on ', `/verifications?view=${idOf(2)}`],
    ['Unread: Audit 3 of Bay Seafood is due on ', `/verifications?view=${idOf(3)}&form=result`],
  ]);
  expect(panel.getByRole('link', { name: /^Unread: Verification due soon ?Audit 4/ })).toBeVisible();
  await userEvent.click(lines[2]!);
  expect(address()).toBe(`/verifications?view=${idOf(3)}&form=result`);
});

test('a group is marked as read at once, and keeps the focus', async () => {
  const unread = [dueSoon(1), dueSoon(2)];
  const host = hostOf([...unread, dueSoon(3, { read: true })]);
  const { panel } = await open(host);
  await userEvent.click(panel.getByRole('button', { name: 'Mark as read: 3 verifications are due soon' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: /^Mark/ })).toBeNull());
  expect(host.requests(markNotificationsRead).map(({ body }) => body)).toEqual([{ ids: unread.map(({ id }) => id) }]);
  const group = panel.getByRole('button', { name: /^3 verifications are due soon ?Verification ·/ });
  expect(group).toHaveFocus();
});

test('of one record the newest is shown, and the earlier ones on request', async () => {
  const webhook = `/admin?section=webhooks&view=${idOf(7)}`;
  const { panel } = await open(
    hostOf([
      notification('webhook_disabled', webhook, { text: 'Newest' }),
      notification('webhook_disabled', webhook, { text: 'Earlier', createdAt: '2026-11-20T15:00:00Z' }),
    ]),
  );
  expect(panel.getAllByRole('link')).toHaveLength(1);
  expect(panel.getByRole('link')).toHaveTextContent('Webhook disabledNewest');
  await userEvent.click(panel.getByRole('button', { name: /^1 earlier, 1 unread ?: Webhook disabled$/ }));
  expect(panel.getByRole('link', { name: /^Unread: Earlier/ })).toHaveAttribute('href', webhook);
});

test('a notification about many records is in no group, and a group that may go on says so', async () => {
  const summary = notification('verification_due_soon', '/verifications?status=scheduled', {
    title: 'Verifications due soon',
    text: '31 verifications are due within 14 days',
  });
  const { panel } = await open(hostOf([summary, dueSoon(1), dueSoon(2)], 40));
  expect(panel.getByRole('link', { name: /Verifications due soon/ })).toHaveAttribute('href', summary.href);
  expect(panel.getByRole('button', { name: /^2 or more verifications are due soon/ })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Show older notifications' })).toBeVisible();
});

test('a reader is led to the record, which is all that they can open', async () => {
  const { panel } = await open(hostOf([dueSoon(1)]), mockViewer);
  expect(panel.getByRole('link')).toHaveAttribute('href', `/verifications?view=${idOf(1)}`);
});
