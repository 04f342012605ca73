import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { getSignInOptions } from '@fsvp/contracts/access/own-account';
import { CODE_REFUSED, CODE_REQUIRED_HEADER, login, WRONG_PASSWORD } from '@fsvp/contracts/access/sign-in';
import { getCurrentUser } from '@fsvp/contracts/access/user';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogs } from '../modules/dialogs.js';
import { LoginPage } from './login.page.js';

beforeAll(async () => {
  await dialogs.read();
  await import('./own-account-form.js');
});
afterEach(() => window.localStorage.clear());

const signedOut = (sharedLogin = true) =>
  new MockHost().fail(getCurrentUser, 401).answer(getSignInOptions, { sharedLogin, accounts: true, provider: null });

/** It suspends in its first render. */
const renderPage = (host = signedOut()) =>
  act(async () => renderInHost(<LoginPage unreachable={false} retrying={false} onRetry={() => undefined} />, { host }));

const refuse = (host: MockHost, headers = {}) => host.fail(login, 401, WRONG_PASSWORD, '', headers);

async function chooseOwnAccount() {
  const button = await screen.findByRole('button', { name: 'Use your own account' });
  // The form suspends in its first render.
  await act(() => userEvent.click(button));
}

async function enterAccount() {
  await chooseOwnAccount();
  await userEvent.type(await screen.findByLabelText(/Email/), 'mia@importer.test');
  await userEvent.type(screen.getByLabelText(/Password/), 'a walk along the canal{Enter}');
}

test('opens with the shared password, and leads to the own account and back', async () => {
  await renderPage();
  expect(screen.getByText('Enter your password to access the supplier management system')).toBeVisible();
  expect(screen.queryByText(/Not legal advice/)).toBeNull();
  await chooseOwnAccount();
  await waitFor(async () => expect(await screen.findByLabelText(/Email/)).toHaveFocus());
  expect(screen.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.queryByLabelText(/Code/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Use the shared password' }));
  expect(screen.queryByLabelText(/Email/)).toBeNull();
  expect(screen.getByLabelText(/Password/)).toHaveFocus();
});

test('signs in with e-mail address and password, which the next visit begins with', async () => {
  const host = signedOut().answer(login, mockUser);
  const { unmount } = await renderPage(host);
  await enterAccount();
  await waitFor(() => expect(host.requests(login)).toHaveLength(1));
  expect(host.requests(login)[0]!.body).toEqual({ email: 'mia@importer.test', password: 'a walk along the canal' });
  await waitFor(() => expect(window.localStorage.getItem('sign-in-way')).toBe('own'));
  unmount();
  await renderPage();
  expect(screen.getByText('Sign in with your own account')).toBeVisible();
  expect(await screen.findByLabelText(/Email/)).toBeVisible();
});

test('asks for the code once the password was right; a wrong code is shown at its field', async () => {
  const host = refuse(signedOut(), { [CODE_REQUIRED_HEADER]: 'true' });
  await renderPage(host);
  await enterAccount();
  const code = await screen.findByLabelText(/Code/);
  expect(screen.queryByText('Login Failed')).toBeNull();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await waitFor(() => expect(code).toHaveFocus());
  await userEvent.type(code, '000 000{Enter}');
  expect(await screen.findByText(CODE_REFUSED)).toBeVisible();
  expect((await screen.findAllByText(WRONG_PASSWORD)).length).toBeGreaterThan(0);
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveValue('');
  host.answer(login, mockUser);
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(host.requests(login)).toHaveLength(3));
  expect(host.requests(login)[2]!.body).toEqual({
    email: 'mia@importer.test',
    password: 'a walk along the canal',
    code: '123456',
  });
});

test("a wrong password shows the server's text, and asks for no code", async () => {
  await renderPage(refuse(signedOut()));
  await enterAccount();
  expect((await screen.findAllByText(WRONG_PASSWORD)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByLabelText(/Password/)).toHaveFocus());
  expect(screen.queryByLabelText(/Code/)).toBeNull();
});

test('with the shared login off, the page opens with the own account alone', async () => {
  await renderPage(signedOut(false));
  expect(await screen.findByText('The shared password is turned off. Sign in with your own account.')).toBeVisible();
  expect(await screen.findByLabelText(/Email/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use the shared password' })).toBeNull();
});

test('keeps both ways when the options cannot be read', async () => {
  const host = new MockHost().fail(getSignInOptions, 503);
  await renderPage(host);
  await waitFor(() => expect(host.requests(getSignInOptions)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Use your own account' })).toBeVisible();
});

test('offers the single sign-on provider by name, and says why it failed', async () => {
  window.history.replaceState(null, '', '/#sign-in=no-role');
  const host = new MockHost()
    .fail(getCurrentUser, 401)
    .answer(getSignInOptions, { sharedLogin: true, accounts: true, provider: 'Importer ID' });
  await renderPage(host);
  expect(await screen.findByRole('button', { name: 'Sign in with Importer ID' })).toBeEnabled();
  expect(await screen.findByText('Your account has no role in this suite. Ask your administrator.')).toBeVisible();
  expect(window.location.hash).toBe('');
});
