import { CODE_REFUSED, CODE_REQUIRED_HEADER } from '@fsvp/contracts/access/sign-in';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../fixtures/administrator.js';
import { dayFromToday } from '../fixtures/api-client.js';
import { invite, join, OWN_PASSWORD, signedInAs } from '../fixtures/people.js';
import { signedOut } from '../fixtures/signed-in.js';

test.use(signedOut);

const STEP_MS = 30_000;

/** A code counts until this time after its step. */
const ENTRY_MS = 3000;

/** Waits for a time at which the code of this step can still be entered, and the next one soon. @returns when that is */
async function waitForLateInStep(page: Page): Promise<number> {
  const passed = Date.now() % STEP_MS;
  if (passed < 23_000 || passed > 28_000) await page.waitForTimeout((STEP_MS + 23_000 - passed) % STEP_MS);
  return Math.ceil(Date.now() / STEP_MS) * STEP_MS + ENTRY_MS;
}

async function enterAccount(page: Page, email: string, password = OWN_PASSWORD): Promise<void> {
  const own = page.getByRole('button', { name: 'Use your own account' });
  await page.getByLabel('Email').or(own).waitFor();
  if (await own.isVisible()) await own.click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.keyboard.press('Enter');
}

async function openProfile(page: Page, section: string): Promise<void> {
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByRole('tab', { name: section }).click();
}

test('accepts an invitation, which leaves no link in the history and works once', async ({
  app,
  page,
  administrator,
}) => {
  const { email, path } = await invite(administrator, 'viewer');
  await page.goto('/');
  await expect(page.getByText('Enter your password to access the supplier management system')).toBeVisible();
  await page.goto(path);
  await app.heading('Welcome to FSVP Suite');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel(/^Password/).fill('password1234');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This password is too common. Choose another one')).toBeVisible();
  await page.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await app.heading('Dashboard');
  expect(page.url()).not.toContain('invitation');
  await page.goBack();
  expect(page.url()).not.toContain('invitation');
  await page.goto(path);
  await app.heading('This link has expired');
  await expect(
    page.getByText('This link was already used or has expired. Ask your administrator for a new one.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await app.heading('Dashboard');
});

test('signs in with an own account and a second factor, after a wrong password, and out again', async ({
  app,
  page,
  administrator,
}) => {
  const email = await join(administrator, 'editor');
  await page.goto('/');
  await enterAccount(page, email, 'not the password');
  await app.message('Login Failed', 'Invalid password. Please try again.');
  await expect(page.getByLabel('Code')).toBeHidden();
  await page.getByLabel(/^Password/).fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await app.heading('Dashboard');

  await openProfile(page, 'Sign-in');
  const setUp = page.getByRole('form', { name: 'Set up a second factor' });
  await setUp.getByLabel('Password').fill(OWN_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
  const totp = new TOTP({ secret: Secret.fromBase32(secret!.replaceAll(' ', '')) });
  const nextCode = await waitForLateInStep(page);
  await page.getByLabel(/6 digits/).fill(totp.generate());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('form', { name: 'Remove the second factor' })).toBeVisible();
  await app.dialog('Profile').getByRole('button', { name: 'Close' }).click();
  await app.signOut();

  // The way that was used last comes first.
  await expect(page.getByLabel('Email')).toBeVisible();
  await enterAccount(page, email);
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await code.fill('000000');
  const refused = page.waitForResponse('**/api/login');
  await page.keyboard.press('Enter');
  expect((await refused).headers()[CODE_REQUIRED_HEADER]).toBe('true');
  await expect(page.getByText(CODE_REFUSED)).toBeVisible();
  await expect(code).toBeFocused();
  await page.waitForTimeout(Math.max(0, nextCode - Date.now()));
  await code.fill(totp.generate());
  await page.keyboard.press('Enter');
  await app.heading('Dashboard');
  await app.signOut();
});

test('ends the session of another browser', async ({ app, page, browser, administrator }) => {
  const email = await join(administrator, 'editor');
  const elsewhere = await signedInAs(browser, email);
  await elsewhere.page.goto('/suppliers');
  await expect(elsewhere.page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  await page.goto('/');
  await enterAccount(page, email);
  await app.heading('Dashboard');
  await openProfile(page, 'Sessions');
  const sessions = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  const confirmEnd = async (title: string, label: string) => {
    const dialog = app.dialog(title);
    await dialog.getByLabel(/^Password/).fill(OWN_PASSWORD);
    await dialog.getByRole('button', { name: label, exact: true }).click();
    await expect(dialog).toBeHidden();
  };
  await expect(sessions).toHaveCount(3);
  await expect(sessions.filter({ hasText: 'This session' })).toContainText(/Chrome on Linux.*127\.0\.0\.1/);
  await sessions.getByRole('button', { name: /^End the session of Chrome on Linux/ }).click();
  await confirmEnd('End the session of Chrome on Linux?', 'End session');
  await expect(sessions).toHaveCount(2);
  expect((await elsewhere.context.request.get('/api/auth/user')).status()).toBe(401);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await confirmEnd('End all other sessions?', 'End sessions');
  await expect(sessions).toHaveCount(1);
  await elsewhere.context.close();
});

test('an auditor sees the last day, and no control that changes records; the form of an address does not open', async ({
  browser,
  administrator,
  api,
}) => {
  const supplier = await api.supplier();
  const email = await join(administrator, 'auditor', { expiresOn: dayFromToday(30) });
  const { context, page } = await signedInAs(browser, email);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const lastDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(dayFromToday(30)),
  );
  const screens = {
    '/': 'Dashboard',
    '/suppliers': 'Suppliers',
    '/fsvp-compliance': 'FSVP Compliance',
    '/hazard-analysis': 'Hazard Analysis',
    '/verifications': 'Verifications',
    '/receiving-inspections': 'Receiving Inspections',
    '/corrective-actions': 'Corrective Actions',
    '/documents': 'Document Management',
    '/reports': 'Reports & Analytics',
  };
  for (const [path, heading] of Object.entries(screens)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(`Auditor access until ${lastDay}`)).toBeVisible();
    const writes = page
      .getByRole('main')
      .getByRole('button', { name: /^(Add|Delete|Edit|Import|New|Schedule|Upload)\b/ });
    await expect(writes, path).toHaveCount(0);
  }
  await page.goto(`/suppliers?edit=${supplier.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(refused).toEqual([]);
  await context.close();
});
