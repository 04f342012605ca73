import type { BrowserContext, Page } from '@playwright/test';
import { fail, hold, intercept } from '../fixtures/faults.js';
import { png } from '../fixtures/files.js';
import { uniqueLoopbackAddress, loginFrom } from '../fixtures/lockout.js';
import { expect, signedOut, test } from '../fixtures/signed-in.js';
import { recordToasts } from '../fixtures/toasts.js';

const PASSWORD = process.env.E2E_PASSWORD ?? '';
const login = { method: 'POST', path: '/api/login' } as const;
const currentUser = { method: 'GET', path: '/api/auth/user' } as const;

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
}

test.describe('at the login', () => {
  test.use(signedOut);

  test('the password is required, verified with the input disabled, and signs in', async ({ app, page }) => {
    await page.addInitScript(() => {
      const navigate = history.pushState.bind(history);
      history.pushState = (...state) => {
        performance.mark('navigated');
        navigate(...state);
      };
    });
    await page.goto('/?trend=90');
    await expect(page).toHaveTitle(/^Sign in/);
    await expect(page.getByText('Enter your password to access the supplier management system')).toBeVisible();
    const password = page.getByLabel('Password');
    const enter = page.getByRole('button', { name: 'Sign In' });
    await expect(password).toBeFocused();
    await enter.click();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(password).toBeFocused();

    await password.fill('not it');
    await enter.click();
    await app.message('Login Failed', 'Invalid password. Please try again.');
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('type', 'password');

    const release = await hold(page, login);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Verifying…' })).toBeVisible();
    await expect(password).toBeDisabled();
    release();
    await app.heading('Dashboard');
    await expect(page).toHaveURL(/:\d+\/$|[^/]\/$/);
    const waited = await page.evaluate(() => {
      const answered = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/login'))
        .at(-1) as PerformanceResourceTiming;
      return performance.getEntriesByName('navigated')[0]!.startTime - answered.responseEnd;
    });
    expect(waited).toBeGreaterThanOrEqual(100);
  });

  test('after ten failures the client address is locked out and shown for how long', async ({ app, page }) => {
    const address = uniqueLoopbackAddress();
    for (let failure = 1; failure <= 10; failure += 1)
      expect(await loginFrom(address, 'not it')).toEqual({ status: 401, body: 'Invalid password. Please try again.' });
    await intercept(page, login, async (route) => {
      const { status, body } = await loginFrom(address, route.request().postDataJSON().password);
      await route.fulfill({ status, body, contentType: 'text/plain; charset=utf-8' });
    });
    await page.goto('/');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await app.message('Login Failed', 'Too many failed attempts. Try again in 1 minute.');
  });

  test('a response without a message, and no response', async ({ app, page }) => {
    await page.goto('/');
    const password = page.getByLabel('Password');
    const recover = await intercept(page, login, (route) => route.abort('connectionrefused'));
    await password.fill('not it');
    await page.keyboard.press('Enter');
    await app.message('Login Error', 'An error occurred while logging in. Please try again.');
    await recover();
    for (const status of [401, 403]) {
      const answerAgain = await intercept(page, login, (route) =>
        route.fulfill({ status, contentType: 'text/plain', body: '' }),
      );
      await expect(password).toBeEnabled();
      await password.press('Enter');
      await app.message('Login Failed', 'Invalid password. Please try again.');
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await answerAgain();
    }
  });

  test('a spinner shows while the session is unknown; an unreachable server is not a logout', async ({ page }) => {
    const release = await hold(page, currentUser);
    await page.goto('/suppliers');
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    await expect(page.getByLabel('Password')).toBeHidden();
    const recover = await fail(page, currentUser, 500);
    await page.reload();
    await expect(page.getByText('Cannot reach the server')).toBeVisible();
    await expect(page.getByText('404 Page Not Found')).toBeHidden();
    await recover();
    release();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectNotFound(page);
  });

  test('every other path is not found and links to the login', async ({ page }) => {
    for (const path of ['/suppliers', '/nowhere', '/reports?run=1']) {
      await page.goto(path);
      await expectNotFound(page);
    }
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page.getByLabel('Password')).toBeVisible();
  });
});

test.describe('without a session', () => {
  test.use(signedOut);

  test('the page of the API leads to the sign-in, and back to what a link named', async ({ page }) => {
    await page.goto('/api/docs#/Suppliers');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/api\/docs#\/Suppliers$/);
    await expect(page).toHaveTitle('FSVP Suite: API');
    // The document is made when it is first asked for.
    await expect(page.locator('[id="operations-tag-Suppliers"]')).toHaveAttribute('data-is-open', 'true', {
      timeout: 60_000,
    });
  });
});

test('signed in, an unknown path is not found inside the layout', async ({ app, page }) => {
  await page.goto('/nowhere');
  await expectNotFound(page);
  await expect(page.getByRole('banner')).toContainText('FSMA Compliance Dashboard');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await app.heading('Dashboard');
});

