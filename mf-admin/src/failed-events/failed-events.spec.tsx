import { expect, test } from '@jest/globals';
import {
  discardDeadLetter,
  getDeadLetter,
  listDeadLetters,
  replayDeadLetter,
  restoreDeadLetter,
  type ReplayResult,
} from '@fsvp/contracts/catalogue/dead-letter';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EVENT_ID, sampleDetails, sampleEvent, sampleList, SUPPLIER_ID } from '../testing/sample-events.js';
import { FailedEvents } from './failed-events.js';

const event = sampleEvent();
const other = sampleEvent({
  id: '0197a000-0000-7000-8000-00000000000d',
  service: 'documents',
  consumer: 'documents-keep-audit-trail',
  record: null,
  eventType: null,
  tries: 1,
  reason: 'The message is not valid JSON',
});
const REPLAYED: ReplayResult = { outcome: 'replayed', reason: null };
const hostWith = (list = sampleList([event, other])) =>
  new MockHost().answer(listDeadLetters, list).answer(getDeadLetter, sampleDetails());
const render = (host: MockHost, at = '/admin') => renderInHost(<FailedEvents />, { host, at });

const rowOf = async (name: string | RegExp) => within((await screen.findByText(name)).closest('tr')!);
const chooseInMenu = async (row: Awaited<ReturnType<typeof rowOf>>, item: string) => {
  await userEvent.click(row.getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('requests the first page, and shows each event with its service, reason, age and tries', async () => {
  const { host } = render(hostWith());
  const row = await rowOf('Supplier updated');
  for (const text of ['Bay Seafood Ltd', 'Quality', 'Follow supplier events', event.reason, '5 tries'])
    expect(row.getByText(text)).toBeVisible();
  const unreadable = await rowOf('Unreadable message');
  for (const text of ['Documents', 'Keep audit trail', '1 try']) expect(unreadable.getByText(text)).toBeVisible();
  expect(host.requests(listDeadLetters)[0]!.query.toString()).toBe('limit=50&offset=0');
});

test('says that there are none', async () => {
  render(hostWith(sampleList([])));
  expect(await screen.findByText('No failed events')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replay all' })).toBeNull();
});

test('names the services that did not answer, and says when nothing could be loaded', async () => {
  render(hostWith(sampleList([event], { unavailable: ['documents', 'suppliers'] })));
  expect(await screen.findByText(/^Documents and Suppliers did not respond/)).toBeVisible();
  render(new MockHost().fail(listDeadLetters, 503));
  expect(await screen.findByText('The failed events could not be loaded')).toBeVisible();
});

test('filters are kept in the URL and sent; the consumers are those of the service', async () => {
  const { host, address } = render(hostWith());
  await rowOf('Supplier updated');
  await userEvent.click(screen.getByRole('combobox', { name: 'Service' }));
  await userEvent.click(screen.getByRole('option', { name: 'Quality' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Consumer' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'All consumers',
    'Follow supplier events',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Follow supplier events' }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
  await userEvent.click(screen.getByRole('option', { name: event.reason }));
  await userEvent.click(screen.getByRole('combobox', { name: 'Age' }));
  await userEvent.click(screen.getByRole('option', { name: 'Older than 7 days' }));
  await waitFor(() => expect(address()).toContain('service=quality'));
  await waitFor(() =>
    expect(Object.fromEntries(host.requests(listDeadLetters).at(-1)!.query)).toMatchObject({
      service: 'quality',
      consumer: event.consumer,
      reason: event.reason,
      olderThanDays: '7',
    }),
  );
});

test.each([
  [REPLAYED, 'Event replayed'],
  [{ outcome: 'handled-before', reason: null } as const, 'The event was already handled'],
  [{ outcome: 'failed', reason: 'Still too long' } as const, 'Still too long'],
])('a replay with the result %j shows its toast and loads the list again', async (result, text) => {
  const { host } = render(hostWith().answer(replayDeadLetter, result));
  await userEvent.click((await rowOf('Supplier updated')).getByRole('button', { name: 'Replay' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(host.requests(replayDeadLetter)[0]!.params).toEqual({ service: 'quality', id: EVENT_ID });
  await waitFor(() => expect(host.requests(listDeadLetters)).toHaveLength(2));
});

test('an event that somebody else has replayed is not an error of the user', async () => {
  render(hostWith().fail(replayDeadLetter, 404));
  await userEvent.click((await rowOf('Supplier updated')).getByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('The event has already been replayed or handled')).toBeVisible();
});

test('a discard needs a reason, and its toast puts the event back', async () => {
  const discarded = { at: '2026-03-05T13:00:00.000Z', by: null, reason: 'Test data' };
  const host = hostWith().answer(discardDeadLetter, sampleEvent({ discarded })).answer(restoreDeadLetter, event);
  render(host);
  await chooseInMenu(await rowOf('Supplier updated'), 'Discard…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard this event?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await dialog.findByText('Enter a reason')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Test data');
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Event discarded')).toBeVisible();
  expect(host.requests(discardDeadLetter)[0]).toMatchObject({
    body: { reason: 'Test data' },
    headers: { 'Idempotency-Key': expect.any(String) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Event restored')).toBeVisible();
});

test('the discarded events show why, and can be put back', async () => {
  const discarded = { at: '2026-03-05T13:00:00.000Z', by: null, reason: 'Test data' };
  const host = hostWith(sampleList([sampleEvent({ discarded })])).answer(restoreDeadLetter, event);
  render(host, '/admin?state=discarded');
  const row = await rowOf('Supplier updated');
  expect(row.getByText('Test data')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replay all' })).toBeNull();
  await userEvent.click(row.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Event restored')).toBeVisible();
  expect(host.requests(listDeadLetters)[0]!.query.get('state')).toBe('discarded');
});

test('the details have the record, the data of the event and the technical reason', async () => {
  render(hostWith(), `/admin?view=quality/${EVENT_ID}`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Supplier updated: Bay Seafood Ltd' }));
  expect(dialog.getByRole('link', { name: 'Bay Seafood Ltd' })).toHaveAttribute(
    'href',
    `/suppliers?view=${SUPPLIER_ID}`,
  );
  expect(dialog.getByRole('group', { name: 'Data of the event' })).toHaveTextContent('"name": "Bay Seafood Ltd"');
  expect(dialog.getByRole('group', { name: 'Technical reason' })).toHaveTextContent('at PostgresQueryRunner.query');
});

test('replays all that the filters show, and says how many failed again', async () => {
  const results: ReplayResult[] = [REPLAYED, { outcome: 'failed', reason: 'Still' }];
  const host = hostWith().answer(replayDeadLetter, () => results.shift()!);
  render(host, '/admin?consumer=quality-follow-supplier-events');
  await userEvent.click(await screen.findByRole('button', { name: 'Replay all' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replay 2 events?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Replay' }));
  expect(await screen.findByText('1 event replayed, 1 failed again.')).toBeVisible();
  expect(host.requests(replayDeadLetter)).toHaveLength(2);
  expect(
    host
      .requests(listDeadLetters)
      .find(({ query }) => query.get('limit') === '100')!
      .query.get('consumer'),
  ).toBe('quality-follow-supplier-events');
});

test('stops replaying when a service does not answer, and says how far it got', async () => {
  render(hostWith().fail(replayDeadLetter, 503, { detail: 'The quality service is not responding.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Replay all' }));
  await userEvent.click(screen.getByRole('button', { name: 'Replay', hidden: false }));
  expect(await screen.findByText('The quality service is not responding.')).toBeVisible();
  expect(screen.getByText('0 events replayed.')).toBeVisible();
});
