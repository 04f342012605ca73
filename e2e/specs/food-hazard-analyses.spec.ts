import { PLAIN_FACTS } from '@fsvp/contracts/program/food';
import type { FoodHazardAnalysis } from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { Locator, Page } from '@playwright/test';
import { ADMINISTRATOR } from '../fixtures/administrator.js';
import { ApiClient, unique } from '../fixtures/api-client.js';
import { addAxe, findViolations } from '../fixtures/axe.js';
import { join, OWN_PASSWORD, qualify, signedInAs } from '../fixtures/people.js';
import { expect, test } from '../fixtures/signed-in.js';

/** Presses keys and nothing else, and counts them. */
class Keys {
  count = 0;
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.count++;
      await this.page.keyboard.press(key);
    }
  }
  async type(text: string): Promise<void> {
    this.count += text.length;
    await this.page.keyboard.type(text);
  }
  /** Presses Tab until an element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let at = 0; at < 80; at++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.press('Tab');
    }
    throw new Error(`No Tab led to ${String(target)}`);
  }
}

const NONE: Record<string, string> = {
  parasites: 'Dried berries; no parasite survives drying.',
  environmental_pathogens: 'Not ready to eat; cooked by the customer.',
  radiological: 'No known source near the plantations.',
  drug_residues: 'A plant; no veterinary drugs.',
  decomposition: 'Low water activity keeps it stable.',
  unapproved_additives: 'Whole berries; dyes bring no gain.',
  allergens: 'Single ingredient; dedicated line.',
  physical: 'Sieved and passed over magnets.',
};

test('black pepper from Viet Nam goes from empty to signed by keyboard alone', async ({ browser, api }, info) => {
  test.setTimeout(240_000);
  const administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(
    ADMINISTRATOR.password,
    ADMINISTRATOR.email,
  );
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['hazard_analysis']);
  // It stays: a food with a signed analysis cannot be deleted.
  const created = await api.call('POST', '/api/foods', {
    name: unique('Black pepper'),
    foodClass: 'human',
    industryCode: '28',
    facts: PLAIN_FACTS,
  });
  expect(created.status).toBe(201);
  const food = created.body as { id: string };
  const { context, page } = await signedInAs(browser, email);
  await addAxe(page);
  const keys = new Keys(page);
  await page.goto(`/foods?view=${food.id}`);
  const started = Date.now();
  await keys.tabTo(page.getByRole('button', { name: 'Start the analysis' }));
  await keys.press('Enter');

  const grid = page.getByRole('grid', { name: 'Hazards' });
  await keys.tabTo(page.getByLabel('Products and species'));
  await keys.type('Whole dried berries of Piper nigrum');
  await keys.press('Tab');
  await keys.type('Everyone');
  await keys.tabTo(grid.locator('[data-place="parasites:0"]'));
  await keys.press('ArrowRight');

  /** From the row of a group: a hazard of the library with its answers; ends below it. */
  const hazard = async (search: string, probability: string, control: 'y' | 'n', sahcodha: 'y' | 'n') => {
    await keys.press('Control+Enter');
    await keys.type(search);
    await expect(page.getByRole('option').first()).toBeVisible();
    // The library fills in code, class, kind and severity.
    await keys.press('ArrowDown', 'Enter', 'Enter');
    await keys.type('n');
    await keys.press('Tab');
    await keys.type('y');
    await keys.press('Tab');
    await keys.type('Refusals and recalls name it');
    await keys.press('Tab', 'Tab');
    await keys.type('Illness that needs treatment');
    await keys.press('Tab');
    await keys.type(probability);
    await keys.press('Tab');
    await keys.type('Dried on the ground in the open');
    await keys.press('Tab', 'Tab');
    await keys.type(sahcodha);
    await keys.press('Tab');
    await keys.type('As classified in recalls');
    await keys.press('Tab');
    await keys.type(control);
    await keys.press('Tab');
    await keys.type('Kills or prevents it before import');
    await keys.press('Enter');
  };
  const reason = async (group: string) => {
    await expect(grid.locator(`[data-place="${group}:1"]`)).toBeFocused();
    await keys.type(NONE[group]!);
    await keys.press('Enter');
  };
  await reason('parasites');
  await reason('environmental_pathogens');
  await hazard('salm', 'l', 'y', 'y');
  await reason('radiological');
  await hazard('pesticide res', 'l', 'y', 'n');
  await reason('drug_residues');
  await hazard('aflatoxins', 'p', 'y', 'n');
  await reason('decomposition');
  await reason('unapproved_additives');
  await reason('allergens');
  await keys.press('ArrowDown');
  await expect(grid.locator('[data-place="physical:1"]')).toBeFocused();
  await reason('physical');

  await keys.press('Escape', 'Tab');
  for (const [label, text] of [
    ['Occurs naturally', 'Molds and soil; see the rows'],
    ['Introduced unintentionally', 'Birds and dust while drying'],
    ['Introduced for economic gain', 'Papaya seeds: quality only'],
    ['Formulation', 'Single ingredient'],
    ['Establishment and equipment', 'Closed sieving line'],
    ['Raw materials and ingredients', 'Berries of small farms'],
    ['Transportation', 'Dry containers, lined'],
    ['Harvesting, raising, manufacturing, processing and packing', 'Dried in the open, then steamed'],
    ['Packaging and labeling', 'Lined bags of 25 kg'],
    ['Storage and distribution', 'Dry and below 25 degrees'],
    ['Intended or reasonably foreseeable use', 'Seasoning, also at the table'],
    ['Sanitation and hygiene', 'Dry cleaning only'],
    ['Other factors, such as weather or seasons', 'Rain at harvest raises molds'],
  ] as const) {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await keys.type(text);
    await keys.press('Tab');
  }
  await keys.tabTo(page.getByRole('button', { name: 'Add a source' }));
  await keys.press('Enter');
  await keys.type('FDA import refusals of spices');
  await expect(page.getByText('All questions are answered. The analysis can be signed.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(await findViolations(page, { shown: grid, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });

  await keys.tabTo(page.getByRole('button', { name: 'Sign', exact: true }));
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign this food hazard analysis' });
  await expect(dialog.getByText('3 hazards require a control.').first()).toBeVisible();
  await keys.tabTo(dialog.getByLabel(/^Password/));
  await keys.type(OWN_PASSWORD);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Signatures of this version' })).toBeVisible();
  const seconds = Math.round((Date.now() - started) / 1000);
  info.annotations.push({ type: 'keyboard', description: `${keys.count} keystrokes, ${seconds} s` });
  expect(
    await findViolations(page, { shown: page.getByText('Signatures of this version'), reach: async () => undefined }),
  ).toEqual({});

  const { body } = await api.call('GET', `/api/food-hazard-analyses?foodId=${food.id}`);
  const [analysis] = (body as { foodHazardAnalyses: FoodHazardAnalysis[] }).foodHazardAnalyses;
  expect(analysis).toMatchObject({ state: 'signed', versionNumber: 1, outcome: 'controls_required', controlCount: 3 });
  expect(
    analysis!.hazards.map(({ libraryCode, severity, probability }) => [libraryCode, severity, probability]),
  ).toEqual([
    ['SALM', 'high', 'likely'],
    ['PEST', 'medium', 'likely'],
    ['AFLA', 'high', 'possible'],
  ]);
  await context.close();
});

