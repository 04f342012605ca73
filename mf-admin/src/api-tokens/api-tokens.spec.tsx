import { expect, test } from '@jest/globals';
import { listAccounts } from '@fsvp/contracts/access/account';
import { createApiToken, listApiTokens, revokeApiToken, type ApiToken } from '@fsvp/contracts/access/api-token';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_ID, sampleAccount, sampleToken, TOKEN_ID } from '../testing/sample-accounts.js';
import { ApiTokens } from './api-tokens.js';

const AT = '/admin?section=tokens';
const TEXT = `fsvp_abcd1234_${'s'.repeat(43)}`;
const hostWith = (...tokens: ApiToken[]) =>
  new MockHost().answer(listApiTokens, { tokens, total: tokens.length }).answer(listAccounts, {
    users: [sampleAccount()],
    total: 1,
  });
const render = (host: MockHost, at = AT) => renderInHost(<ApiTokens />, { host, at });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
const press = (area: ReturnType<typeof within>, name: string) => userEvent.click(area.getByRole('button', { name }));

const revoked = sampleToken({ id: 'b2', name: 'Old script', revokedAt: '2026-03-01T00:00:00.000Z' });
const expired = sampleToken({ id: 'b3', name: 'Past audit', expiresOn: addDays(today(), -1) });
const unused = sampleToken({ id: 'b4', name: 'Forgotten', createdAt: '2020-01-01T00:00:00.000Z' });

test('lists the tokens with owner, scopes, last use and state; those that work first', async () => {
  const used = sampleToken({ lastUsedAt: new Date().toISOString(), lastUsedAddress: '203.0.113.7' });
  render(hostWith(revoked, expired, used, unused));
  const row = await rowOf('ERP import');
  for (const text of [
    'Mia Chen',
    'Read records, documents and reports that its owner may read',
    'and 1 more',
    '203.0.113.7',
    'Active',
    'fsvp_abcd1234_…',
  ])
    expect(row.getByText(text)).toBeVisible();
  expect((await rowOf('Forgotten')).getByText('Unused for 90 days')).toBeVisible();
  expect((await rowOf('Past audit')).getByText('Expired')).toBeVisible();
  const old = await rowOf('Old script');
  expect(old.getByText('Revoked')).toBeVisible();
  expect(old.queryByRole('button', { name: /^Revoke/ })).toBeNull();
  const names = screen.getAllByText(/^(ERP import|Forgotten|Old script|Past audit)$/);
  expect(names.map(({ textContent }) => textContent)).toEqual(['ERP import', 'Forgotten', 'Old script', 'Past audit']);
});

test('search and state filter the list, and are kept in the URL', async () => {
  const { address } = render(hostWith(sampleToken(), revoked));
  await rowOf('ERP import');
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
  await userEvent.click(screen.getByRole('option', { name: 'Revoked' }));
  await waitFor(() => expect(screen.queryByText('ERP import')).toBeNull());
  expect(address()).toBe(`${AT}&state=revoked`);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search API tokens' }), 'nothing');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('ERP import')).toBeVisible();
});

test('a new token belongs to oneself, reads, and ends in 90 days unless chosen otherwise; its text is shown once', async () => {
  const host = hostWith().answer(createApiToken, { token: sampleToken(), text: TEXT });
  render(host, `${AT}&new=1`);
  const form = await dialog('Create an API token');
  await press(form, 'Create token');
  expect(await form.findByText('Enter a name')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'ERP import');
  await press(form, 'Create token');
  const shown = await dialog('ERP import');
  expect(host.requests(createApiToken)[0]!.body).toEqual({
    name: 'ERP import',
    ownerId: mockUser.id,
    scopes: ['read'],
    expiresOn: addDays(today(), 90),
    allowedAddresses: [],
  });
  expect(shown.getByRole('textbox', { name: 'API token' })).toHaveValue(TEXT);
  expect(shown.getByRole('group', { name: 'Example' })).toHaveTextContent(`Authorization: Bearer ${TEXT}`);
  await press(shown, 'Done');
  await waitFor(() => expect(screen.queryByText(new RegExp(TEXT))).toBeNull());
});

test('owner, scopes and addresses are sent; what is wrong is said at its field', async () => {
  const host = hostWith().answer(createApiToken, { token: sampleToken(), text: TEXT });
  render(host, `${AT}&new=1`);
  const form = await dialog('Create an API token');
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'ERP import');
  const owner = form.getByRole('combobox', { name: /^Owner/ });
  expect(owner).toHaveValue('Dana Reyes');
  await userEvent.clear(owner);
  await userEvent.type(owner, 'mia');
  await userEvent.click(await screen.findByRole('option', { name: /Mia Chen/ }));
  expect(host.requests(listAccounts).at(-1)!.query.get('status')).toBe('active');
  await userEvent.click(form.getByRole('checkbox', { name: /^Read records/ }));
  const addresses = form.getByRole('textbox', { name: 'Allowed addresses' });
  await userEvent.type(addresses, '10.0.0.0/8{Enter}the office');
  await press(form, 'Create token');
  expect(await form.findByText('Choose at least one permission')).toBeVisible();
  expect(form.getByText(/^the office: Enter an address or a network/)).toBeVisible();
  await userEvent.click(form.getByRole('checkbox', { name: /^Upload and change documents/ }));
  await userEvent.clear(addresses);
  await userEvent.type(addresses, '10.0.0.0/8{Enter}{Enter}2001:db8::1');
  await press(form, 'Create token');
  await dialog('ERP import');
  expect(host.requests(createApiToken)[0]!.body).toMatchObject({
    ownerId: ACCOUNT_ID,
    scopes: ['documents:write'],
    allowedAddresses: ['10.0.0.0/8', '2001:db8::1'],
  });
});

test('a name that is taken is said in the form', async () => {
  const detail = 'This person already has a token with this name.';
  render(hostWith().fail(createApiToken, 409, { detail }), `${AT}&new=1`);
  const form = await dialog('Create an API token');
  await userEvent.type(form.getByRole('textbox', { name: /^Name/ }), 'ERP import');
  await press(form, 'Create token');
  expect(await form.findByText(detail)).toBeVisible();
});

test('the details show all, and a token is revoked after a question', async () => {
  const token = sampleToken({ allowedAddresses: ['10.0.0.0/8'] });
  const host = hostWith(token).answer(revokeApiToken, { ...token, revokedAt: new Date().toISOString() });
  render(host, `${AT}&view=${TOKEN_ID}`);
  const details = await dialog('ERP import');
  expect(await details.findByText('10.0.0.0/8')).toBeVisible();
  await press(details, 'Revoke…');
  const asked = within(await screen.findByRole('alertdialog', { name: 'Revoke ERP import?' }));
  await press(asked, 'Revoke');
  expect(await screen.findByText('API token revoked')).toBeVisible();
  expect(host.requests(revokeApiToken)[0]!.params).toEqual({ id: TOKEN_ID });
  await waitFor(() => expect(host.requests(listApiTokens)).toHaveLength(2));
});

test('an id of no token is said', async () => {
  render(hostWith(), `${AT}&view=unknown`);
  expect(await screen.findByText('There is no API token with this id.')).toBeVisible();
});
