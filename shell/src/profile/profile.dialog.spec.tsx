import { beforeAll, expect, jest, test } from '@jest/globals';
import { permissionsOf } from '@fsvp/contracts/access/access';
import {
  changePassword,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  removeTotp,
  type OwnSession,
} from '@fsvp/contracts/access/own-account';
import { listApiTokens, revokeApiToken, type ApiToken } from '@fsvp/contracts/access/api-token';
import { getCurrentUser, updateCurrentUser, type User } from '@fsvp/contracts/access/user';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ProfileSection } from './profile-section.js';
import { ProfileDialog } from './profile.dialog.js';

beforeAll(async () => {
  await import('./own-account-sections.js');
  await import('./notification-kinds.js');
});

const named: User = { ...mockUser, role: 'qi', title: 'Quality Manager' };
const onClose = jest.fn();

function OpenProfile({ user, first }: { user: User; first: ProfileSection }) {
  const [section, setSection] = useState(first);
  return <ProfileDialog user={user} section={section} onSection={setSection} onClose={onClose} />;
}
const renderProfile = (first: ProfileSection, host = new MockHost(), user = named) =>
  renderInHost(<OpenProfile user={user} first={first} />, { host, user });

const session = (id: string, over: Partial<OwnSession> = {}): OwnSession => ({
  id,
  current: false,
  openedAt: '2026-01-02T08:00:00Z',
  lastSeenAt: '2026-01-02T09:00:00Z',
  address: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
  ...over,
});

const token = (over: Partial<ApiToken> = {}): ApiToken => ({
  id: '0197a000-0000-7000-8000-0000000000b1',
  version: 1,
  name: 'Warehouse import',
  prefix: 'k3v9x2ab',
  scopes: ['read', 'quality:write'],
  ownerId: named.id,
  ownerName: 'Dana Reyes',
  expiresOn: '2999-01-01',
  allowedAddresses: [],
  lastUsedAt: new Date().toISOString(),
  lastUsedAddress: null,
  revokedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: null,
  ...over,
});

test('the identity shows title and role, which the user cannot change', async () => {
  renderProfile('1');
  expect(screen.getByText('Quality Manager')).toBeVisible();
  expect(screen.getByText('Qualified Individual')).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(screen.getByText('Language').nextElementSibling).toHaveTextContent('English');
  expect(screen.queryByLabelText('Language')).toBeNull();
});

test('what was typed into the identity is kept while another section is shown', async () => {
  const host = new MockHost().answer(updateCurrentUser, named);
  renderProfile('1', host);
  await userEvent.type(screen.getByLabelText('First name'), ' Maria');
  await userEvent.click(screen.getByRole('tab', { name: 'Sign-in' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Identity' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(host.requests(updateCurrentUser)).toHaveLength(1));
  expect(host.requests(updateCurrentUser)[0]!.body).toMatchObject({ firstName: 'Dana Maria' });
});

test.each(['sign-in', 'sessions', 'tokens'] as const)('%s needs an own account, says the shared login', (section) => {
  const host = new MockHost();
  renderProfile(section, host, { ...mockUser, kind: 'shared_login' });
  expect(
    screen.getByText(/(is|are) available only with your own account\. You are signed in with the shared password\./),
  ).toBeVisible();
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(host.requests(listOwnSessions)).toHaveLength(0);
});

test('the password is changed with the current one, more than once', async () => {
  const host = new MockHost().fail(changePassword, 422, {
    errors: [{ path: 'currentPassword', message: 'This is not your password' }],
  });
  renderProfile('sign-in', host);
  const change = async () => {
    const form = within(await screen.findByRole('form', { name: 'Password' }));
    await userEvent.type(form.getByLabelText(/^Current password/), 'a walk along the canal');
    await userEvent.type(form.getByLabelText(/^New password/), 'another long one{Enter}');
  };
  await change();
  expect(await screen.findByText('This is not your password')).toBeVisible();
  host.answer(changePassword, undefined as never);
  const form = within(screen.getByRole('form', { name: 'Password' }));
  await userEvent.type(form.getByLabelText(/^New password/), '{Enter}');
  expect((await screen.findAllByText('Password changed. Your other sessions have ended.')).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveValue(''));
  await change();
  await waitFor(() => expect(host.requests(changePassword)).toHaveLength(3));
});

test('the second factor is removed with the password and a code of it', async () => {
  const host = new MockHost().answer(removeTotp, undefined as never).answer(getCurrentUser, named);
  renderProfile('sign-in', host, { ...named, hasSecondFactor: true });
  const form = within(await screen.findByRole('form', { name: 'Remove the second factor' }));
  await userEvent.type(form.getByLabelText(/^Password/), 'a walk along the canal');
  await userEvent.type(form.getByLabelText(/^Code/), '123 456');
  await userEvent.click(form.getByRole('button', { name: 'Remove the second factor' }));
  await waitFor(() => expect(host.requests(removeTotp)).toHaveLength(1));
  expect(host.requests(removeTotp)[0]!.body).toEqual({ password: 'a walk along the canal', code: '123456' });
});

/** A host with three sessions, of which the second is this one. */
function hostWithSessions({ needsPassword }: { needsPassword: boolean }): MockHost {
  let sessions = [session('s1'), session('s2', { current: true }), session('s3', { userAgent: 'curl/8.5.0' })];
  return new MockHost()
    .answer(listOwnSessions, () => ({ sessions, total: sessions.length, needsPassword }))
    .answer(endOwnSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.id);
      return undefined as never;
    })
    .answer(endOtherSessions, () => {
      sessions = sessions.filter(({ current }) => current);
      return undefined as never;
    });
}

test('sessions are named in words; one of them, or all others, can be ended with the password', async () => {
  const host = hostWithSessions({ needsPassword: true });
  renderProfile('sessions', host);
  const list = within(await screen.findByRole('list', { name: 'Sessions' }));
  expect(list.getAllByText('Firefox on Windows')).toHaveLength(2);
  expect(list.getAllByText(/203\.0\.113\.7 · last seen .* ago · signed in/)).toHaveLength(3);
  expect(list.getAllByText('This session')).toHaveLength(1);
  expect(list.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /^End the session of curl/ }));
  const one = within(await screen.findByRole('dialog', { name: 'End the session of curl?' }));
  expect(one.getByText(/last seen .* ago\. Enter your password to confirm your identity\.$/)).toBeVisible();
  await userEvent.click(one.getByRole('button', { name: 'End session' }));
  expect(await one.findByText('Enter your password')).toBeVisible();
  expect(host.requests(endOwnSession)).toHaveLength(0);
  await userEvent.type(one.getByLabelText(/^Password/), 'a walk along the canal{Enter}');
  await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
  expect(host.requests(endOwnSession)[0]).toMatchObject({
    params: { id: 's3' },
    body: { password: 'a walk along the canal' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'End the session of curl?' })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
  const others = within(await screen.findByRole('dialog', { name: 'End all other sessions?' }));
  await userEvent.type(others.getByLabelText(/^Password/), 'a walk along the canal{Enter}');
  await waitFor(() => expect(screen.getAllByText('Firefox on Windows')).toHaveLength(1));
  expect(host.requests(endOtherSessions)[0]!.body).toEqual({ password: 'a walk along the canal' });
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});

