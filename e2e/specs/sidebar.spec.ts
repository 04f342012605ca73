import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/signed-in.js';

/** The entries in order, each with its route and its screen's heading, as specified. */
const ENTRIES: [entry: string, path: string, heading: string][] = [
  ['Dashboard', '/', 'Dashboard'],
  ['Suppliers', '/suppliers', 'Suppliers'],
  ['FSVP Compliance', '/fsvp-compliance', 'FSVP Compliance'],
  ['Hazard Analysis', '/hazard-analysis', 'Hazard Analysis'],
  ['Verifications', '/verifications', 'Verifications'],
  ['Receiving Inspections', '/receiving-inspections', 'Receiving Inspections'],
  ['Corrective Actions', '/corrective-actions', 'Corrective Actions'],
  ['Documents', '/documents', 'Document Management'],
  ['Reports', '/reports', 'Reports & Analytics'],
];
const NAMES = ENTRIES.map(([entry]) => entry);

/** The visible names of the links; '' for a name that only a screen reader gets. */
const seen = (links: Locator) =>
  links.evaluateAll((found) =>
    found.map((link) => {
      const name = [...link.childNodes].find((node) => node.textContent?.trim());
      const range = document.createRange();
      range.selectNodeContents(name ?? link);
      const box = name instanceof Element ? name.getBoundingClientRect() : range.getBoundingClientRect();
      return box.width > 1 && box.height > 1 ? link.textContent?.trim() : '';
    }),
  );

for (const { width, names } of [
  { width: 767, names: NAMES.map(() => '') },
  { width: 768, names: NAMES },
  { width: 1280, names: NAMES },
]) {
  test(`at ${width} px the sidebar is at the left, ${names === NAMES ? 'with names' : 'with icons only'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const sidebar = page.getByRole('navigation', { name: 'Main' });
    const links = sidebar.getByRole('link');
    await expect(links).toHaveCount(NAMES.length);
    for (const [index, name] of NAMES.entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
    for (const link of await links.all()) await expect(link.locator('svg')).toBeInViewport();
    expect(await seen(links)).toEqual(names);
    const box = (await sidebar.boundingBox())!;
    expect([box.x, box.y, box.height]).toEqual([0, 0, 900]);
    const content = (await page.getByRole('main').boundingBox())!;
    expect(content.x).toBe(box.width);
  });
}

test('at 390 px it is a bar of icons at the bottom with a menu for the other pages', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toHaveCount(1);
  const box = (await bar.boundingBox())!;
  expect([box.x, box.width, box.y + box.height]).toEqual([0, 390, 900]);
  const links = bar.getByRole('link');
  await expect(links).toHaveCount(5);
  for (const [index, name] of NAMES.slice(0, 5).entries()) await expect(links.nth(index)).toHaveAccessibleName(name);
  expect(await seen(links)).toEqual(['', '', '', '', '']);
  await app.go('Hazard Analysis');
  await bar.getByRole('button', { name: 'More pages' }).click();
  const more = page.getByRole('dialog', { name: 'More pages' }).getByRole('link');
  await expect(more).toHaveCount(4);
  expect(await seen(more)).toEqual(NAMES.slice(5));
  await more.filter({ hasText: 'Reports' }).click();
  await app.heading('Reports & Analytics');
  await expect(more).toHaveCount(0);
});

test('each entry opens its screen', async ({ page, app }) => {
  await page.goto('/suppliers');
  for (const [entry, path, heading] of ENTRIES) {
    await app.go(entry, heading);
    await expect(page).toHaveURL(path);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry, exact: true }),
    ).toHaveAttribute('aria-current', 'page');
  }
});
