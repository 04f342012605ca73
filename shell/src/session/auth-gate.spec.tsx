import { beforeAll, expect, test } from '@jest/globals';
import { getDashboardStats } from '@fsvp/contracts/catalogue/dashboard';
import { listNotifications } from '@fsvp/contracts/catalogue/notification';
import { listSuppliers } from '@fsvp/contracts/suppliers/supplier';
import { login } from '@fsvp/contracts/access/sign-in';
import { getCurrentUser } from '@fsvp/contracts/access/user';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../dashboard/dashboard.page.js'; // Compiled before a test waits for it.
import { AuthGate } from './auth-gate.js';
import { SignedIn } from './signed-in.js';

// As in the page, where it is loaded before a user has entered the password.
beforeAll(async () => {
  await import('../app/signed-in-exports.js');
  SignedIn.prefetch();
});

/** The first render of the whole page is slow in jsdom. */
const SLOW_RENDER = { timeout: 15_000 };

const empty = {
  totalSuppliers: 0,
  compliantSuppliers: 0,
  pendingVerification: 0,
  nonCompliant: 0,
  riskDistribution: { high: 0, medium: 0, low: 0 },
  upcomingVerifications: [],
  activeCorrectiveActions: [],
  unavailable: [],
};

const signedOut = () => new MockHost().fail(getCurrentUser, 401);
const signIn = (host: MockHost) =>
  host
    .answer(getCurrentUser, mockUser)
    .answer(getDashboardStats, empty)
    .answer(listSuppliers, { suppliers: [], total: 0, next: null })
    .answer(listNotifications, { notifications: [], total: 0, unread: 0 });

async function enterPassword(text: string) {
  await userEvent.type(await screen.findByLabelText(/Password/), `${text}{Enter}`);
}

test('shows a spinner while the current user is unknown, then the login', async () => {
  renderInHost(<AuthGate />, { host: signedOut() });
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(await screen.findByText('Enter your password to access the supplier management system')).toBeVisible();
});

test('the password field has the focus', async () => {
  renderInHost(<AuthGate />, { host: signedOut() });
  await waitFor(async () => expect(await screen.findByLabelText(/Password/)).toHaveFocus());
});

test('any other path shows the 404 page while signed out', async () => {
  renderInHost(<AuthGate />, { host: signedOut(), at: '/suppliers' });
  expect(await screen.findByText('404 Page Not Found')).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('the password is required', async () => {
  const host = signedOut();
  renderInHost(<AuthGate />, { host });
  await enterPassword('');
  expect(await screen.findByText('Password is required')).toBeVisible();
  expect(host.requests(login)).toHaveLength(0);
});

test("a wrong password shows the server's text, with the input disabled meanwhile", async () => {
  let respond = () => undefined as void;
  const host = signedOut().answer(login, () => new Promise((resolve) => (respond = () => resolve(mockUser))));
  renderInHost(<AuthGate />, { host });
  await enterPassword('secret');
  expect(screen.getByLabelText(/Password/)).toBeDisabled();
  respond();

  host.fail(login, 401, 'Invalid password. Please try again.');
  await waitFor(() => expect(screen.getByLabelText(/Password/)).toBeEnabled());
  await enterPassword('wrong');
  expect((await screen.findAllByText('Login Failed')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Invalid password. Please try again.').length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/Password/)).toHaveFocus();
});

test('a failure without a text shows that the password is invalid, not the status text', async () => {
  renderInHost(<AuthGate />, { host: signedOut().fail(login, 403, '', 'Forbidden') });
  await enterPassword('wrong');
  expect((await screen.findAllByText('Invalid password. Please try again.')).length).toBeGreaterThan(0);
  expect(screen.queryByText('Forbidden')).toBeNull();
});

test('shows an error if there is no network while logging in', async () => {
  renderInHost(<AuthGate />, { host: signedOut().disconnect(login) });
  await enterPassword('secret');
  expect((await screen.findAllByText('Login Error')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('An error occurred while logging in. Please try again.').length).toBeGreaterThan(0);
});

test('the correct password opens the dashboard, whose data was not requested before', async () => {
  const host = signedOut().answer(getDashboardStats, empty);
  host.answer(login, () => {
    signIn(host);
    return mockUser;
  });
  renderInHost(<AuthGate />, { host });
  await screen.findByLabelText(/Password/);
  expect(host.requests(getDashboardStats)).toHaveLength(0);
  await enterPassword('secret');
  expect(await screen.findByText('Total Suppliers', {}, SLOW_RENDER)).toBeVisible();
  expect(host.requests(getDashboardStats)).toHaveLength(1);
}, 30_000);

test('after a session that ended, the sign-in leads back to the page that was open', async () => {
  window.sessionStorage.setItem('return-address', '/no-such-page?view=1');
  const host = signedOut();
  host.answer(login, () => {
    signIn(host);
    return mockUser;
  });
  const { address } = renderInHost(<AuthGate />, { host });
  await enterPassword('secret');
  await waitFor(() => expect(address()).toBe('/no-such-page?view=1'), SLOW_RENDER);
  expect(window.sessionStorage.getItem('return-address')).toBeNull();
}, 30_000);

test('an unreachable server is not a logout: shows an error, and Retry requests again', async () => {
  const host = new MockHost().fail(getCurrentUser, 500);
  renderInHost(<AuthGate />, { host, at: '/suppliers' });
  expect(await screen.findByText('Cannot reach the server')).toBeVisible();
  signIn(host);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('FSMA Compliance Dashboard', {}, SLOW_RENDER)).toBeVisible();
}, 30_000);
