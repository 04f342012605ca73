import type { Page, Request } from '@playwright/test';
import { SIDEBAR } from '../fixtures/sidebar.mjs';
import { expect, test } from '../fixtures/signed-in.js';

/** Requests until a screen has its data, the page included, and their bytes on the wire. */
const BUDGETS = { dashboard: { requests: 11, kB: 235 }, other: { requests: 13, kB: 285 } };

/** Opens a screen and returns what it requested until then, and the calls that the page says it starts. */
async function requestsOf(page: Page, path: string) {
  const sent: { address: string; request: Request }[] = [];
  page.on('request', (request) => {
    const { pathname, search, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) sent.push({ address: pathname + search, request });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('main [aria-busy="true"], main .animate-breathe')).toHaveCount(0);
  const started = (await page.locator('script[data-calls]').getAttribute('data-calls'))?.split(' ') ?? [];
  page.removeAllListeners('request');
  return { requests: sent.map(({ address }) => address), started, sent };
}

async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

for (const { path } of SIDEBAR)
  test(`${path} makes few requests, and its first calls start with the page and are made once`, async ({ page }) => {
    const { requests, started, sent } = await requestsOf(page, path);
    const api = requests.filter((address) => address.startsWith('/api/'));
    const early = requests.indexOf(started.at(-1)!);
    // The days of the calendar's first call are not known before.
    expect(started.length).toBeGreaterThan(path === '/calendar' ? 0 : 1);
    expect(
      requests.slice(0, early).filter((address) => !started.includes(address) && address.startsWith('/api/')),
    ).toEqual([]);
    for (const address of started)
      expect(
        api.filter((one) => one === address),
        address,
      ).toHaveLength(1);
    // Everything else that the screen asks for comes after its content.
    const afterContent = [
      '/api/live',
      '/api/notifications?limit=20',
      '/api/verification-activities?limit=1',
      '/api/documents?limit=1',
      '/api/work-items?limit=5',
    ];
    const isLate = (address: string) =>
      afterContent.includes(address) ||
      address.includes('/signature-states?') ||
      [
        '/api/calendar?',
        '/api/reference-sets',
        '/api/importers',
        '/api/users/',
        '/api/fsvp-files/counts',
        '/api/suppliers/namesakes?',
      ].some((start) => address.startsWith(start)) ||
      // An empty list says how to begin.
      ['/api/fsvp-files?lifecycle=closed&limit=1', '/api/foods?limit=1', '/api/suppliers?limit=1'].some((start) =>
        address.startsWith(`${start}&`),
      );
    expect(api.filter((address) => !started.includes(address) && !isLate(address))).toEqual([]);
    // What another module adds to the rows is loaded after them.
    const isAdded = (address: string) =>
      ['/fsvp-compliance', '/hazard-analysis'].includes(path) && address.startsWith('/modules/mf-program/');
    const added = requests.findIndex(isAdded);
    if (added >= 0) expect(requests.slice(0, added)).toEqual(expect.arrayContaining(started));
    const untilContent = requests.filter(
      (address) => address === '/api/live' || !(isLate(address) || isAdded(address)),
    );
    const budget = path === '/' ? BUDGETS.dashboard : BUDGETS.other;
    expect(new Set(untilContent).size).toBeLessThanOrEqual(budget.requests);
    // The user may not open it, and some of its files are not awaited.
    if (path === '/admin') return;
    // The live stream does not end. A preloaded file is reported a second time, without bytes.
    const ended = sent.filter(({ address }) => address !== '/api/live' && untilContent.includes(address));
    const bytes = await Promise.all(ended.map(({ request }) => bytesOf(request)));
    const kB = bytes.reduce((sum, one) => sum + one, 0) / 1000;
    expect(kB).toBeGreaterThan(100);
    expect(kB).toBeLessThanOrEqual(budget.kB);
  });

test('with a filter in the address, only the filtered list is requested', async ({ page }) => {
  const { requests, started } = await requestsOf(page, '/suppliers?search=a');
  expect(started).toEqual(['/api/auth/user']);
  const lists = requests.filter((address) => address.startsWith('/api/suppliers'));
  expect(lists).toEqual(['/api/suppliers?search=a&limit=50&offset=0']);
});

for (const [what, file] of [
  ['what the shell shares', /\/static\/shared-packages\./],
  ['the module', /\/mf-actions\/.*\/remoteEntry\./],
  ['its screen', /\/mf-actions\/.*\/corrective-actions\./],
] as const)
  test(`a file that could not be loaded with the page is loaded again: ${what}`, async ({ page }) => {
    // webpack waits for a script element that is in the page, also when that script has failed.
    await page.addInitScript(() => {
      const inPage: boolean[] = [];
      Object.assign(window, { inPage });
      const note = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement) setTimeout(() => inPage.push(target.isConnected));
      };
      addEventListener('error', note, true);
    });
    let requests = 0;
    await page.route(file, (route) => (++requests === 1 ? route.abort('connectionreset') : route.continue()));
    await page.goto('/corrective-actions');
    await expect(page.getByRole('button', { name: 'New Action' })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"], main .animate-breathe')).toHaveCount(0);
    expect(requests).toBe(2);
    expect(await page.evaluate(() => 'inPage' in window && window.inPage)).toEqual([false]);
  });

test('a dialog says that it opens while its files take long, and is shown once they are there', async ({ page }) => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/static\/shared-dialogs\./, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/corrective-actions');
  await page.getByRole('button', { name: 'New Action' }).click();
  const opening = page.getByRole('status').filter({ hasText: 'Opening…' });
  await expect(opening).toBeVisible();
  answer();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeVisible();
  await expect(opening).toHaveCount(0);
});

test('a dialog whose files could not be loaded at first is opened all the same', async ({ page }) => {
  let requests = 0;
  await page.route(/\/static\/shared-dialogs\./, (route) =>
    ++requests === 1 ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/corrective-actions');
  await page.getByRole('button', { name: 'New Action' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Title' })).toBeVisible();
  expect(requests).toBe(2);
});

test.describe('an idle page', () => {
  test.use({ prefetch: true });
  test('loads the first screen of each module in advance', async ({ page, app }) => {
    await page.goto('/');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const names = performance
            .getEntriesByType('resource')
            .map(
              ({ name }) => /\/modules\/(mf-\w+)\/[^/]+\/static\/(?!remoteEntry)[a-z][\w-]*\.\w+\.js/.exec(name)?.[1],
            );
          return [...new Set(names)].filter((name) => name !== undefined).sort();
        }),
      )
      .toEqual(['mf-actions', 'mf-admin', 'mf-inspections', 'mf-program', 'mf-reports', 'mf-suppliers']);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await app.go('Corrective Actions');
    // Not the shell's own, of which the dashboard loads one after its content.
    expect(requests.filter((url) => /\/modules\/.*\.js$/.test(url))).toEqual([]);
  });
});
