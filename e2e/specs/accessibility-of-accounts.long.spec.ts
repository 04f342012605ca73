import { CODE_REFUSED, CODE_REQUIRED_HEADER } from '@fsvp/contracts/sign-in';
import type { Page } from '@playwright/test';
import { ALL_WIDTHS } from '../fixtures/axe.js';
import { intercept } from '../fixtures/faults.js';
import { signedOut, test } from '../fixtures/signed-in.js';
import { expectNoViolations, press, text, type State as StateOf } from '../fixtures/states.js';

type State = StateOf<object>;

const LINK = '/#invitation=a-link';

/** The page of a link of this kind. */
const opened = (kind: 'invitation' | 'set-up'): Pick<State, 'path' | 'prepare'> => ({
  path: () => LINK,
  prepare: (page) =>
    intercept(page, { method: 'GET', path: '/api/auth/invitations/a-link' }, (route) =>
      route.fulfill({
        json: {
          kind,
          email: kind === 'set-up' ? null : 'mia@importer.test',
          firstName: null,
          lastName: null,
          role: 'qi',
          expiresAt: '2099-01-01T12:00:00Z',
          codeRequired: false,
        },
      }),
    ),
});

const signIn: State[] = [
  {
    what: 'the login with an own account',
    path: () => '/',
    reach: press('Use your own account'),
    shown: ({ page }) => page.getByLabel('Email'),
  },
  {
    what: 'the code of a second factor, which is refused',
    path: () => '/',
    prepare: (page) =>
      intercept(page, { method: 'POST', path: '/api/login' }, (route) =>
        route.fulfill({
          status: 401,
          contentType: 'text/plain',
          headers: { [CODE_REQUIRED_HEADER]: 'true' },
          body: 'Invalid password. Please try again.',
        }),
      ),
    async reach({ page }) {
      await page.getByRole('button', { name: 'Use your own account' }).click();
      await page.getByLabel('Email').fill('mia@importer.test');
      await page.getByLabel(/^Password/).fill('a walk along the canal');
      await page.keyboard.press('Enter');
      await page.getByLabel('Code').fill('000000');
      await page.keyboard.press('Enter');
    },
    shown: text(CODE_REFUSED),
  },
  {
    what: 'the login without the shared password',
    path: () => '/',
    prepare: (page) =>
      intercept(page, { method: 'GET', path: '/api/auth/sign-in-options' }, (route) =>
        route.fulfill({ json: { sharedLogin: false, accounts: true, provider: null } }),
      ),
    shown: text('The shared password is switched off. Sign in with your own account.'),
  },
  { what: 'an invitation', ...opened('invitation'), shown: text(/^You are invited as Qualified Individual/) },
  {
    what: 'the set-up of the first administrator with nothing entered',
    ...opened('set-up'),
    reach: press('Open the Account'),
    shown: text('Enter your first name'),
  },
  {
    what: 'an invitation that has ended',
    path: () => LINK,
    shown: text('This link was used or has ended. Ask your administrator for a new one.'),
  },
];

/** The current user has an account. */
const ownAccount = (over: object) => (page: Page) =>
  intercept(page, { method: 'GET', path: '/api/auth/user' }, async (route) => {
    const response = await route.fetch();
    const user = { ...(await response.json()), kind: 'user', role: 'qi', title: 'Quality Manager', ...over };
    await route.fulfill({ response, json: user });
  });

const sampleToken = {
  id: '0190c0de-0000-7000-8000-000000000001',
  version: 1,
  name: 'Warehouse import',
  prefix: 'k3v9x2ab',
  scopes: ['read', 'quality:write'],
  ownerId: '0190c0de-0000-7000-8000-000000000002',
  ownerName: 'Mia Chen',
  expiresOn: '2099-01-01',
  allowedAddresses: [],
  lastUsedAt: null,
  lastUsedAddress: null,
  revokedAt: null,
  createdAt: '2026-01-01T00:00:00Z',
  createdBy: null,
};

const profile: State[] = [
  {
    what: 'the section of own accounts for the shared login',
    path: () => '/?profile=tokens',
    shown: text(/^API tokens belong to own accounts/),
  },
  {
    what: 'the sections of an own account',
    path: () => '/?profile=sign-in',
    prepare: ownAccount({ role: 'auditor', expiresOn: '2026-12-03' }),
    shown: ({ page }) => page.getByRole('form', { name: 'Set up a second factor' }),
  },
  {
    what: 'own sessions',
    path: () => '/?profile=sessions',
    prepare: ownAccount({}),
    shown: text(/last seen/),
  },
  {
    what: 'own API tokens',
    path: () => '/?profile=tokens',
    prepare: async (page) => [
      await ownAccount({})(page),
      await intercept(page, { method: 'GET', path: '/api/api-tokens?*' }, (route) =>
        route.fulfill({ json: { tokens: [sampleToken], total: 1 } }),
      ),
    ],
    shown: text('Warehouse import'),
  },
  {
    what: 'the QR code of a second factor that must be set up',
    path: () => '/',
    prepare: async (page) => [
      await ownAccount({ mustSetUp: 'second-factor' })(page),
      await intercept(page, { method: 'POST', path: '/api/auth/totp' }, (route) =>
        route.fulfill({
          json: { secret: 'ABCDEFGHIJ234567', uri: 'otpauth://totp/FSVP%20Suite:m?secret=ABCDEFGHIJ234567' },
        }),
      ),
    ],
    async reach({ page }) {
      await page.getByLabel('Password').fill('a walk along the canal');
      await page.keyboard.press('Enter');
    },
    shown: ({ page }) => page.getByRole('img', { name: /^QR code/ }),
  },
  {
    what: 'a password that must be changed',
    path: () => '/',
    prepare: ownAccount({ mustSetUp: 'password' }),
    shown: ({ page }) => page.getByLabel('Current password'),
  },
];

test.describe.configure({ mode: 'parallel' });

function testStates(states: readonly State[]): void {
  for (const state of states) {
    test(`${state.what}: axe finds no violations in any theme and width`, ({ app, page }) =>
      expectNoViolations({ ...state, widths: ALL_WIDTHS }, { app, page }));
  }
}

test.describe('signed out', () => {
  test.use(signedOut);
  testStates(signIn);
});
test.describe('profile', () => testStates(profile));
