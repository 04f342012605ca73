import { CODE_REFUSED, CODE_REQUIRED_HEADER } from '@fsvp/contracts/access/sign-in';
import type { Page } from '@playwright/test';
import { ALL_WIDTHS } from '../fixtures/axe.js';
import { intercept, type Calls } from '../fixtures/faults.js';
import { signedOut, test } from '../fixtures/signed-in.js';
import { expectNoViolations, press, text, type State as StateOf } from '../fixtures/states.js';

type State = StateOf<object>;

const LINK = '/#invitation=a-link';

/** The page of a link of this kind. */
const opened = (kind: 'invitation' | 'set-up' | 'recovery'): Pick<State, 'path' | 'prepare'> => ({
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
          codeRequired: kind === 'recovery',
        },
      }),
    ),
});

/** A refusal of what was entered into a field, in place of the suite's answer. */
const refuseField = (page: Page, call: Calls, status: 400 | 422, field: { path: string; message: string }) =>
  intercept(page, call, (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Failed', status, detail: field.message, errors: [field] }),
    }),
  );

const recovery = opened('recovery');

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
    shown: text('The shared password is turned off. Sign in with your own account.'),
  },
  { what: 'an invitation', ...opened('invitation'), shown: text(/^You are invited as Qualified Individual/) },
  {
    what: 'the set-up of the first administrator with nothing entered',
    ...opened('set-up'),
    reach: press('Open the Account'),
    shown: text('Enter your first name'),
  },
  {
    what: 'a new password with the code of a second factor, which is refused',
    ...recovery,
    prepare: async (page) => [
      await recovery.prepare?.(page),
      await refuseField(page, { method: 'POST', path: '/api/auth/invitations/a-link' }, 400, {
        path: 'code',
        message: CODE_REFUSED,
      }),
    ],
    async reach({ page }) {
      await page.getByLabel(/^Password/).fill('a walk along the canal');
      await page.getByLabel(/^Code/).fill('000000');
      await page.keyboard.press('Enter');
    },
    shown: text(CODE_REFUSED),
  },
  {
    what: 'an invitation that has ended',
    path: () => LINK,
    shown: text('This link was already used or has expired. Ask your administrator for a new one.'),
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

const sampleSessions = [true, false].map((current, at) => ({
  id: `0190c0de-0000-7000-8000-00000000000${at + 3}`,
  current,
  openedAt: '2026-01-01T00:00:00Z',
  lastSeenAt: '2026-01-01T12:00:00Z',
  address: '192.0.2.7',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}));

const profile: State[] = [
  {
    what: 'the section of own accounts for the shared login',
    path: () => '/?profile=tokens',
    shown: text(/^API tokens are available only with your own account/),
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
    what: 'the password that ends other sessions, which is refused',
    path: () => '/?profile=sessions',
    prepare: async (page) => [
      await ownAccount({})(page),
      await intercept(page, { method: 'GET', path: '/api/auth/sessions' }, (route) =>
        route.fulfill({ json: { sessions: sampleSessions, total: sampleSessions.length, needsPassword: true } }),
      ),
      await refuseField(page, { method: 'POST', path: '/api/auth/sessions/revoke-others' }, 422, {
        path: 'password',
        message: 'This is not your password',
      }),
    ],
    async reach({ page }) {
      await page.getByRole('button', { name: 'End all other sessions' }).click();
      await page.getByLabel(/^Password/).fill('not the password');
      await page.keyboard.press('Enter');
    },
    shown: text('This is not your password'),
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
