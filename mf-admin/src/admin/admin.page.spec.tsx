import { beforeAll, expect, test } from '@jest/globals';
import { permissionsOf } from '@fsvp/contracts/access/access';
import { listAccounts } from '@fsvp/contracts/access/account';
import { listApiTokens } from '@fsvp/contracts/access/api-token';
import { listDeadLetters } from '@fsvp/contracts/catalogue/dead-letter';
import { listPolicies } from '@fsvp/contracts/access/policy';
import { listIndividuals } from '@fsvp/contracts/program/qualified-individual';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAccount, samplePolicies } from '../testing/sample-accounts.js';
import { sampleList } from '../testing/sample-events.js';
import { AdminPage } from './admin.page.js';

const hostWithAll = () =>
  new MockHost()
    .answer(listAccounts, { users: [sampleAccount()], total: 1 })
    .answer(listIndividuals, { individuals: [], total: 0, next: null })
    .answer(listApiTokens, { tokens: [], total: 0 })
    .answer(listPolicies, samplePolicies({ key: 'sharedLogin' }))
    .answer(listDeadLetters, sampleList([]));

beforeAll(async () => {
  await import('../api-tokens/api-tokens.js');
  await import('../policies/policies.js');
  await import('../failed-events/failed-events.js');
});

// Lazy components resolve only within act.
const openTab = (name: string) => act(() => userEvent.click(screen.getByRole('tab', { name })));

test('shows the people first; each section has an address of its own', async () => {
  const { address, host } = renderInHost(<AdminPage />, { host: hostWithAll(), at: '/admin?search=mia' });
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  await openTab('API tokens');
  expect(await screen.findByText('No API tokens yet')).toBeVisible();
  expect(address()).toBe('/admin?section=tokens');
  await openTab('Policies');
  expect(await screen.findByRole('heading', { name: 'Separation of duties' })).toBeVisible();
  await openTab('People');
  expect(await screen.findByText('Mia Chen')).toBeVisible();
  expect(address()).toBe('/admin');
  expect(host.requests(listAccounts).at(-1)!.query.toString()).toBe('limit=100&offset=0');
});

test('a link opens its section', async () => {
  await act(async () => void renderInHost(<AdminPage />, { host: hostWithAll(), at: '/admin?section=failed-events' }));
  expect(await screen.findByText('No failed events')).toBeVisible();
});

test('says to others why they do not see it, and whom to ask', async () => {
  const host = new MockHost().fail(listAccounts, 403, {
    detail: 'Your role (Editor) does not allow this. Ask Alma Reyes.',
  });
  renderInHost(<AdminPage />, { host, at: '/admin', user: { ...mockUser, permissions: permissionsOf('editor') } });
  expect(await screen.findByText(/^Only administrators can see this page\..*Ask Alma Reyes\.$/)).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