test('a wrong password ends no session, and is shown at its field', async () => {
  const host = hostWithSessions({ needsPassword: true }).fail(endOtherSessions, 422, {
    errors: [{ path: 'password', message: 'This is not your password' }],
  });
  renderProfile('sessions', host);
  await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End all other sessions?' }));
  await userEvent.type(dialog.getByLabelText(/^Password/), 'guess{Enter}');
  expect(await dialog.findByText('This is not your password')).toBeVisible();
  expect(dialog.getByText('The sessions were not ended')).toBeVisible();
  expect(screen.queryByText('The sessions could not be ended. Try again.')).toBeNull();
  // Without a question: a typed password is nothing to keep.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'End all other sessions?' })).toBeNull());
  expect(screen.queryByText('Discard changes?')).toBeNull();
});

test('sessions of an account without a password end without a question', async () => {
  const host = hostWithSessions({ needsPassword: false });
  renderProfile('sessions', host);
  await userEvent.click(await screen.findByRole('button', { name: /^End the session of curl/ }));
  await waitFor(() => expect(screen.queryByText('curl')).toBeNull());
  expect(host.requests(endOwnSession)[0]).toMatchObject({ params: { id: 's3' }, body: {} });
  await userEvent.click(screen.getByRole('button', { name: 'End all other sessions' }));
  await waitFor(() => expect(screen.getAllByText('Firefox on Windows')).toHaveLength(1));
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
});

test.each([
  [{ ...mockUser, kind: 'shared_login' } as User, []],
  [{ ...named, permissions: permissionsOf('qi') }, ['Because it is your account']],
  [
    { ...named, permissions: permissionsOf('administrator') },
    ['Because it is your account', 'Because you are an administrator'],
  ],
])('notifications of an account are listed with why it gets them (%#)', async (user, further) => {
  renderProfile('notifications', new MockHost(), user);
  expect(await screen.findByText('A verification is past its due date.')).toBeVisible();
  const reasons = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(reasons).toEqual(['Because you use the suite', ...further]);
  const signed = screen.queryAllByText('An attempt to sign a record in your name failed.');
  expect(signed).toHaveLength(further.length > 0 ? 1 : 0);
  const administrator = further.length > 1 ? 1 : 0;
  for (const text of [
    'An account review is due.',
    /^The stored content of a signature no longer/,
    /^An API token has not been used for 90 days/,
  ])
    expect(screen.queryAllByText(text)).toHaveLength(administrator);
  expect(within(screen.getByRole('tabpanel')).queryByRole('button')).toBeNull();
});

test('an own token shows from which address it was used last', async () => {
  const tokens = [token({ lastUsedAddress: '203.0.113.7' }), token({ id: 'b2', name: 'New', lastUsedAt: null })];
  renderProfile('tokens', new MockHost().answer(listApiTokens, { tokens, total: 2 }));
  expect(await screen.findByText(/· last used .+ from 203\.0\.113\.7$/)).toBeVisible();
  expect(screen.getByText(/· never used$/)).toBeVisible();
});

test('an own token is revoked after a question', async () => {
  let revokedAt: string | null = null;
  const host = new MockHost()
    .answer(listApiTokens, () => ({ tokens: [token({ revokedAt })], total: 1 }))
    .answer(revokeApiToken, () => {
      revokedAt = '2026-01-03T00:00:00Z';
      return token({ revokedAt });
    });
  renderProfile('tokens', host);
  expect(await screen.findByText('Warehouse import')).toBeVisible();
  expect(host.requests(listApiTokens)[0]!.query.get('own')).toBe('true');
  expect(screen.getByText(/To get one, ask an administrator\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Warehouse import' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke Warehouse import' })).toBeNull();
});
