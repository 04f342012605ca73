import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.js';

const KB = 1000;
/** What a first visit may fetch of scripts and styles, gzipped: the shell, the first module with a list, each further one. */
const BUDGET = { shell: 240 * KB, firstModule: 80 * KB, furtherModule: 35 * KB };

/** Goes to a screen and answers what its scripts and styles weigh that were not fetched before, gzipped, whatever the server sent them as. */
async function weightOf(page: Page, go: () => Promise<unknown>, heading: string): Promise<number> {
  const fetched: Promise<number>[] = [];
  const weigh = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()))
      fetched.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  };
  page.on('response', weigh);
  await go();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeAttached();
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  return (await Promise.all(fetched)).reduce((sum, bytes) => sum + bytes, 0);
}

const click = (page: Page, name: string) => () =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

test('the shell, its first list and each further module keep within their weight', async ({ page }) => {
  // Who saves data has no module fetched ahead of a visit, so that each is weighed when it is visited.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const shell = await weightOf(page, () => page.goto('/'), 'Dashboard');
  expect(shell).toBeGreaterThan(50 * KB);
  expect(shell).toBeLessThanOrEqual(BUDGET.shell);
  const suppliers = await weightOf(page, click(page, 'Suppliers'), 'Suppliers');
  expect(suppliers).toBeGreaterThan(5 * KB);
  expect(suppliers).toBeLessThanOrEqual(BUDGET.firstModule);
  for (const screen of ['Verifications', 'Corrective Actions', 'Documents']) {
    const heading = screen === 'Documents' ? 'Document Management' : screen;
    expect(await weightOf(page, click(page, screen), heading), screen).toBeLessThanOrEqual(BUDGET.furtherModule);
  }
});
