import type { Supplier } from '@fsvp/contracts/suppliers/supplier';
import type { Page } from '@playwright/test';
import { sampleStats, mockStats, mockTrend } from '../fixtures/dashboard.js';
import { intercept } from '../fixtures/faults.js';
import { ABSENT } from '../fixtures/api-client.js';
import { mockNotifications, notificationsOfEachKind, notificationsOfOneCause } from '../fixtures/notifications.js';
import { signedOut, test } from '../fixtures/signed-in.js';
import {
  down,
  expectNoViolations,
  POPUP_OF_CONTROL,
  loadingUnder,
  press,
  slow,
  statesOfLane,
  text,
  type Stage as StageOf,
  type State as StateOf,
} from '../fixtures/states.js';
import { mockWork } from '../fixtures/work.js';
import { CommandPalette } from '../pages/command-palette.js';

interface Records {
  supplier: Supplier;
}

type Stage = StageOf<Records>;
type State = StateOf<Records>;

/** A page without content yet has no heading. */
const NO_HEADING_YET = ['page-has-heading-one'];

const home = () => '/';
const spinner = ({ page }: Stage) => page.getByRole('status').filter({ hasText: 'Loading…' }).first();

/** Enters a password; the login call returns this status and body. */
const tryLogin = (status: number, body: string): Pick<State, 'path' | 'prepare' | 'reach'> => ({
  path: home,
  prepare: (page) =>
    intercept(page, { method: 'POST', path: '/api/login' }, (route) =>
      route.fulfill({ status, contentType: 'text/plain', body }),
    ),
  async reach({ page }) {
    await page.getByLabel('Password').fill('not it');
    await page.keyboard.press('Enter');
  },
});

const signIn: State[] = [
  { what: 'the login', onPhone: true, path: home, shown: ({ page }) => page.getByLabel('Password') },
  {
    what: 'the login while the session is unknown',
    repeats: true,
    path: home,
    prepare: slow('/api/auth/user'),
    shown: spinner,
    justified: NO_HEADING_YET,
  },
  {
    what: 'the login without a password',
    repeats: true,
    path: home,
    reach: press('Sign In'),
    shown: text('Password is required'),
  },
  {
    what: 'the login while it verifies',
    repeats: true,
    ...tryLogin(200, ''),
    prepare: (page) => intercept(page, { method: 'POST', path: '/api/login' }, () => undefined),
    shown: ({ page }) => page.getByRole('button', { name: 'Verifying…' }),
  },
  { what: 'a wrong password', ...tryLogin(401, 'Invalid password. Please try again.'), shown: text('Login Failed') },
  {
    what: 'too many attempts',
    repeats: true,
    ...tryLogin(429, 'Too many failed attempts. Try again in 12 minutes.'),
    shown: text('Too many failed attempts. Try again in 12 minutes.'),
  },
  {
    what: 'an unreachable server',
    repeats: true,
    path: home,
    prepare: down('/api/auth/user'),
    shown: text('Cannot reach the server'),
  },
  { what: 'any other path', repeats: true, path: () => '/suppliers', shown: text('404 Page Not Found') },
];

const partsAway = sampleStats({
  totalSuppliers: null,
  compliantSuppliers: null,
  pendingVerification: null,
  nonCompliant: null,
  riskDistribution: null,
  upcomingVerifications: null,
  activeCorrectiveActions: null,
  unavailable: ['suppliers', 'quality'],
});

/** A dashboard with data of every kind. */
async function full(page: Page): Promise<void> {
  await mockStats(page, sampleStats());
  await mockTrend(page);
}

const plot = ({ page }: Stage) => page.getByRole('slider', { name: /^Risk trend/ });