test('soft cheese goes from an example to signed by keyboard alone', async ({ browser, api }, info) => {
  test.setTimeout(240_000);
  const administrator = await new ApiClient(process.env.E2E_URL ?? '').signIn(
    ADMINISTRATOR.password,
    ADMINISTRATOR.email,
  );
  const email = await join(administrator, 'qi');
  await qualify(administrator, email, ['hazard_analysis']);
  const created = await api.call('POST', '/api/foods', {
    name: unique('Brie'),
    foodClass: 'human',
    industryCode: '12',
    facts: { ...PLAIN_FACTS, readyToEat: true, exposedBeforePackaging: true },
  });
  const food = created.body as { id: string };
  const { context, page } = await signedInAs(browser, email);
  await addAxe(page);
  const keys = new Keys(page);
  await page.goto(`/foods?view=${food.id}`);
  await keys.tabTo(page.getByRole('button', { name: 'Start from an example' }));
  await keys.press('Enter');
  const fitting = page.getByRole('list', { name: 'For this food' });
  expect(await findViolations(page, { shown: fitting, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await keys.tabTo(fitting.getByRole('button', { name: 'Open as a draft: Soft cheese' }));
  await keys.press('Enter');

  const banner = page.getByRole('heading', { name: 'Example, not an analysis' });
  await expect(banner).toBeVisible();
  expect(await findViolations(page, { shown: banner, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });
  await keys.tabTo(page.getByRole('button', { name: 'Go to the next one' }));
  await keys.press('Enter');
  // What the example leaves open: how probable each foreseeable hazard is.
  for (let at = 0; at < 60 && (await banner.isVisible()); at++) {
    const field = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.label);
    if (field === 'Foreseeable') {
      const isForeseeable = await page.evaluate(() => document.activeElement?.textContent === 'Yes');
      if (isForeseeable) {
        await keys.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
        await keys.type('p');
        await keys.press('Tab');
        await keys.type('Lots of three years');
      }
    }
    await keys.press('Alt+Enter');
  }
  await expect(banner).toBeHidden();
  await expect(page.getByText('Example, not checked')).toHaveCount(0);
  await expect(page.getByText('All questions are answered. The analysis can be signed.')).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const sign = page.getByRole('button', { name: 'Sign', exact: true });
  await keys.tabTo(sign);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign this food hazard analysis' });
  await keys.tabTo(dialog.getByLabel(/^Password/));
  await keys.type(OWN_PASSWORD);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Signatures of this version' })).toBeVisible();
  info.annotations.push({ type: 'keyboard', description: `${keys.count} keystrokes` });

  const { body } = await api.call('GET', `/api/food-hazard-analyses?foodId=${food.id}`);
  const [analysis] = (body as { foodHazardAnalyses: FoodHazardAnalysis[] }).foodHazardAnalyses;
  expect(analysis).toMatchObject({
    state: 'signed',
    example: 'Soft cheese',
    toCheck: [],
    outcome: 'controls_required',
  });
  expect(analysis!.hazards.find(({ libraryCode }) => libraryCode === 'LM')).toMatchObject({
    probability: 'possible',
    toCheck: null,
  });
  await context.close();
});

test('the template of an industry opens its counts and starts a draft', async ({ app, page, api }) => {
  const created = await api.call('POST', '/api/foods', {
    name: unique('Dried chili'),
    foodClass: 'human',
    industryCode: '28',
    facts: PLAIN_FACTS,
  });
  const food = created.body as { id: string };
  await addAxe(page);
  await page.goto(`/foods?view=${food.id}&tab=template`);
  const table = page.getByRole('table', { name: 'Hazards of the template' });
  const salmonella = table.getByRole('row', { name: /^Salmonella/ });
  await expect(salmonella).toContainText('4,637 of 7,882 (58.8%)');
  expect(await findViolations(page, { shown: table, reach: async () => undefined })).toEqual({});
  await page.setViewportSize({ width: 1280, height: 900 });

  await salmonella.getByRole('button', { name: /recalls that name Salmonella/ }).click();
  const rows = app.dialog('FDA recalls: Salmonella');
  await expect(rows.getByText(/^Class I · /).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toBeHidden();

  await page.getByRole('button', { name: /^Start a draft with them/ }).click();
  const grid = page.getByRole('grid', { name: 'Hazards' });
  await expect(grid.getByText('Salmonella').first()).toBeVisible();
  const { body } = await api.call('GET', `/api/food-hazard-analyses?foodId=${food.id}`);
  const [draft] = (body as { foodHazardAnalyses: FoodHazardAnalysis[] }).foodHazardAnalyses;
  const row = draft!.hazards.find(({ libraryCode }) => libraryCode === 'SALM');
  expect(row).toMatchObject({ foreseeable: null, probability: null, requiresControl: null });
  expect(row?.foreseeableReason).toContain('FDA import refusals: 4,637 of 7,882 (58.8%), Jan 2002 to Jan 2016');
  expect(draft!.sources.length).toBeGreaterThan(0);
  await page.getByRole('tab', { name: 'Template' }).click();
  await expect(salmonella).toContainText('Listed');
  await api.call('DELETE', `/api/food-hazard-analyses/${draft!.id}`);
});
