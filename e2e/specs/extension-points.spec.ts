import type { FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { PLAIN_FACTS, type Food } from '@fsvp/contracts/program/food';
import type { Importer } from '@fsvp/contracts/program/importer';
import type { Locator, Page } from '@playwright/test';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { fail, intercept } from '../fixtures/faults.js';
import { mockStats, mockTrend, sampleStats } from '../fixtures/dashboard.js';
import { unique } from '../fixtures/api-client.js';
import { expect, test } from '../fixtures/signed-in.js';
import { Dashboard } from '../pages/dashboard.js';

/** Nine digits that no other test uses. */
const newDuns = () => String(Math.floor(100_000_000 + Math.random() * 899_999_999));

const COUNTS = { method: 'GET', path: '/api/fsvp-files/counts' } as const;
const numbers = (page: Page) => page.getByRole('group', { name: 'FSVP files by readiness' });

/** Scrolls to the end of the page or dialog below the pointer until a part is there. */
async function scrollTo(page: Page, part: Locator, over: Locator): Promise<void> {
  await over.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 5_000);
    await expect(part).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

const check = async (page: Page, shown: Locator) => {
  expect(await findViolations(page, { shown, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
};

test('the dashboard shows the FSVP files below its own cards, loaded when they are scrolled to', async ({
  page,
  api,
}) => {
  await api.supplier();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const ofModule = () => requested.filter((url) => /mf-program|shared-packages|fsvp-files\/counts/.test(url));
  await intercept(page, COUNTS, (route) =>
    route.fulfill({ json: { counts: { not_ready: 4, gaps: 3, expiring: 2, ready: 1_001 }, suppliers: [] } }),
  );
  await mockStats(page, sampleStats());
  await mockTrend(page);
  await addAxe(page);
  const dashboard = new Dashboard(page);
  await dashboard.open();
  await expect(dashboard.plot).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofModule()).toEqual([]);

  await scrollTo(page, numbers(page).getByText('1,001'), page.getByRole('main'));
  const card = page.getByRole('region', { name: 'FSVP files', exact: true });
  const { y } = (await card.boundingBox())!;
  for (const list of ['Recent Supplier Activity', 'Active Corrective Actions'] as const) {
    const own = (await dashboard.list(list).boundingBox())!;
    expect(own.y + own.height, list).toBeLessThan(y);
  }
  await check(page, card);
  await numbers(page).getByRole('link', { name: 'With gaps' }).click();
  await expect(page).toHaveURL('/fsvp-files?verdict=gaps');
});

test('without its service, the card of the FSVP files says so, and the dashboard is whole', async ({ page, api }) => {
  await api.supplier();
  const end = await fail(page, COUNTS);
  const dashboard = new Dashboard(page);
  await dashboard.open();
  await scrollTo(page, dashboard.failed('The FSVP files'), page.getByRole('main'));
  await expect(dashboard.list('Recent Supplier Activity')).toBeVisible();
  await end();
  await dashboard.failed('The FSVP files').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: 'FSVP files', exact: true })).not.toContainText('could not be loaded');
});

test('a supplier’s details count its FSVP files and start one', async ({ page, app, api }) => {
  const supplier = await api.supplier();
  const [party, food] = await Promise.all([
    api.create<Importer>('/api/importers', {
      legalName: unique('Harbor Imports'),
      duns: newDuns(),
      email: 'fsvp@harbor.test',
      timeZone: 'America/New_York',
      role: 'us_owner_or_consignee',
    }),
    api.create<Food>('/api/foods', {
      name: unique('Dried figs'),
      foodClass: 'human',
      industryCode: '21',
      productCodes: [],
      facts: PLAIN_FACTS,
    }),
  ]);
  await addAxe(page);
  await page.goto(`/suppliers?search=${supplier.name}&view=${supplier.id}`);
  const details = app.dialog('Supplier Details');
  const section = details.getByRole('region', { name: 'FSVP files' });
  await scrollTo(page, section.getByText('No FSVP files yet'), details.getByText('FSVP Verification'));
  await expect(section.getByRole('link', { name: 'Start an FSVP file' })).toHaveAttribute(
    'href',
    `/fsvp-files?start=${supplier.id}`,
  );

  const { body } = await api.call('POST', '/api/fsvp-files', {
    importerId: party.id,
    supplierId: supplier.id,
    foodId: food.id,
  });
  const file = body as FsvpFile;
  await page.reload();
  const chip = section.getByRole('link', { name: 'Files: 0 ready, 1 not' });
  await scrollTo(page, chip, details.getByText('FSVP Verification'));
  await check(page, section);
  await chip.click();
  await expect(page).toHaveURL(`/fsvp-files?supplierId=${supplier.id}`);
  await api.call('DELETE', `/api/fsvp-files/${file.id}?reason=Test`);
});

test('a card of Hazard Analysis leads to the worksheet of a food with its row chosen, and then to that food', async ({
  page,
  app,
  api,
}) => {
  const supplier = await api.supplier();
  const [hazard, other] = await Promise.all([
    api.hazard(supplier.id, { hazardDescription: unique('Salmonella in pepper') }),
    api.hazard(supplier.id, { hazardDescription: unique('Stones in pepper') }),
  ]);
  const food = await api.create<Food>('/api/foods', {
    name: unique('White pepper'),
    foodClass: 'human',
    industryCode: '28',
    productCodes: [],
    facts: PLAIN_FACTS,
  });
  await addAxe(page);
  await page.goto(`/hazard-analysis?supplierId=${supplier.id}`);
  const cards = page.getByRole('list', { name: 'Hazard analyses' }).getByRole('listitem');
  const card = cards.filter({ hasText: hazard.hazardDescription });
  await expect(card).toContainText('Part of no signed analysis · Adopt');
  await check(page, card);
  await card.getByRole('link', { name: 'Adopt' }).click();

  const choice = app.dialog('Adopt Into the Hazard Analysis of a Food');
  await expect(choice).toContainText(hazard.hazardDescription);
  await choice.getByRole('combobox', { name: 'Food' }).fill(food.name);
  await page.getByRole('option', { name: food.name }).click();
  await expect(choice).toContainText('It has no hazard analysis yet. A draft is started.');
  await check(page, choice);
  await choice.getByRole('button', { name: 'Open the draft' }).click();
  const adopting = app.dialog('Adopt Hazard Analyses of Suppliers');
  await expect(adopting.getByRole('checkbox', { name: hazard.hazardDescription })).toBeChecked();
  await expect(adopting.getByRole('checkbox', { name: other.hazardDescription })).not.toBeChecked();
  await adopting.getByRole('button', { name: 'Adopt' }).click();
  await expect(page.getByRole('grid', { name: 'Hazards' })).toContainText(hazard.hazardDescription);
  await expect(page).toHaveURL(`/foods?view=${food.id}`);

  await page.goto(`/hazard-analysis?supplierId=${supplier.id}`);
  await expect(card).toContainText(`Part of no signed analysis · In the draft for ${food.name}`);
  const end = await fail(page, { method: 'GET', path: '/api/food-hazard-analyses/adoptions*' });
  await page.reload();
  await expect(card).toContainText('Hazard analyses of foods: not available');
  await expect(cards).toHaveCount(2);
  await end();
});