const dashboard: State[] = [
  { what: 'the dashboard', onPhone: true, path: home, prepare: full, shown: plot },
  {
    what: 'the dashboard while it loads',
    path: home,
    prepare: slow('/api/dashboard/stats'),
    shown: loadingUnder('Dashboard'),
  },
  {
    what: 'its lists and its chart while they load',
    repeats: true,
    path: home,
    prepare: async (page) => [
      await mockStats(page, sampleStats()),
      await slow('/api/suppliers?*')(page),
      await slow('/api/dashboard/risk-trend?*')(page),
    ],
    shown: text('Recent Supplier Activity'),
  },
  {
    what: 'no dashboard data',
    repeats: true,
    path: home,
    prepare: (page) => mockStats(page, null),
    shown: text('No dashboard data available'),
  },
  {
    what: 'empty lists and a trend that starts today',
    repeats: true,
    path: home,
    async prepare(page) {
      await mockStats(
        page,
        sampleStats({
          totalSuppliers: 0,
          riskDistribution: { high: 0, medium: 0, low: 0 },
          upcomingVerifications: [],
          activeCorrectiveActions: [],
        }),
      );
      await intercept(page, { method: 'GET', path: '/api/suppliers?*' }, (route) =>
        route.fulfill({ json: { suppliers: [], total: 0, next: null } }),
      );
      await mockTrend(page, 1);
    },
    shown: text(/^The trend starts today/),
  },
  {
    what: 'numbers that could not be loaded',
    repeats: true,
    path: home,
    prepare: down('/api/dashboard/stats'),
    shown: text('The dashboard could not be loaded'),
  },
  {
    what: 'parts that could not be loaded',
    repeats: true,
    path: home,
    prepare: async (page) => [
      await mockStats(page, partsAway),
      await down('/api/suppliers?*')(page),
      await down('/api/dashboard/risk-trend?*')(page),
    ],
    shown: text('The risk trend could not be loaded'),
  },
  {
    what: 'the trend of 90 days with a day read',
    path: () => '/?trend=90',
    prepare: full,
    reach: (stage) => plot(stage).press('Home'),
    shown: plot,
  },
  { what: 'the trend of a year', repeats: true, path: () => '/?trend=365', prepare: full, shown: plot },
  {
    what: 'the trend as a table',
    path: home,
    prepare: full,
    reach: ({ page }) => page.getByRole('button', { name: 'Table', pressed: false }).click(),
    shown: ({ page }) => page.getByRole('table', { name: /^Risk trend/ }),
  },
  {
    what: 'the description of a card',
    repeats: true,
    path: home,
    prepare: full,
    reach: press('About Compliant'),
    shown: ({ page }) => page.getByRole('tooltip'),
    justified: POPUP_OF_CONTROL,
  },
];

const bell = ({ page }: Stage) => page.getByRole('button', { name: /^Notifications/ }).click();
const openMenu = ({ page }: Stage) => page.getByRole('button', { name: /^User menu/ }).click();

const header: State[] = [
  {
    what: 'the bell with notifications of each kind and an open group',
    path: home,
    prepare: (page) => mockNotifications(page, ...notificationsOfOneCause, ...notificationsOfEachKind),
    reach: async (stage) => {
      await bell(stage);
      await stage.page.getByRole('button', { name: /^2 verifications are due soon/ }).click();
    },
    shown: ({ page }) => page.getByRole('list', { name: '2 verifications are due soon' }),
  },
  {
    what: 'the bell without notifications',
    repeats: true,
    path: home,
    prepare: (page) => mockNotifications(page),
    reach: bell,
    shown: text('No notifications'),
  },
  {
    what: 'the bell while it loads',
    repeats: true,
    path: home,
    prepare: slow('/api/notifications?*'),
    reach: bell,
    shown: ({ page }) => page.getByRole('dialog', { name: 'Notifications' }).getByRole('status'),
  },
  {
    what: 'notifications that could not be loaded',
    repeats: true,
    path: home,
    prepare: down('/api/notifications?*'),
    reach: bell,
    shown: text('Notifications could not be loaded'),
  },
  {
    what: 'the user menu',
    repeats: true,
    path: home,
    reach: openMenu,
    shown: ({ page }) => page.getByRole('menuitem', { name: 'Profile' }),
    justified: POPUP_OF_CONTROL,
  },
  {
    what: 'the profile',
    path: home,
    async reach(stage) {
      await openMenu(stage);
      await stage.page.getByRole('menuitem', { name: 'Profile' }).click();
    },
    shown: ({ app }) => app.dialog('Profile').getByLabel('First name'),
  },
  {
    what: 'the tooltip of a sidebar entry',
    path: home,
    widths: [390],
    reach: ({ page }) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).hover(),
    shown: ({ page }) => page.getByRole('tooltip', { name: 'Reports' }),
    justified: POPUP_OF_CONTROL,
  },
  {
    what: 'the skip link',
    path: home,
    reach: ({ page }) => page.keyboard.press('Tab'),
    shown: ({ page }) => page.getByRole('link', { name: 'Skip to main content' }),
  },
];

const search = (words: (records: Records) => string) => async (stage: Stage) => {
  const palette = new CommandPalette(stage.page);
  if (await palette.dialog.isHidden()) await palette.open();
  await palette.search(words(stage));
};

