import { beforeAll, expect, test } from '@jest/globals';
import { permissionsOf } from '@fsvp/contracts/access/access';
import { listPeople } from '@fsvp/contracts/access/account';
import {
  endSnooze,
  handOverWorkItem,
  listWorkItems,
  snoozeWorkItem,
  WORK_GROUPS,
  type WorkItem,
  type WorkItemList,
} from '@fsvp/contracts/catalogue/work-item';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { listNamesakes } from '@fsvp/contracts/suppliers/namesakes';
import { MockHost, mockUser, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dialogs } from '../modules/dialogs.js';
import MyWorkPage from './my-work.page.js';

beforeAll(() => dialogs.read());

const item = (name: string, over: Partial<WorkItem> = {}): WorkItem => ({
  key: `verification.${name}`,
  kind: 'verification',
  title: `Complete ${name}`,
  subject: null,
  count: 1,
  recordType: 'verification-activity',
  recordId: name,
  fileIds: [],
  supplierId: null,
  supplierName: 'Delta Spices',
  importerId: null,
  ownerId: null,
  ownerName: null,
  dueOn: today(),
  waitingFor: null,
  action: { label: 'Complete', href: `/verifications?edit=${name}` },
  group: 'today',
  snooze: null,
  handOver: null,
  ...over,
});

function workOf(items: WorkItem[], over: Partial<WorkItemList> = {}): WorkItemList {
  const counts = Object.fromEntries(
    WORK_GROUPS.map((group) => [group, items.filter((one) => one.group === group).length]),
  ) as WorkItemList['counts'];
  return { asOf: today(), items, total: items.length, counts, more: 0, unavailable: [], ...over };
}

const late = item('Audit', { group: 'overdue', dueOn: addDays(today(), -3), ownerName: 'Ada Rivera' });
const due = item('Sampling');
const waiting = item('Review', {
  group: 'waiting',
  dueOn: null,
  handOver: { userId: 'u', userName: 'Ben Otto', reason: 'Ben has the records', at: '', byName: null },
});
const newId = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const openPage = (host: MockHost, at = '/my-work', user = mockUser) => renderInHost(<MyWorkPage />, { host, at, user });
const lines = async (group: string) =>
  within(await screen.findByRole('list', { name: group })).getAllByRole('listitem');

test('groups the lines, says who, for whom and how late, and has one button for each', async () => {
  openPage(new MockHost().answer(listWorkItems, workOf([late, due, waiting])));
  const [overdue] = await lines('Overdue');
  expect(overdue).toHaveTextContent('Complete AuditDelta Spices · Ada Rivera');
  expect(overdue).toHaveTextContent('3 days overdue');
  expect(screen.getByRole('link', { name: /^Complete ?: Complete Audit$/ })).toHaveAttribute(
    'href',
    '/verifications?edit=Audit',
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Overdue (1)',
    'Today (1)',
    'Waiting for others (1)',
  ]);
  expect((await lines('Waiting for others'))[0]).toHaveTextContent('Handed to Ben Otto: Ben has the records');
});

test('a supplier that shares its name is named with its FEI or place', async () => {
  const [one, other] = [newId(1), newId(2)];
  const host = new MockHost()
    .answer(listWorkItems, workOf([item('Audit', { supplierId: one }), item('Sampling', { supplierId: other })]))
    .answer(listNamesakes, { suppliers: [{ supplierId: one, fei: '3014771933', city: 'Paita', country: 'Peru' }] });
  openPage(host);
  await waitFor(async () =>
    expect((await lines('Today'))[0]).toHaveTextContent('Complete AuditDelta Spices · FEI 3014771933'),
  );
  expect((await lines('Today'))[1]).not.toHaveTextContent('FEI');
  expect(host.requests(listNamesakes)[0]!.query.getAll('supplierId')).toEqual([one, other]);
});

test('says that nothing is waiting, and names what is missing instead of saying so', async () => {
  openPage(new MockHost().answer(listWorkItems, workOf([])));
  expect(await screen.findByText('Nothing is waiting for you')).toBeVisible();
});

test('names the services that did not answer', async () => {
  openPage(new MockHost().answer(listWorkItems, workOf([], { unavailable: ['program', 'documents'] })));
  expect(
    await screen.findByText(
      'A service is not responding. Missing: FSVP files, signatures and reevaluations; documents.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Nothing is waiting for you')).toBeNull();
});

test('a failed list can be loaded again', async () => {
  const host = new MockHost().fail(listWorkItems, 503);
  openPage(host);
  const retry = await screen.findByRole('button', { name: 'Retry' }, { timeout: 8_000 });
  expect(screen.getByText('The work could not be loaded')).toBeVisible();
  host.answer(listWorkItems, workOf([due]));
  await userEvent.click(retry);
  expect(await lines('Today')).toHaveLength(1);
});

