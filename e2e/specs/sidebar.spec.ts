import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/administrator.js';

/** An administrator's entries in order, each with its route and its screen's heading: nine as specified, and those below the divider. */
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
  ['My Work', '/my-work', 'My Work'],
  ['Calendar', '/calendar', 'Calendar'],
  ['FSVP Files', '/fsvp-files', 'FSVP Files'],
  ['Foods', '/foods', 'Foods'],
  ['Administration', '/admin', 'Administration'],
];
const NAMES = ENTRIES.map(([entry]) => entry);
const SUBTITLE = 'Monitor your supplier compliance and verification activities';

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

for (const { width, barWidth, names } of [
  { width: 320, barWidth: 48, names: NAMES.map(() => '') },
  { width: 390, barWidth: 48, names: NAMES.map(() => '') },
  { width: 767, barWidth: 56, names: NAMES.map(() => '') },
  { width: 768, barWidth: 240, names: NAMES },
  { width: 1280, barWidth: 240, names: NAMES },
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
    // The divider is between the ninth and the tenth entry.
    const topOf = async (part: Locator) => (await part.boundingBox())!.y;
    const divider = await topOf(sidebar.getByRole('separator'));
    expect(divider).toBeGreaterThan(await topOf(links.nth(8)));
    expect(divider).toBeLessThan(await topOf(links.nth(9)));
    expect(await sidebar.boundingBox()).toEqual({ x: 0, y: 0, width: barWidth, height: 900 });
    const content = (await page.getByRole('main').boundingBox())!;
    expect(content.x).toBe(barWidth);
    // On a phone the header is one line; the subtitle is there for screen readers.
    const subtitle = page.getByRole('banner').getByText(SUBTITLE, { exact: true });
    if (width < 640) await expect(subtitle).toHaveCSS('position', 'absolute');
    else await expect(subtitle).toBeInViewport({ ratio: 1 });
  });
}

test('an entry without a visible name has a tooltip, by pointer and by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.last().hover();
  await expect(page.getByRole('tooltip', { name: 'Administration' })).toBeVisible();
  await page.mouse.move(300, 600, { steps: 5 });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await links.nth(-2).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: 'Administration' })).toBeVisible();
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
