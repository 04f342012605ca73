import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { acceptInvitation, getInvitation, getSignInOptions, type Invitation } from '@fsvp/contracts/access/own-account';
import { CODE_REFUSED } from '@fsvp/contracts/access/sign-in';
import { getCurrentUser } from '@fsvp/contracts/access/user';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogs } from '../modules/dialogs.js';
import { AuthGate } from './auth-gate.js';
import { InvitationPage } from './invitation.page.js';

const PASSWORD = 'a walk along the canal';
const invitation: Invitation = {
  kind: 'invitation',
  email: 'mia@importer.test',
  firstName: 'Mia',
  lastName: 'Chen',
  role: 'qi',
  codeRequired: false,
  expiresAt: '2026-03-05T12:00:00Z',
};

beforeAll(async () => {
  await dialogs.read().then(({ loadAccountPages }) => loadAccountPages());
});
afterEach(() => window.localStorage.clear());

function renderPage(host: MockHost) {
  const onAccepted = jest.fn();
  renderInHost(<InvitationPage token="abc" onAccepted={onAccepted} />, { host });
  return onAccepted;
}

test('an invitation names the role and the address, and asks for a password alone', async () => {
  const host = new MockHost().answer(getInvitation, invitation).answer(acceptInvitation, mockUser);
  const onAccepted = renderPage(host);
  expect(await screen.findByText(/^You are invited as Qualified Individual\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to FSVP Suite' })).toBeVisible();
  const email = screen.getByLabelText('Email');
  expect(email).toHaveValue('mia@importer.test');
  expect(email).toHaveAttribute('autocomplete', 'username');
  const password = screen.getByLabelText(/^Password/);
  expect(password).toHaveAttribute('autocomplete', 'new-password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(screen.getByText('At least 12 characters of any kind')).toBeVisible();
  await userEvent.type(password, 'too short{Enter}');
  expect(await screen.findByText('Use at least 12 characters')).toBeVisible();
  expect(host.requests(acceptInvitation)).toHaveLength(0);
  await userEvent.clear(password);
  await userEvent.type(password, `${PASSWORD}{Enter}`);
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(host.requests(acceptInvitation)[0]).toMatchObject({ params: { token: 'abc' }, body: { password: PASSWORD } });
  expect(window.localStorage.getItem('sign-in-way')).toBe('own');
});

test.each(['set-up', 'invitation', 'recovery'] as const)(
  'the page of a link of kind %s ends with the notice',
  async (kind) => {
    renderPage(new MockHost().answer(getInvitation, { ...invitation, kind }));
    await screen.findByLabelText(/^Password/);
    expect(screen.getByText('Not legal advice. Check the cited section.')).toBeVisible();
  },
);

test('shows why a password is refused, at its field', async () => {
  const message = 'This password is too common. Choose another one';
  const host = new MockHost()
    .answer(getInvitation, invitation)
    .fail(acceptInvitation, 400, { errors: [{ path: 'password', message }] });
  const onAccepted = renderPage(host);
  await userEvent.type(await screen.findByLabelText(/^Password/), 'Password1234{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(onAccepted).not.toHaveBeenCalled();
});

test('the password can be pasted and shown', async () => {
  renderPage(new MockHost().answer(getInvitation, invitation));
  expect(await screen.findByLabelText(/^Password/)).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByLabelText(/^Password/));
  await userEvent.paste('a bridge over the river');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('a bridge over the river');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Show the password' }));
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'text');
});

test('the first administrator also enters who they are', async () => {
  const host = new MockHost()
    .answer(getInvitation, {
      ...invitation,
      kind: 'set-up',
      role: 'administrator',
      email: null,
      firstName: null,
      lastName: null,
    })
    .answer(acceptInvitation, mockUser);
  renderPage(host);
  expect(await screen.findByText(/^You become the first administrator\./)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Password/), `${PASSWORD}{Enter}`);
  for (const message of ['Enter an email address', 'Enter your first name', 'Enter your last name'])
    expect(await screen.findByText(message)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Email/), 'Fay@Importer.test');
  await userEvent.type(screen.getByLabelText(/^First name/), 'Fay');
  await userEvent.type(screen.getByLabelText(/^Last name/), 'First');
  await userEvent.type(screen.getByLabelText(/^Title/), 'Quality Manager{Enter}');
  await waitFor(() => expect(host.requests(acceptInvitation)).toHaveLength(1));
  expect(host.requests(acceptInvitation)[0]!.body).toEqual({
    email: 'fay@importer.test',
    firstName: 'Fay',
    lastName: 'First',
    title: 'Quality Manager',
    password: PASSWORD,
  });
});

test('a recovery says what else it does', async () => {
  renderPage(new MockHost().answer(getInvitation, { ...invitation, kind: 'recovery' }));
  expect(await screen.findByText(/you must set up a second factor again/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save and Sign In' })).toBeVisible();
  expect(screen.queryByLabelText(/^Code/)).toBeNull();
});

test('a recovery of an account whose second factor stays asks for its code', async () => {
  const message = CODE_REFUSED;
  const host = new MockHost()
    .answer(getInvitation, { ...invitation, kind: 'recovery', codeRequired: true })
    .fail(acceptInvitation, 400, { errors: [{ path: 'code', message }] });
  const onAccepted = renderPage(host);
  expect(await screen.findByText(/You keep your second factor, so enter its code too/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Password/), `${PASSWORD}{Enter}`);
  expect(await screen.findByText('Enter the 6 digits')).toBeVisible();
  expect(host.requests(acceptInvitation)).toHaveLength(0);
  const code = screen.getByLabelText(/^Code/);
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '000 000{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(onAccepted).not.toHaveBeenCalled();
  host.answer(acceptInvitation, mockUser);
  await userEvent.clear(code);
  await userEvent.type(code, '123 456{Enter}');
  await waitFor(() => expect(onAccepted).toHaveBeenCalledTimes(1));
  expect(host.requests(acceptInvitation)[1]!.body).toEqual({ password: PASSWORD, code: '123456' });
});

const detail = 'This link was already used or has expired. Ask your administrator for a new one.';

test('a link that has ended says what to do', async () => {
  const host = new MockHost()
    .fail(getInvitation, 410, { detail })
    .answer(getSignInOptions, { sharedLogin: true, accounts: true, provider: null });
  renderPage(host);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'This link has expired' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the sign-in page' })).toHaveAttribute('href', '/');
});

test('before there is an account, a link that has ended names the restart', async () => {
  const host = new MockHost()
    .fail(getInvitation, 410, { detail })
    .answer(getSignInOptions, { sharedLogin: true, accounts: false, provider: null });
  renderPage(host);
  expect(await screen.findByText(/Restart the suite to print a new link/)).toBeVisible();
});

test.each([
  ['signed out', new MockHost().fail(getCurrentUser, 401)],
  ['signed in', new MockHost().answer(getCurrentUser, mockUser)],
])('its address opens it while %s', async (_, host) => {
  host.answer(getInvitation, invitation);
  // It suspends in its first render.
  await act(async () => void renderInHost(<AuthGate />, { host, at: '/#invitation=abc' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to FSVP Suite' })).toBeVisible();
  expect(host.requests(getInvitation)[0]!.params).toEqual({ token: 'abc' });
});