test('the filters are in the address and in the call', async () => {
  const host = new MockHost().answer(listWorkItems, workOf([]));
  const { address } = openPage(host, '/my-work?kind=document');
  await userEvent.click(await screen.findByRole('radio', { name: 'Everybody' }));
  expect(address()).toBe('/my-work?kind=document&who=everybody');
  await waitFor(() =>
    expect(host.requests(listWorkItems).at(-1)!.query.toString()).toBe('who=everybody&kind=document&limit=100'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/my-work?who=everybody');
});

test('J and K move, S snoozes with a reason, Z undoes, E opens', async () => {
  let work = workOf([late, due]);
  const host = new MockHost()
    .answer(listWorkItems, () => work)
    .answer(snoozeWorkItem, () => {
      work = workOf([
        late,
        { ...due, group: 'later', snooze: { until: addDays(today(), 7), reason: 'x', at: '', byName: null } },
      ]);
      return { at: '2026-11-28T09:00:00.000Z' };
    })
    .answer(endSnooze, undefined);
  const { address } = openPage(host);
  await lines('Overdue');
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: /Complete Audit/ })).toHaveFocus();
  await userEvent.keyboard('jjk');
  expect(screen.getByRole('link', { name: /Complete Audit/ })).toHaveFocus();
  await act(() => userEvent.keyboard('js'));
  const dialog = await screen.findByRole('dialog', { name: 'Snooze' });
  expect(dialog).toHaveTextContent('Complete Sampling');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
  expect(await within(dialog).findAllByText('Enter a reason')).not.toHaveLength(0);
  // Letters of the reason are no keys of the list.
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'The lab is closed, jz');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(host.requests(snoozeWorkItem)).toHaveLength(1));
  expect(host.requests(snoozeWorkItem)[0]).toMatchObject({
    params: { key: due.key },
    body: { until: addDays(today(), 7), reason: 'The lab is closed, jz' },
  });
  expect(await lines('Later')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('z');
  await waitFor(() => expect(host.requests(endSnooze)).toHaveLength(1));
  const [ended] = host.requests(endSnooze);
  expect([ended!.params, ended!.query.get('at')]).toEqual([{ key: due.key }, '2026-11-28T09:00:00.000Z']);
  await userEvent.keyboard('j');
  await userEvent.keyboard('e');
  expect(address()).toMatch(/^\/verifications\?edit=/);
});

test('who comes back has the focus on the line that was opened, or on the one that has its place', async () => {
  const host = new MockHost().answer(listWorkItems, workOf([late, due]));
  const first = openPage(host);
  await userEvent.click(await screen.findByRole('link', { name: /Complete Sampling/ }));
  first.unmount();
  const second = openPage(host);
  await waitFor(() => expect(screen.getByRole('link', { name: /Complete Sampling/ })).toHaveFocus());
  await userEvent.click(screen.getByRole('link', { name: /Complete Audit/ }));
  second.unmount();
  openPage(new MockHost().answer(listWorkItems, workOf([due])));
  await waitFor(() => expect(screen.getByRole('link', { name: /Complete Sampling/ })).toHaveFocus());
});

test('says why a snooze of somebody else is not ended', async () => {
  const snooze = { until: addDays(today(), 7), reason: 'x', at: '2026-11-28T09:00:00.000Z', byName: null };
  const host = new MockHost()
    .answer(listWorkItems, workOf([{ ...due, group: 'later', snooze }]))
    .fail(endSnooze, 409, { detail: 'The line was snoozed again meanwhile.' });
  openPage(host);
  await userEvent.click(await screen.findByRole('button', { name: 'More for Complete Sampling' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'End snooze' }));
  expect(await screen.findByText('The line was snoozed again meanwhile.')).toBeVisible();
  expect(host.requests(endSnooze)[0]!.query.get('at')).toBe(snooze.at);
});

test('hands a line over to a person, with a reason', async () => {
  const person = { id: '0197a000-0000-7000-8000-0000000000b1', name: 'Ben Otto', title: null };
  const host = new MockHost()
    .answer(listWorkItems, workOf([due]))
    .answer(listPeople, { people: [person] as never, total: 1 })
    .answer(handOverWorkItem, { at: '2026-11-28T09:00:00.000Z' });
  openPage(host);
  await userEvent.click(await screen.findByRole('button', { name: 'More for Complete Sampling' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hand over' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hand Over' }));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Person' }));
  await userEvent.click(await screen.findByRole('option', { name: /Ben Otto/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'On leave');
  await userEvent.click(dialog.getByRole('button', { name: 'Hand over' }));
  await waitFor(() =>
    expect(host.requests(handOverWorkItem)[0]).toMatchObject({
      params: { key: due.key },
      body: { userId: person.id, reason: 'On leave' },
    }),
  );
});

test('has no button for what is done in Administration, but for administrators', async () => {
  const renewal = item('Renewal', {
    kind: 'qualification',
    recordType: 'qualification',
    waitingFor: 'an administrator',
    action: { label: 'Renew', href: '/admin?individual=1&qualify=1' },
  });
  const host = () => new MockHost().answer(listWorkItems, workOf([renewal]));
  const { unmount } = openPage(host(), '/my-work', { ...mockUser, permissions: permissionsOf('editor') });
  expect(await screen.findByText(/Waiting for an administrator/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /Complete Renewal/ })).toBeNull();
  await userEvent.keyboard('j');
  expect(screen.getByRole('button', { name: 'More for Complete Renewal' })).toHaveFocus();
  unmount();
  openPage(host(), '/my-work', { ...mockUser, permissions: permissionsOf('administrator') });
  expect(await screen.findByRole('link', { name: /^Renew ?: Complete Renewal$/ })).toBeVisible();
});

test('a reader opens records, and is offered nothing else', async () => {
  openPage(new MockHost().answer(listWorkItems, workOf([due])), '/my-work', {
    ...mockUser,
    permissions: permissionsOf('viewer'),
  });
  expect(await screen.findByRole('link', { name: /^Open ?: Complete Sampling$/ })).toHaveAttribute(
    'href',
    '/verifications?view=Sampling',
  );
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
});
