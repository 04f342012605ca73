import { beforeAll, expect, test } from '@jest/globals';
import { beginTotp, changePassword, confirmTotp } from '@fsvp/contracts/access/own-account';
import { getCurrentUser, logout } from '@fsvp/contracts/access/user';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogs } from '../modules/dialogs.js';
import { AuthGate } from './auth-gate.js';

beforeAll(async () => {
  await dialogs.read().then(({ loadAccountPages }) => loadAccountPages());
});

const mustSetUp = (step: 'second-factor' | 'password') =>
  new MockHost().answer(getCurrentUser, { ...mockUser, mustSetUp: step });

test('a second factor comes before anything else: password, QR code and key, code', async () => {
  const host = mustSetUp('second-factor')
    .fail(beginTotp, 422, { errors: [{ path: 'password', message: 'This is not your password' }] })
    .answer(confirmTotp, undefined as never);
  renderInHost(<AuthGate />, { host, at: '/suppliers' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeVisible();
  expect(screen.getByText('Not legal advice. Check the cited section.')).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  await userEvent.type(screen.getByLabelText(/^Password/), 'guess{Enter}');
  expect(await screen.findByText('This is not your password')).toBeVisible();
  host.answer(beginTotp, {
    secret: 'ABCDEFGHIJ234567',
    uri: 'otpauth://totp/FSVP%20Suite:mia?secret=ABCDEFGHIJ234567',
  });
  await userEvent.type(screen.getByLabelText(/^Password/), '{Enter}');
  expect(await screen.findByText('ABCD EFGH IJ23 4567')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByLabelText(/6 digits/)).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/6 digits/), '12{Enter}');
  expect(await screen.findByText('Enter the 6 digits')).toBeVisible();
  expect(host.requests(confirmTotp)).toHaveLength(0);
  const before = host.requests(getCurrentUser).length;
  await userEvent.type(screen.getByLabelText(/6 digits/), '3 456{Enter}');
  await waitFor(() => expect(host.requests(confirmTotp)).toHaveLength(1));
  expect(host.requests(confirmTotp)[0]!.body).toEqual({ code: '123456' });
  await waitFor(() => expect(host.requests(getCurrentUser)).toHaveLength(before + 1));
});

test('an old password must be changed first', async () => {
  const host = mustSetUp('password').answer(changePassword, undefined as never);
  renderInHost(<AuthGate />, { host });
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  expect(screen.getByText('Not legal advice. Check the cited section.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Current password/), 'a walk along the canal');
  await userEvent.type(screen.getByLabelText(/^New password/), 'another long one{Enter}');
  await waitFor(() => expect(host.requests(changePassword)).toHaveLength(1));
  expect(host.requests(changePassword)[0]!.body).toEqual({
    currentPassword: 'a walk along the canal',
    newPassword: 'another long one',
  });
});

test('a user who cannot do it signs out', async () => {
  const host = mustSetUp('password').fail(logout, 503);
  renderInHost(<AuthGate />, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
  expect((await screen.findAllByText('You could not be signed out. Please try again.')).length).toBeGreaterThan(0);
  expect(host.requests(logout)).toHaveLength(1);
});
