import { hrefs } from '@fsvp/contracts/catalogue/hrefs';
import { programListHrefs } from '@fsvp/contracts/program/hrefs';
import type { Page } from '@playwright/test';
import config from '../playwright.config.js';
import { intercept } from '../fixtures/faults.js';
import { createFile } from '../fixtures/fsvp-files.js';
import { expect, test } from '../fixtures/signed-in.js';

// Playwright hides scrollbars, which take 15 px of most windows.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Tables that are wider than what is around them. */
const tooWide = (page: Page) =>
  page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.getBoundingClientRect().width > table.parentElement!.getBoundingClientRect().width)
        .map((table) => `${table.textContent.slice(0, 40)}: ${table.getBoundingClientRect().width} px`),
    );

test('at 1280 px with a scrollbar, tables fit their card', async ({ page, api }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const { supplierName } = await createFile(api);
  const supplier = { supplierName: 'Thalassonomic Kft', foodName: 'Straciatellas', supplierCountry: 'Vereinigtes' };
  await intercept(page, { method: 'GET', path: '/api/fsvp-files?*' }, async (route) => {
    const response = await route.fetch();
    const { fsvpFiles, ...rest } = (await response.json()) as { fsvpFiles: object[] };
    await route.fulfill({
      response,
      json: { ...rest, fsvpFiles: fsvpFiles.map((file) => ({ ...file, ...supplier })) },
    });
  });
  for (const path of [
    programListHrefs.fsvpFiles({ search: supplierName }),
    hrefs.suppliers(),
    '/foods',
    '/fsvp-compliance',
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await page.getByRole('row').nth(1).waitFor();
      // As if the list were longer than the window.
      await page.evaluate(() => (document.documentElement.style.overflowY = 'scroll'));
      expect(await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(10);
      expect(await tooWide(page)).toEqual([]);
    });

  await page.goto(programListHrefs.fsvpFiles({ search: supplierName }));
  await page.evaluate(() => (document.documentElement.style.overflowY = 'scroll'));
  for (const word of ['Thalassonomic', 'Straciatellas', 'Vereinigtes']) {
    const lines = await page
      .getByRole('cell')
      .getByText(word)
      .first()
      .evaluate((element, text) => {
        const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()!;
        const range = document.createRange();
        range.setStart(node, 0);
        range.setEnd(node, text.length);
        return range.getClientRects().length;
      }, word);
    expect(lines, word).toBe(1);
  }
});
