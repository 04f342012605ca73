import { mockFailedEvents, sampleEvent, sampleList } from '../fixtures/failed-events.js';
import { test } from '../fixtures/administrator.js';
import { dialog, down, expectNoViolations, loading, slow, text, type State as StateOf } from '../fixtures/states.js';

type State = StateOf<object>;

const CALL = '/api/admin/dead-letters?*';
const path = () => '/admin';
const mocked =
  (...list: Parameters<typeof sampleList>): State['prepare'] =>
  (page) =>
    mockFailedEvents(page, sampleList(...list));
const DISCARDED = { at: new Date().toISOString(), by: null, reason: 'Data of a test' };
const VIEW = `/admin?view=quality/${sampleEvent().id}`;

const states: State[] = [
  { what: 'failed events', path, prepare: mocked(), shown: text('Supplier updated') },
  { what: 'no failed events', path, prepare: mocked([]), shown: text('No failed events') },
  {
    what: 'discarded events',
    path: () => '/admin?state=discarded',
    prepare: mocked([sampleEvent({ discarded: DISCARDED })]),
    shown: text('Data of a test'),
  },
  {
    what: 'a service that did not answer',
    path,
    prepare: mocked(undefined, { unavailable: ['documents'] }),
    shown: text(/^Documents did not answer/),
  },
  {
    what: 'a list that could not be loaded',
    path,
    prepare: down(CALL),
    shown: text('The failed events could not be loaded'),
  },
  { what: 'a list that loads', path, prepare: slow(CALL), shown: loading('Loading Failed events…') },
  { what: 'the details', path: () => VIEW, prepare: mocked(), shown: dialog('Supplier updated: Bay Seafood Ltd') },
  {
    what: 'the question why an event is discarded',
    path: () => VIEW,
    prepare: mocked(),
    reach: async ({ app, page }) => {
      await app.dialog('Supplier updated: Bay Seafood Ltd').getByRole('button', { name: 'Discard…' }).click();
      await page.getByRole('dialog', { name: 'Discard this event?' }).getByRole('button', { name: 'Discard' }).click();
    },
    shown: text('Enter a reason'),
  },
  {
    what: 'the result of replaying all',
    path,
    prepare: mocked(),
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Replay all' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Replay', exact: true }).click();
    },
    shown: text('0 events replayed, 3 failed again.'),
  },
];

test.describe.configure({ mode: 'parallel' });

for (const state of states)
  test(`${state.what}: axe finds no violations in any theme and width`, async ({ app, page }) => {
    await expectNoViolations(state, { app, page });
  });