test.describe('a session', () => {
  test.use(signedOut);
  test.beforeEach(async ({ page }) => void (await page.request.post('/api/login', { data: { password: PASSWORD } })));

  /** Ends the session on the server; the browser keeps its cookie. */
  async function end(context: BrowserContext): Promise<void> {
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const { status } = await fetch(`${process.env.E2E_URL}/api/logout`, { method: 'POST', headers: { cookie } });
    expect(status).toBe(204);
  }

  test('that has ended shows one message and redirects to the login after half a second', async ({
    app,
    page,
    context,
  }) => {
    const toasts = await recordToasts(page);
    await page.goto('/suppliers');
    await app.heading('Suppliers');
    await page.waitForLoadState('networkidle');
    const went: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) went.push(new URL(request.url()).pathname);
    });
    await end(context);
    const refused = page.waitForResponse((response) => response.status() === 401);
    const leaving = page.waitForRequest('**/api/login');
    await page.getByRole('searchbox', { name: 'Search suppliers' }).fill('anything');
    await expect.poll(() => toasts.join()).toMatch(/Unauthorized\s+You are logged out\. Logging in again\.\.\./);
    const { startTime, responseStart } = (await refused).request().timing();
    const gone = await leaving;
    await gone.response();
    expect(gone.timing().startTime - startTime - responseStart).toBeGreaterThanOrEqual(500);
    await expect(page.getByLabel('Password')).toBeVisible();
    expect(went).toEqual(['/api/login', '/']);
  });

  test.describe('with live updates', () => {
    test.use({ live: true });

    test('that ends elsewhere ends in every open window', async ({ app, page, context }) => {
      await page.goto('/');
      await app.heading('Dashboard');
      const other = await context.newPage();
      await other.goto('/suppliers');
      const listening = page.waitForResponse('**/api/live').catch(() => undefined);
      await page.reload();
      await listening;
      await app.heading('Dashboard');
      await other.getByRole('button', { name: /^User menu/ }).click();
      await other.getByRole('menuitem', { name: 'Sign Out' }).click();
      await expect(other.getByLabel('Password')).toBeVisible();
      await expect(page.getByLabel('Password')).toBeVisible();
    });
  });

  test('that the user ends is invalid on the server, and Back shows nothing of it', async ({ app, page, context }) => {
    await page.goto('/suppliers');
    await app.heading('Suppliers');
    const cookies = await context.cookies();
    const refuse = await fail(page, { method: 'POST', path: '/api/logout' });
    const leave = async () => {
      await page.getByRole('button', { name: /^User menu/ }).click();
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    };
    await leave();
    await app.message('Error', 'You could not be signed out. Please try again.');
    await refuse();
    await leave();
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await context.addCookies(cookies);
    expect((await page.request.get('/api/auth/user')).status()).toBe(401);
    await page.goBack();
    await expectNotFound(page);
  });
});

test('days are counted in the time zone of the suite, which the profile shows, not in the browser’s', async ({
  app,
  page,
}) => {
  const timeZone = 'Pacific/Kiritimati';
  await page.route('**/api/auth/user', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), timeZone } });
  });
  await page.goto('/verifications');
  await page.getByRole('button', { name: 'Schedule Verification' }).first().click();
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' });
  const form = app.dialog('Schedule New Verification');
  await expect(form.getByRole('textbox', { name: 'Due Date' })).toHaveValue(shown.format(new Date()));
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(app.dialog('Profile')).toContainText(timeZone);
});

test('the profile changes name and picture; the fallbacks are the initials, then U and User', async ({
  app,
  page,
  api,
}) => {
  const { body: before } = await api.call('GET', '/api/auth/user');
  const menu = page.getByRole('button', { name: /^User menu/ });
  const form = app.dialog('Profile');
  const open = async () => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
  };
  const save = async () => {
    await form.getByRole('button', { name: 'Save' }).click();
    await app.message('Success', 'Profile updated successfully');
    await expect(form).toBeHidden();
    await expect(menu).toBeFocused();
  };
  try {
    await page.goto('/');
    await open();
    await form.getByLabel('First name').fill('ana');
    await form.getByLabel('Last name').fill('Flores');
    await form.getByLabel('Picture').setInputFiles(png('face.png', 64, 48));
    await form.getByRole('button', { name: 'Remove picture' }).waitFor();
    await save();
    await expect(menu).toHaveText(/ana Flores$/);
    await expect(menu.locator('img')).toHaveJSProperty('naturalWidth', 48);
    await page.reload();
    await expect(menu.locator('img')).toBeVisible();

    await open();
    await form.getByRole('button', { name: 'Remove picture' }).click();
    await save();
    await expect(menu.locator('img')).toHaveCount(0);
    await expect(menu.getByText('AF', { exact: true })).toBeVisible();

    await open();
    for (const label of ['First name', 'Last name']) await form.getByLabel(label).fill('');
    await save();
    await expect(menu.getByText('U', { exact: true })).toBeVisible();
    await expect(menu).toHaveAccessibleName('User menu, User');
  } finally {
    const { firstName, lastName, profileImageUrl } = before;
    await api.call('PUT', '/api/auth/user', { firstName, lastName, profileImageUrl });
  }
});
