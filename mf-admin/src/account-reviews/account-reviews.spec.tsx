import { beforeEach, expect, test } from '@jest/globals';
import {
  createAccountReview,
  deleteAccountReview,
  getAccountReview,
  listAccountReviews,
  updateAccountReview,
  type AccountReview,
  accountReviewSignatures,
} from '@fsvp/contracts/access/account-review';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { formatDate, setDisplayTimeZone } from '@fsvp/ui';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleSignature } from '../testing/sample-qualifications.js';
import { AccountReviews } from './account-reviews.js';

const AT = '/admin?section=account-reviews';
const DRAFT_ID = '0197a000-0000-7000-8000-0000000000c2';
const account: AccountReview['accounts'][number] = {
  name: 'Mia Chen',
  email: 'mia@importer.test',
  role: 'qi',
  status: 'active',
  expiresOn: null,
  lastSignInAt: '2026-03-05T12:00:00.000Z',
  hasSecondFactor: true,
  tokens: 2,
};
const signed: AccountReview = {
  id: '0197a000-0000-7000-8000-0000000000c1',
  version: 2,
  createdBy: null,
  createdAt: '2026-03-05T12:00:00.000Z',
  updatedAt: '2026-03-05T12:00:00.000Z',
  day: '2026-03-05',
  state: 'signed',
  accountCount: 2,
  confirmedByName: 'Alma Reyes',
  confirmedAt: '2026-03-06T09:30:00.000Z',
  accounts: [account, { ...account, name: 'Ben Ode', email: 'ben@fda.test', role: 'auditor', expiresOn: '2026-04-01' }],
};
const draft: AccountReview = {
  ...signed,
  id: DRAFT_ID,
  version: 1,
  day: today(),
  state: 'draft',
  confirmedByName: null,
  confirmedAt: null,
};

let host: MockHost;
const lists = (reviews: AccountReview[], dueOn: string | null = '2999-01-01') =>
  host.answer(listAccountReviews, {
    reviews,
    total: reviews.length,
    dueOn,
    draftId: reviews.find(({ state }) => state === 'draft')?.id ?? null,
  });
const show = (at = AT) => renderInHost(<AccountReviews />, { host, at });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

beforeEach(() => {
  setDisplayTimeZone('UTC');
  host = new MockHost();
  lists([signed]).answer(getAccountReview, ({ params }) => (params.id === DRAFT_ID ? draft : signed));
});

test('lists the reviews with day, accounts, and who confirmed when; one opens with its accounts', async () => {
  const { address } = show();
  const row = within(await screen.findByRole('row', { name: /Mar 5, 2026/ }));
  for (const text of ['Signed', '2', 'Alma Reyes', 'Mar 6, 2026, 9:30 AM']) expect(row.getByText(text)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: /Mar 5, 2026/ }));
  const details = await dialog('Account review of Mar 5, 2026');
  expect(address()).toBe(`${AT}&view=${signed.id}`);
  const ben = within(details.getByRole('row', { name: /Ben Ode/ }));
  for (const text of ['ben@fda.test', 'Auditor', 'Active', 'Last day Apr 1, 2026', 'Yes', '2'])
    expect(ben.getByText(text)).toBeVisible();
  expect(details.queryByRole('button', { name: 'Delete draft…' })).toBeNull();
  expect(await details.findByText('Not signed.')).toBeVisible();
  // It is signed already.
  expect(details.queryByRole('button', { name: 'Sign' })).toBeNull();
});

test('a signed review shows by whom, when, as what and over what it was signed', async () => {
  const signature = sampleSignature({ recordType: 'account-review', recordId: signed.id, meaning: 'confirmed' });
  host.answer(accountReviewSignatures.list, { signatures: [signature], total: 1, recordVersion: 2 });
  show(`${AT}&view=${signed.id}`);
  const details = await dialog('Account review of Mar 5, 2026');
  const list = within(await details.findByRole('list', { name: 'Signatures' }));
  for (const text of [
    'Confirmed',
    'Alma Reyes, Administrator',
    'Mar 6, 2026, 9:30 AM (UTC), 2026-03-06 09:30:00 UTC',
    'abcdef0123456789',
  ])
    expect(await list.findByText(text)).toBeVisible();
  expect(list.getByText(/^Version 2, SHA-256/)).toBeVisible();
});

test.each([
  [-1, 'The next review was due on', 'Overdue'],
  [0, 'The next review is due on', 'Due today'],
  [14, 'The next review is due on', 'Due soon'],
  [15, 'The next review is due on', undefined],
])('%i days before the due day it says so', async (days, sentence, badge) => {
  const dueOn = addDays(today(), days);
  lists([signed], dueOn);
  show();
  expect(await screen.findByText(`${sentence} ${formatDate(dueOn)}.`)).toBeVisible();
  expect(['Overdue', 'Due today', 'Due soon'].filter((text) => screen.queryByText(text))).toEqual(badge ? [badge] : []);
});

test('a review is started once: its draft can be taken again or deleted', async () => {
  lists([]);
  host.answer(createAccountReview, draft).answer(updateAccountReview, draft).answer(deleteAccountReview, undefined);
  const { address } = show();
  expect(await screen.findByText('No account reviews yet')).toBeVisible();
  expect(screen.getByText('The first review is due on Jan 1, 2999.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start a review' }));
  const details = await dialog(`Account review of ${formatDate(draft.day)}`);
  expect(details.getByText(/Your signature confirms who has access/)).toBeVisible();
  expect(await details.findByRole('button', { name: 'Sign' })).toBeVisible();
  expect(details.queryByText(/update it first/)).toBeNull();
  lists([draft]);
  await userEvent.click(details.getByRole('button', { name: 'Update the list' }));
  expect(await screen.findByText('List of accounts updated')).toBeVisible();
  expect(host.requests(updateAccountReview)[0]!.params).toEqual({ id: DRAFT_ID });
  await userEvent.click(details.getByRole('button', { name: 'Delete draft…' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(host.requests(deleteAccountReview)[0]!.params).toEqual({ id: DRAFT_ID });
  expect(address()).toBe(AT);
});

test('goes on with the open draft instead of starting another', async () => {
  lists([draft, signed]);
  const { address } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue the review' }));
  await dialog(`Account review of ${formatDate(draft.day)}`);
  expect(address()).toBe(`${AT}&view=${DRAFT_ID}`);
});

test('an old draft says that it must be updated before it is signed', async () => {
  const day = addDays(today(), -8);
  host.answer(getAccountReview, { ...draft, day });
  show(`${AT}&view=${DRAFT_ID}`);
  const details = await dialog(`Account review of ${formatDate(day)}`);
  expect(details.getByText(/can be signed for 7 days, so update it first/)).toBeVisible();
});

test('says when the reviews can not be loaded, and why one can not be started', async () => {
  host.fail(createAccountReview, 409, { detail: 'There is already an open account review.' });
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Start a review' }));
  expect(await screen.findByText('There is already an open account review.')).toBeVisible();
  unmount();
  host.fail(listAccountReviews, 503);
  show();
  expect(await screen.findByText('The account reviews could not be loaded')).toBeVisible();
  expect(screen.getByText('The due date of the next review is unknown.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start a review' })).toBeNull();
});
