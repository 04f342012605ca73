import { afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  listNotifications,
  markNotificationsRead,
  NOTIFICATION_KINDS,
  type Notification,
} from '@fsvp/contracts/catalogue/notification';
import { updateCurrentUser } from '@fsvp/contracts/access/user';
import { MockEventSource, MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogs } from '../modules/dialogs.js';
import { inlineRegistry, repositoryModules } from '../testing/mock-registry.js';
import { AppLayout } from './app-layout.js';

beforeAll(async () => {
  inlineRegistry(repositoryModules());
  await dialogs.read();
});

let uninstall = () => undefined as void;
afterEach(() => uninstall());

const sampleNotifications: Notification[] = [
  {
    id: '0197a000-0000-7000-8000-0000000000a1',
    kind: 'inspection_failed',
    title: 'Inspection failed',
    text: 'Frozen shrimp at 55 °F',
    href: '/receiving-inspections?view=1',
    read: false,
    createdAt: '2026-01-02T00:00:00Z',
  },
  {
    id: '0197a000-0000-7000-8000-0000000000a2',
    kind: 'report_finished',
    title: 'Report ready',
    text: 'Compliance',
    href: '/reports?run=2',
    read: true,
    createdAt: '2026-01-01T00:00:00Z',
  },
];

function hostWithNotifications() {
  let notifications = sampleNotifications;
  return new MockHost()
    .answer(listNotifications, () => ({
      notifications,
      total: 2,
      unread: notifications.filter((entry) => !entry.read).length,
    }))
    .answer(markNotificationsRead, () => {
      notifications = notifications.map((entry) => ({ ...entry, read: true }));
      return undefined;
    });
}

const renderPage = (host: MockHost, user = mockUser) => renderInHost(<AppLayout>content</AppLayout>, { host, user });

