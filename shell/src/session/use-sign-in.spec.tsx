import { afterEach, expect, jest, test } from '@jest/globals';
import { login } from '@fsvp/contracts/access/sign-in';
import { getCurrentUser } from '@fsvp/contracts/access/user';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setTimeout as sleep } from 'node:timers/promises';
import { useSignIn } from './use-sign-in.js';

const openPage = jest.fn();

function SignIn() {
  const { signIn } = useSignIn('shared', undefined, openPage);
  return <button onClick={() => void signIn({ password: 'a walk along the canal' })}>Sign In</button>;
}

async function pressSignIn() {
  const host = new MockHost().answer(login, mockUser).answer(getCurrentUser, mockUser);
  const { address } = renderInHost(<SignIn />, { host, at: '/verifications' });
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(window.localStorage.getItem('sign-in-way')).toBe('shared'));
  return address;
}

afterEach(() => {
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test('goes to the dashboard', async () => {
  const address = await pressSignIn();
  await waitFor(() => expect(address()).toBe('/'));
});

test('stays on a screen that was opened before that', async () => {
  const address = await pressSignIn();
  window.history.pushState(null, '', '/suppliers');
  await sleep(200);
  expect(address()).toBe('/verifications');
});

test('a page of the gateway that led to the sign-in is loaded again, and is no screen', async () => {
  window.sessionStorage.setItem('return-address', '/api/docs#/Suppliers/createSupplier');
  const address = await pressSignIn();
  await waitFor(() => expect(openPage).toHaveBeenCalledWith('/api/docs#/Suppliers/createSupplier'));
  expect(address()).toBe('/verifications');
});
