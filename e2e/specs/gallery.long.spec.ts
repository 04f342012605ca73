import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import axe from 'axe-core';

const ui = join(import.meta.dirname, '../../packages/ui');
const webpack = join(import.meta.dirname, '../../node_modules/webpack/bin/webpack.js');
const gallery = pathToFileURL(join(ui, '.local/gallery/index.html')).href;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const violations = (page: Page, runOnly: string[]) =>
  page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const found = await checker.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false });
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, runOnly);

test.beforeAll(async () => {
  await promisify(execFile)(process.execPath, [webpack, '--config', 'gallery/webpack.config.mjs'], { cwd: ui });
});

test.describe.configure({ timeout: 300_000 });

test('axe finds no violations on the gallery page of any component', async ({ page }) => {
  await page.addInitScript({ content: axe.source });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(gallery);
  const components = await page.getByRole('navigation').getByRole('link').allTextContents();
  expect(components.length).toBeGreaterThan(50);
  for (const component of components) {
    await page.goto(`${gallery}?page=${component}`);
    await page.locator('h1, [role="dialog"], [role="alertdialog"]').first().waitFor();
    const light = await violations(page, RULES);
    // The theme changes the colors only.
    await page.evaluate(() => void (document.documentElement.dataset.theme = 'dark'));
    const dark = await violations(page, ['color-contrast']);
    expect.soft([...light, ...dark], component).toEqual([]);
  }
});