test('shows nine entries in order, even of unavailable modules, and the others below a divider; the active one is marked', () => {
  renderInHost(<AppLayout>content</AppLayout>, { host: hostWithNotifications(), at: '/documents' });
  const sidebar = within(screen.getAllByRole('navigation')[0]!);
  const links = sidebar.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(0, 9)).toEqual([
    ['Dashboard', '/'],
    ['Suppliers', '/suppliers'],
    ['FSVP Compliance', '/fsvp-compliance'],
    ['Hazard Analysis', '/hazard-analysis'],
    ['Verifications', '/verifications'],
    ['Receiving Inspections', '/receiving-inspections'],
    ['Corrective Actions', '/corrective-actions'],
    ['Documents', '/documents'],
    ['Reports', '/reports'],
  ]);
  expect(links.at(-1)).toEqual(['Administration', '/admin']);
  const divider = sidebar.getByRole('separator');
  expect(divider.compareDocumentPosition(sidebar.getByRole('link', { name: 'Reports' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  expect(divider.compareDocumentPosition(sidebar.getByRole('link', { name: 'Administration' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(sidebar.getByRole('link', { current: 'page' })).toHaveTextContent('Documents');
});

test('the dot shows unread notifications; opening one marks it as read', async () => {
  const host = hostWithNotifications();
  const { address } = renderPage(host);
  await screen.findByTestId('unread-dot');
  await userEvent.click(screen.getByRole('button', { name: 'Notifications, 1 unread' }));
  await userEvent.click(await screen.findByRole('link', { name: /Inspection failed/ }));
  expect(address()).toBe('/receiving-inspections?view=1');
  expect(host.requests(markNotificationsRead)[0]!.body).toEqual({ ids: [sampleNotifications[0]!.id] });
  await waitFor(() => expect(screen.queryByTestId('unread-dot')).toBeNull());
});

test('a single notification can be marked as read', async () => {
  const host = hostWithNotifications();
  const { address } = renderPage(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as read: Inspection failed' }));
  await waitFor(() => expect(screen.queryByTestId('unread-dot')).toBeNull());
  expect(host.requests(markNotificationsRead)[0]!.body).toEqual({ ids: [sampleNotifications[0]!.id] });
  expect(screen.getByRole('link', { name: /Inspection failed/ })).toHaveFocus();
  expect(address()).toBe('/');
});

test('a new notification appears by itself', async () => {
  uninstall = MockEventSource.install();
  let unread = 0;
  const host = new MockHost().answer(listNotifications, () => ({
    notifications: sampleNotifications.slice(1),
    total: 1,
    unread,
  }));
  renderPage(host);
  await screen.findByRole('button', { name: 'Notifications' });
  await waitFor(() => expect(host.requests(listNotifications)).toHaveLength(1));
  MockEventSource.latest().accept();
  unread = 3;
  MockEventSource.latest().sendChange('notification');
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible();
  expect(screen.getByTestId('unread-dot')).toBeInTheDocument();
});

test('every kind has its icon and its text alternative', async () => {
  const all = NOTIFICATION_KINDS.map((kind, index) => ({
    ...sampleNotifications[0]!,
    id: `${sampleNotifications[0]!.id.slice(0, -2)}${index + 10}`,
    kind,
    title: `Title of ${kind}`,
  }));
  renderPage(new MockHost().answer(listNotifications, { notifications: all, total: 120, unread: all.length }));
  await userEvent.click(await screen.findByRole('button', { name: `Notifications, ${all.length} unread` }));
  for (const kind of NOTIFICATION_KINDS)
    expect(
      await screen.findByRole('link', {
        name: new RegExp(
          `Title of ${kind}\\b.*(Verification plan|Verification|Receiving inspection|Report|Document|Corrective action|Signing|Signature|Account review|Account|API token|Webhook|FSVP file|Importer|Food|Reevaluation) ·`,
        ),
      }),
    ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show older notifications' })).toBeVisible();
});

test('all notifications can be marked as read at once', async () => {
  const host = hostWithNotifications();
  renderPage(host);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await screen.findByRole('button', { name: 'Notifications' });
  expect(host.requests(markNotificationsRead)[0]!.body).toEqual({});
});

test('shows that the panel could not be loaded', async () => {
  renderPage(new MockHost().fail(listNotifications, 503));
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Notifications could not be loaded')).toBeVisible();
});

test("shows 'User' for a user without a name", async () => {
  renderPage(hostWithNotifications(), { ...mockUser, firstName: null, lastName: null });
  expect(await screen.findByRole('button', { name: 'User menu, User' })).toBeVisible();
});

test('the profile edits the names', async () => {
  const host = hostWithNotifications().answer(updateCurrentUser, (request) => ({ ...mockUser, ...request.body }));
  renderPage(host);
  await userEvent.click(await screen.findByRole('button', { name: 'User menu, Dana Reyes' }));
  const entry = await screen.findByRole('menuitem', { name: 'Profile' });
  await act(() => userEvent.click(entry));
  const first = await screen.findByLabelText('First name');
  await userEvent.clear(first);
  await userEvent.type(first, 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.requests(updateCurrentUser)).toHaveLength(1));
  expect(host.requests(updateCurrentUser)[0]!.body).toEqual({
    firstName: 'Ana',
    lastName: 'Reyes',
    profileImageUrl: null,
  });
  expect((await screen.findAllByText('Profile updated successfully')).length).toBeGreaterThan(0);
});

test('the profile is in the address, and its address opens it', async () => {
  renderInHost(<AppLayout>content</AppLayout>, { host: hostWithNotifications(), at: '/?profile=1' });
  expect(await screen.findByRole('dialog', { name: 'Profile' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'User menu, Dana Reyes' }));
  const entry = await screen.findByRole('menuitem', { name: 'Profile' });
  await act(() => userEvent.click(entry));
  expect(await screen.findByRole('dialog', { name: 'Profile' })).toBeVisible();
});

test('the theme toggle switches and stores the theme', async () => {
  renderPage(hostWithNotifications());
  await userEvent.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }));
  expect(document.documentElement.dataset.theme).toBe('light');
});

test('the user menu shows the role', async () => {
  renderPage(hostWithNotifications(), { ...mockUser, role: 'qi' });
  await userEvent.click(await screen.findByRole('button', { name: 'User menu, Dana Reyes' }));
  expect(await screen.findByText('Qualified Individual')).toBeVisible();
});

test('an auditor sees on every page until when the access lasts; nobody else does', async () => {
  const { unmount } = renderPage(hostWithNotifications(), { ...mockUser, role: 'auditor', expiresOn: '2026-12-03' });
  expect(await screen.findByRole('complementary', { name: 'Auditor access' })).toHaveTextContent(
    'Auditor access until 3 December 2026',
  );
  unmount();
  renderPage(hostWithNotifications(), { ...mockUser, role: 'viewer', expiresOn: '2026-12-03' });
  expect(screen.queryByRole('complementary', { name: 'Auditor access' })).toBeNull();
});