const commands: State[] = [
  {
    what: 'the palette',
    repeats: true,
    path: home,
    reach: ({ page }) => new CommandPalette(page).open(),
    shown: ({ page }) => page.getByRole('option', { name: 'Dashboard' }),
  },
  {
    what: 'what the palette found',
    onPhone: true,
    path: home,
    reach: search(({ supplier }) => supplier.name),
    shown: ({ page, supplier }) => page.getByRole('option', { name: supplier.name }),
  },
  {
    what: 'what the palette did not find',
    repeats: true,
    path: home,
    reach: search(() => ABSENT),
    shown: text(`No results for “${ABSENT}”`),
  },
  {
    what: 'a kind of record that could not be searched',
    repeats: true,
    path: home,
    prepare: down('/api/corrective-actions?*'),
    reach: search(({ supplier }) => supplier.name),
    shown: text('Corrective Actions could not be searched. Try again'),
  },
  {
    what: 'the keyboard help',
    path: home,
    async reach({ page }) {
      await page
        .getByRole('button', { name: /^Search/ })
        .filter({ visible: true })
        .waitFor();
      await page.keyboard.press('?');
    },
    shown: ({ app }) => app.dialog('Keyboard shortcuts'),
  },
];

const elsewhere: State[] = [
  {
    what: 'My Work',
    onPhone: true,
    path: () => '/my-work',
    prepare: mockWork,
    shown: text('A part of the work could not be loaded'),
  },
  {
    what: 'the snooze of a line',
    path: () => '/my-work',
    prepare: mockWork,
    async reach({ page }) {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Snooze' }).click();
    },
    shown: ({ app }) => app.dialog('Snooze').getByLabel('Reason'),
  },
  { what: 'an unknown path', path: () => '/nowhere', shown: text('404 Page Not Found') },
  {
    what: 'a module that loads',
    path: () => '/corrective-actions',
    prepare: (page) => page.route('**/modules/mf-actions/**/remoteEntry*', () => undefined),
    shown: spinner,
    justified: NO_HEADING_YET,
  },
  {
    what: 'a module that cannot be loaded',
    path: () => '/corrective-actions',
    prepare: (page) => page.route('**/modules/mf-actions/**', (route) => route.abort()),
    shown: text('The Corrective Actions module is not available'),
  },
];

const toasts: State[] = [
  {
    what: 'success',
    path: home,
    prepare: (page) =>
      intercept(page, { method: 'PUT', path: '/api/auth/user' }, async (route) =>
        route.fulfill({ json: await (await page.request.get('/api/auth/user')).json() }),
      ),
    async reach(stage) {
      await openMenu(stage);
      await stage.page.getByRole('menuitem', { name: 'Profile' }).click();
      await stage.app.dialog('Profile').getByRole('button', { name: 'Save' }).click();
    },
    shown: text('Profile updated successfully'),
  },
  {
    what: 'failure',
    repeats: true,
    path: home,
    prepare: (page) => intercept(page, { method: 'POST', path: '/api/logout' }, (route) => route.abort()),
    async reach(stage) {
      await openMenu(stage);
      await stage.page.getByRole('menuitem', { name: 'Sign Out' }).click();
    },
    shown: text('You could not be signed out. Please try again.'),
  },
  {
    what: 'restored input',
    repeats: true,
    path: () => '/suppliers?new=1',
    prepare: (page) =>
      intercept(page, { method: 'POST', path: '/api/suppliers' }, (route) =>
        route.fulfill({ status: 401, json: { title: 'Unauthorized', status: 401 } }),
      ),
    async reach({ app, page }) {
      await page.getByLabel('Supplier Name').fill('Bay Seafood');
      await page.getByLabel('Country').fill('Peru');
      await page.getByRole('button', { name: 'Create Supplier' }).click();
      await app.heading('Dashboard');
      await page.goto('/suppliers?new=1');
    },
    shown: text('Your unsaved input was restored.'),
  },
];

// One of the longest files: each worker takes some of its tests.
test.describe.configure({ mode: 'parallel' });

let made: Promise<Supplier> | undefined;

function testStates(states: readonly State[]): void {
  for (const state of statesOfLane(states)) {
    test(`${state.what}: axe finds no violations in any theme and width`, async ({ app, page, api }) => {
      await expectNoViolations(state, { app, page, supplier: await (made ??= api.supplier()) });
    });
  }
}

test.describe('signed out', () => {
  test.use(signedOut);
  testStates(signIn);
});
for (const [part, states] of Object.entries({ dashboard, header, commands, elsewhere, toasts }))
  test.describe(part, () => testStates(states));
