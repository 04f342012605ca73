import { beforeAll, expect, jest, test } from '@jest/globals';
import {
  disableAccount,
  enableAccount,
  getAccount,
  inviteAccount,
  listAccounts,
  renewInvitation,
  updateAccount,
  type Account,
} from '@fsvp/contracts/access/account';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listIndividuals } from '@fsvp/contracts/program/qualified-individual';
import { formatDate } from '@fsvp/ui';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_ID, INVITED, sampleAccount } from '../testing/sample-accounts.js';
import { People } from './people.js';

const mia = sampleAccount();
const hostWith = (...users: Account[]) =>
  new MockHost()
    .answer(listAccounts, { users, total: users.length })
    .answer(listIndividuals, { individuals: [], total: 0, next: null })
    .answer(getAccount, ({ params }) => users.find(({ id }) => id === params.id)!);
const render = (host: MockHost, at = '/admin') => renderInHost(<People />, { host, at });
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
const chooseInMenu = async (person: string, item: string) => {
  await userEvent.click((await rowOf(person)).getByRole('button', { name: `Actions for ${person}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const press = (area: ReturnType<typeof within>, name: string) => userEvent.click(area.getByRole('button', { name }));

beforeAll(async () => {
  await import('./people-dialogs.js');
});

test('lists each account with its role, state, second factor and last sign-in', async () => {
  const lastDay = addDays(today(), 10);
  const auditor = { id: `${ACCOUNT_ID.slice(0, -1)}2`, role: 'auditor', expiresOn: lastDay } as const;
  const others = [
    sampleAccount({ ...auditor, firstName: 'Ann', hasSecondFactor: false, lastSignInAt: null }),
    sampleAccount({ id: `${ACCOUNT_ID.slice(0, -1)}3`, firstName: 'Ben', status: 'invited' }),
    sampleAccount({ id: `${ACCOUNT_ID.slice(0, -1)}4`, firstName: 'Eve', expiresOn: addDays(today(), -1) }),
  ];
  render(hostWith(mia, ...others));
  const row = await rowOf('Mia Chen');
  for (const text of ['mia@importer.test', 'Qualified Individual', 'Quality Manager', 'Active', 'Yes'])
    expect(row.getByText(text)).toBeVisible();
  const second = await rowOf('Ann Chen');
  for (const text of ['Auditor', `Ends on ${formatDate(lastDay)}`, 'No', 'Never'])
    expect(second.getByText(text)).toBeVisible();
  expect((await rowOf('Ben Chen')).getByText('Invitation ended')).toBeVisible();
  expect((await rowOf('Eve Chen')).getByText('Ended')).toBeVisible();
});

test('search, filters and order are kept in the URL, and narrow the list', async () => {
  const ben = sampleAccount({ id: `${ACCOUNT_ID.slice(0, -1)}2`, firstName: 'Ben', role: 'viewer' });
  const { address } = render(hostWith(mia, ben));
  await rowOf('Ben Chen');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'chen');
  await userEvent.click(screen.getByRole('combobox', { name: 'Role' }));
  await userEvent.click(screen.getByRole('option', { name: 'Qualified Individual' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Status' }));
  await userEvent.click(screen.getByRole('option', { name: 'Active' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Qualification' }));
  await userEvent.click(screen.getByRole('option', { name: 'None' }));
  await userEvent.click(screen.getByRole('button', { name: /^Last sign-in/ }));
  await waitFor(() =>
    expect(Object.fromEntries(new URL(address(), 'http://localhost').searchParams)).toEqual({
      search: 'chen',
      role: 'qi',
      status: 'active',
      qualification: 'none',
      sort: 'lastSignInAt',
      order: 'asc',
    }),
  );
  await rowOf('Mia Chen');
  expect(screen.queryByText('Ben Chen')).toBeNull();
});

test('all pages of people are loaded', async () => {
  const users = Array.from({ length: 101 }, (_, index) =>
    sampleAccount({ id: ACCOUNT_ID.replace(/.{3}$/, String(100 + index)), firstName: `P${index}` }),
  );
  const host = hostWith().answer(listAccounts, ({ query }) => {
    const offset = Number(query.get('offset'));
    return { users: users.slice(offset, offset + 100), total: users.length };
  });
  render(host, '/admin?search=P100');
  await rowOf('P100 Chen');
  expect(host.requests(listAccounts)).toHaveLength(2);
});

test('an empty search offers to clear it; a failed load offers a retry', async () => {
  const { address } = render(hostWith(), '/admin?search=nobody');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  expect(address()).toBe('/admin');
  render(new MockHost().fail(listAccounts, 503));
  expect(await screen.findByText('The people could not be loaded')).toBeVisible();
});

test('an invitation needs its fields, and shows its link once', async () => {
  const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  const host = hostWith(mia).answer(inviteAccount, INVITED);
  render(host, '/admin?new=1');
  const form = await dialog('Invite a person');
  await press(form, 'Invite');
  expect(await form.findByText('Enter an email address')).toBeVisible();
  expect(form.queryByRole('textbox', { name: /^Last day/ })).toBeNull();
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'mia@importer.test');
  await userEvent.type(form.getByRole('textbox', { name: /^First name/ }), 'Mia');
  await userEvent.type(form.getByRole('textbox', { name: /^Last name/ }), 'Chen');
  await userEvent.click(form.getByRole('radio', { name: /^Auditor/ }));
  await press(form, 'Invite');
  expect(await form.findByText("Enter the last day of the auditor's access")).toBeVisible();
  await userEvent.click(form.getByRole('radio', { name: /^Viewer/ }));
  await press(form, 'Invite');
  const link = await dialog('Link for Mia Chen');
  const { body } = host.requests(inviteAccount)[0]!;
  expect(body).toEqual({
    email: 'mia@importer.test',
    firstName: 'Mia',
    lastName: 'Chen',
    title: null,
    role: 'viewer',
    expiresOn: null,
  });
  const address = `${window.location.origin}/#invitation=secret-of-the-link`;
  expect(link.getByRole('textbox', { name: 'Link' })).toHaveValue(address);
  const mail = new URL(link.getByRole('link', { name: 'Write an email' }).getAttribute('href')!);
  expect(mail.pathname).toBe('mia@importer.test');
  expect(mail.searchParams.get('body')).toContain(address);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await press(link, 'Copy link');
  expect(await link.findByText('Copied.')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(address);
  await waitFor(() => expect(link.getByRole('button', { name: 'Copy link' })).not.toHaveAttribute('aria-busy'));
  writeText.mockRejectedValueOnce(new Error('Not allowed'));
  await press(link, 'Copy link');
  expect(await link.findByText(/^Your browser does not allow copying/)).toBeVisible();
  await press(link, 'Done');
  await waitFor(() => expect(screen.queryByText(/secret-of-the-link/)).toBeNull());
});

test('an address that is taken is said in the form', async () => {
  render(
    hostWith().fail(inviteAccount, 409, { detail: 'An account with this email address already exists.' }),
    '/admin?new=1',
  );
  const form = await dialog('Invite a person');
  await userEvent.type(form.getByRole('textbox', { name: /^Email/ }), 'mia@importer.test');
  await userEvent.type(form.getByRole('textbox', { name: /^First name/ }), 'Mia');
  await userEvent.type(form.getByRole('textbox', { name: /^Last name/ }), 'Chen');
  await press(form, 'Invite');
  expect(await form.findByText('An account with this email address already exists.')).toBeVisible();
});

test('the details lead to the form, which sends what changed with the version', async () => {
  const host = hostWith(mia).answer(updateAccount, mia);
  const { address } = render(host, `/admin?view=${ACCOUNT_ID}`);
  const details = await dialog('Mia Chen');
  expect(await details.findByText('Not confirmed')).toBeVisible();
  await press(details, 'Edit');
  expect(address()).toBe(`/admin?edit=${ACCOUNT_ID}`);
  const form = await dialog('Edit person');
  await userEvent.click(await form.findByRole('radio', { name: /^Viewer/ }));
  await press(form, 'Save');
  expect(await screen.findByText('Person updated')).toBeVisible();
  expect(host.requests(updateAccount)[0]).toMatchObject({
    params: { id: ACCOUNT_ID },
    body: { role: 'viewer' },
    headers: { 'If-Match': '"3"' },
  });
  expect(Object.keys(host.requests(updateAccount)[0]!.body)).toEqual(['role']);
});

const LAST = 'This is the last administrator. Make another person an administrator first.';

test('a role that would leave no administrator is refused in words', async () => {
  render(hostWith(mia).fail(updateAccount, 409, { detail: LAST }), `/admin?edit=${ACCOUNT_ID}`);
  const form = await dialog('Edit person');
  await userEvent.click(await form.findByRole('radio', { name: /^Viewer/ }));
  await press(form, 'Save');
  expect(await form.findByText(LAST)).toBeVisible();
});

test('disabling the last administrator is refused in words', async () => {
  render(hostWith(mia).fail(disableAccount, 409, { detail: LAST }));
  await chooseInMenu('Mia Chen', 'Disable…');
  const asked = await question('Disable the account of Mia Chen?');
  await press(asked, 'Disable');
  expect(await asked.findByText(LAST)).toBeVisible();
});

test('somebody else changed the person: both values are compared', async () => {
  const current = sampleAccount({ version: 4, title: 'Director' });
  const host = hostWith(mia).fail(updateAccount, 412, { detail: 'Changed', current });
  render(host, `/admin?edit=${ACCOUNT_ID}`);
  const form = await dialog('Edit person');
  const title = await form.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Head of Quality');
  await press(form, 'Save');
  expect(await form.findByText(/^Someone else changed this record after you opened it: Title/)).toBeVisible();
});

test('an identity is confirmed with how, and withdrawn', async () => {
  const confirmed = sampleAccount({
    identityVerified: { by: 'x', byName: 'Alma Reyes', at: '2026-03-05T12:00:00.000Z', how: 'Passport' },
  });
  const host = hostWith(confirmed).answer(updateAccount, mia);
  render(host, `/admin?view=${ACCOUNT_ID}`);
  const details = await dialog('Mia Chen');
  expect(await details.findByText(/^Confirmed by Alma Reyes on .*: Passport$/)).toBeVisible();
  await press(details, 'Identity…');
  const form = await dialog('Identity of Mia Chen');
  const how = form.getByRole('textbox', { name: /^How you verified it/ });
  await userEvent.clear(how);
  await press(form, 'Confirm');
  expect(await form.findByText('Enter how you verified it')).toBeVisible();
  await userEvent.type(how, 'In person');
  await press(form, 'Confirm');
  expect(await screen.findByText('Identity confirmed')).toBeVisible();
  expect(host.requests(updateAccount)[0]!.body).toEqual({ identityVerified: { how: 'In person' } });
  await press(await dialog('Mia Chen'), 'Identity…');
  await press(await dialog('Identity of Mia Chen'), 'Withdraw');
  await waitFor(() => expect(host.requests(updateAccount)[1]!.body).toEqual({ identityVerified: null }));
});

test('a new link is explained before it is made', async () => {
  const host = hostWith(mia).answer(renewInvitation, { ...INVITED, account: mia });
  render(host);
  await chooseInMenu('Mia Chen', 'New link…');
  const asked = await question('New link for Mia Chen?');
  expect(asked.getByText(/ends all open sessions.*also asks for a code from the second factor/)).toBeVisible();
  await press(asked, 'Create link');
  const link = await dialog('Link for Mia Chen');
  expect(host.requests(renewInvitation)[0]!.body).toEqual({ removeSecondFactor: false });
  const mail = new URL(link.getByRole('link', { name: 'Write an email' }).getAttribute('href')!);
  expect(mail.searchParams.get('subject')).toBe('A new password for your FSVP Suite account');
});

test('a link removes a lost second factor only when that is chosen, each time', async () => {
  const host = hostWith(mia).answer(renewInvitation, { ...INVITED, account: mia });
  render(host);
  const lost = { name: 'Remove the second factor because the person has lost it' };
  await chooseInMenu('Mia Chen', 'New link…');
  const asked = await question('New link for Mia Chen?');
  expect(asked.getByText(/Verify the identity of the person/)).toBeVisible();
  await userEvent.click(asked.getByRole('checkbox', lost));
  await press(asked, 'Create link');
  await press(await dialog('Link for Mia Chen'), 'Done');
  expect(host.requests(renewInvitation)[0]!.body).toEqual({ removeSecondFactor: true });
  await chooseInMenu('Mia Chen', 'New link…');
  expect((await question('New link for Mia Chen?')).getByRole('checkbox', lost)).not.toBeChecked();
});

test('a link for an account without a second factor offers no choice', async () => {
  render(hostWith(sampleAccount({ hasSecondFactor: false })));
  await chooseInMenu('Mia Chen', 'New link…');
  expect((await question('New link for Mia Chen?')).queryByRole('checkbox')).toBeNull();
});

test('a slip with Disable is undone by its toast', async () => {
  const disabled = sampleAccount({ status: 'disabled' });
  const host = hostWith(mia).answer(disableAccount, disabled).answer(enableAccount, mia);
  render(host);
  await chooseInMenu('Mia Chen', 'Disable…');
  const asked = await question('Disable the account of Mia Chen?');
  expect(
    asked.getByText(/sessions, API tokens and links stop working at once.*keep the name of the person/),
  ).toBeVisible();
  await press(asked, 'Disable');
  expect(await screen.findByText('Account disabled')).toBeVisible();
  await waitFor(() => expect(host.requests(listAccounts)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Enable' }));
  expect(await screen.findByText('Account enabled')).toBeVisible();
  expect(host.requests(enableAccount)[0]!.params).toEqual({ id: ACCOUNT_ID });
});

test('a disabled account can only be enabled', async () => {
  render(hostWith(sampleAccount({ status: 'disabled' })), `/admin?view=${ACCOUNT_ID}`);
  const details = await dialog('Mia Chen');
  expect(await details.findByRole('button', { name: 'Enable' })).toBeVisible();
  for (const name of ['Disable…', 'New link…']) expect(details.queryByRole('button', { name })).toBeNull();
});
