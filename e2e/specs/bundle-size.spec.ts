import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.js';

const KB = 1000;
/** Gzipped bytes of scripts and styles that a first visit may load: the shell, the first module with a list, each further module. */
// Each entry has a part of the federation runtime (docs/adr/0053). Verifications is the largest: its list has the states of
// results, compact rows, groups by due day, and the addresses that open its forms.
// The shell follows the language of the texts (docs/adr/0097).
const BUDGET = { shell: 231 * KB, firstModule: 85 * KB, furtherModule: 28 * KB };

/** Opens a screen and returns the gzipped size of the scripts and styles that it loads in addition, however the server encodes them. */
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

test('the shell, its first list and each further module stay within their size budget', async ({ page }) => {
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
