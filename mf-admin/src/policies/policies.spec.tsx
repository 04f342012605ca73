import { expect, test } from '@jest/globals';
import { listPolicies, setPolicy, type Policy } from '@fsvp/contracts/access/policy';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePolicies } from '../testing/sample-accounts.js';
import { Policies } from './policies.js';

const AT = '/admin?section=policies';
const changed: Partial<Policy> & Pick<Policy, 'key'> = {
  key: 'sod.capa',
  value: 'on',
  version: 2,
  changedAt: '2026-03-05T12:00:00.000Z',
  changedByName: 'Alma Reyes',
  reason: 'Two people work here',
};
const hostWith = () =>
  new MockHost()
    .answer(listPolicies, samplePolicies(changed))
    .answer(setPolicy, samplePolicies({ key: 'sharedLogin' }).policies[0]!);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const press = (area: ReturnType<typeof within>, name: string) => userEvent.click(area.getByRole('button', { name }));

test('lists the policies in groups, with value, and who changed it when and why', async () => {
  renderInHost(<Policies />, { host: hostWith(), at: AT });
  const duties = within(await screen.findByRole('list', { name: 'Separation of duties' }));
  const row = within(duties.getByText('Closing one’s own corrective action').closest('li')!);
  expect(row.getByText('Refuse it')).toBeVisible();
  expect(row.getByText(/^Changed by Alma Reyes on Mar 5, 2026, .*: Two people work here$/)).toBeVisible();
  const signing = within(screen.getByRole('list', { name: 'Signing in' }));
  expect(signing.getByText('Read and change records, as an editor')).toBeVisible();
  expect(signing.getByText('Never')).toBeVisible();
});

test('a change needs a reason, and warns before the shared password is switched off', async () => {
  const { host } = renderInHost(<Policies />, { host: hostWith(), at: AT });
  await userEvent.click(await screen.findByRole('button', { name: 'Change Shared password' }));
  const form = await dialog('Shared password');
  expect(form.queryByText(/is signed out at once/)).toBeNull();
  await userEvent.click(form.getByRole('radio', { name: /^Not allowed/ }));
  expect(form.getByText(/is signed out at once/)).toBeVisible();
  await press(form, 'Save');
  expect(await form.findByText('Enter a reason')).toBeVisible();
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'All have accounts');
  await press(form, 'Save');
  expect(await screen.findByText('Policy changed')).toBeVisible();
  expect(host.requests(setPolicy)[0]).toMatchObject({
    params: { key: 'sharedLogin' },
    body: { value: 'off', reason: 'All have accounts' },
  });
});

test.each([false, true])('requiring a second factor warns if the own account has none (has one: %p)', async (has) => {
  const user = { ...mockUser, hasSecondFactor: has };
  renderInHost(<Policies />, { host: hostWith(), at: `${AT}&change=auth.secondFactor`, user });
  const form = await dialog('Second factor');
  await userEvent.click(form.getByRole('radio', { name: 'Everyone needs one to use the suite' }));
  expect(form.queryAllByText(/^Your own account has no second factor/)).toHaveLength(has ? 0 : 1);
});

test('days are a number with limits', async () => {
  const { host } = renderInHost(<Policies />, { host: hostWith(), at: `${AT}&change=auth.passwordMaxDays` });
  const form = await dialog('Password age');
  const days = form.getByRole('spinbutton', { name: /^Days/ });
  await userEvent.clear(days);
  await userEvent.type(days, '9999');
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Rule of the customer');
  await press(form, 'Save');
  expect(await form.findByText('Enter a whole number from 0 to 3,650')).toBeVisible();
  await userEvent.clear(days);
  await userEvent.type(days, '365');
  await press(form, 'Save');
  expect(await screen.findByText('Policy changed')).toBeVisible();
  expect(host.requests(setPolicy)[0]!.body).toEqual({ value: '365', reason: 'Rule of the customer' });
});

test('days of evidence can differ for a requirement', async () => {
  const { host } = renderInHost(<Policies />, { host: hostWith(), at: `${AT}&change=readiness.windowDays` });
  const form = await dialog('Expiring soon');
  const days = form.getByRole('textbox', { name: /^Days/ });
  await userEvent.clear(days);
  await userEvent.type(days, '60, XX-9=3');
  await userEvent.type(form.getByRole('textbox', { name: /^Reason/ }), 'Audits take long');
  await press(form, 'Save');
  expect(await form.findByText(/^Enter days from 0 to 180, such as 60/)).toBeVisible();
  await userEvent.clear(days);
  await userEvent.type(days, '60, VS-2=90');
  await press(form, 'Save');
  expect(await screen.findByText('Policy changed')).toBeVisible();
  expect(host.requests(setPolicy)[0]!.body).toEqual({ value: '60, VS-2=90', reason: 'Audits take long' });
});

test('a failed load offers a retry', async () => {
  renderInHost(<Policies />, { host: new MockHost().fail(listPolicies, 503), at: AT });
  expect(await screen.findByText('The policies could not be loaded')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
