import { expect, test } from '@jest/globals';
import { today } from '@fsvp/contracts/core/calendar-day';
import type { CallDefinition } from '@fsvp/contracts/core/call';
import {
  createFood,
  deleteFood,
  getFood,
  listFoods,
  PLAIN_FACTS,
  restoreFood,
  updateFood,
  type Food,
} from '@fsvp/contracts/program/food';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/program/reference-set';
import {
  foodHazardAnalysisSignatures,
  getFoodHazardAnalysis,
  listFoodHazardAnalyses,
  checkFoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { listFsvpFiles } from '@fsvp/contracts/program/fsvp-file';
import { MockHost, mockViewer, offeredWrites, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANALYSIS_ID, CHECK, sampleAnalysis } from '../testing/sample-analysis.js';
import { FILE_ID, FOOD_ID, INDUSTRIES, SET_ID, sampleFile, sampleFood } from '../testing/sample-records.js';
import { FoodsPage } from './foods.page.js';

const { rows: _rows, ...SUMMARY } = INDUSTRIES;

const hostOf = (foods: Food[] = [sampleFood()]) =>
  new MockHost()
    .answer(listFoods, { foods, total: foods.length, next: null })
    .answer(getFood, sampleFood())
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: [], total: 0, next: null })
    .answer(listReferenceSets, { referenceSets: [SUMMARY], total: 1, next: null })
    .answer(getReferenceSet, INDUSTRIES);

const open = (at = '/foods', host = hostOf()) => renderInHost(<FoodsPage />, { host, at });
/** Of the last request. */
const queryOf = (host: MockHost, call: CallDefinition) => Object.fromEntries(host.requests(call).at(-1)!.query);
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const choose = async (dialog: ReturnType<typeof within>, label: RegExp | string, option: string) => {
  await userEvent.click(dialog.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

test('lists the first 50 foods by name, with the industry as FDA names it today', async () => {
  const codes = ['16JFD05', '16JGC05', '16JGD05', '16JGT05'];
  const food = sampleFood({ id: SET_ID, name: 'Green beans', industryCode: '99', productCodes: [], description: null });
  const { host } = open('/foods', hostOf([sampleFood({ productCodes: codes }), food]));
  await screen.findByText('Frozen shrimp');
  const [, shrimp, beans] = screen.getAllByRole('row');
  expect(await within(shrimp!).findByText('16 Fishery/Seafood Products')).toBeVisible();
  for (const text of ['Frozen shrimp', 'Raw, headless, in bags', 'Human food', 'Fish or fishery product'])
    expect(within(shrimp!).getByText(text)).toBeVisible();
  expect(shrimp!).toHaveTextContent('16JFD05 16JGC05 and 2 more');
  expect(within(beans!).getByText('99')).toBeVisible();
  expect(queryOf(host, listFoods)).toEqual({ sort: 'name', order: 'asc', limit: '50', offset: '0' });
  expect(queryOf(host, listReferenceSets)).toMatchObject({ kind: 'product_industries', day: today() });
  expect(host.requests(getReferenceSet)[0]!.params).toEqual({ id: SET_ID });
  expect(screen.getByText('Not legal advice. Check the cited section.')).toBeVisible();
});

test('search, filters and order are in the address and sent to the server', async () => {
  const { host, address } = open(
    '/foods?search=shrimp&foodClass=human&industry=16&commodity=fish&sort=updatedAt&order=desc',
  );
  await screen.findByRole('table');
  expect(queryOf(host, listFoods)).toMatchObject({
    search: 'shrimp',
    foodClass: 'human',
    industryCode: '16',
    commodity: 'fish',
    sort: 'updatedAt',
    order: 'desc',
  });
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Industry' })).toHaveTextContent('16 Fishery/Seafood Products'),
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Industry' }));
  await userEvent.click(await screen.findByRole('option', { name: '24 Vegetables and Vegetable Products' }));
  await waitFor(() => expect(address()).toContain('industry=24'));
  await waitFor(() => expect(queryOf(host, listFoods)).toMatchObject({ industryCode: '24' }));
});

test('without foods it says how to begin; with a filter it offers to remove it', async () => {
  const { unmount } = open('/foods', hostOf([]));
  expect(await screen.findByText(/^No foods yet\. Start with one type of food/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'New Food' })).toHaveLength(2);
  unmount();
  const { address } = open('/foods?search=plum', hostOf([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(address()).toBe('/foods'));
});

test('a failed load says so and loads again', async () => {
  const host = hostOf().fail(listFoods, 503);
  open('/foods', host);
  expect(await screen.findByText('The foods could not be loaded')).toBeVisible();
  host.answer(listFoods, { foods: [sampleFood()], total: 1, next: null });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Frozen shrimp')).toBeVisible();
});

test('a new food needs a name and an industry, and facts that do not exclude each other', async () => {
  const host = hostOf([]).answer(createFood, sampleFood());
  const { address } = open('/foods?new=1', host);
  const dialog = await dialogOf('New Food');
  await userEvent.click(dialog.getByRole('button', { name: 'Create Food' }));
  expect(await dialog.findByText('Name is required')).toBeVisible();
  expect(dialog.getByText('Enter the two digits of an FDA industry, such as 16')).toBeVisible();

  await userEvent.type(dialog.getByLabelText(/^Name/), 'Canned tuna');
  await userEvent.type(dialog.getByRole('combobox', { name: /^FDA industry/ }), 'fishery');
  await userEvent.click(await screen.findByRole('option', { name: '16 Fishery/Seafood Products' }));
  const codes = dialog.getByLabelText('FDA product codes');
  await userEvent.type(codes, '16a, 17b');
  await choose(dialog, 'Commodity', 'Fish or fishery product');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Is it low-acid canned food?' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Is it an acidified food?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Food' }));
  expect(await dialog.findByText('17b: 17B**** is not of industry 16')).toBeVisible();
  expect(dialog.getByText(/^A food is either acidified/)).toBeVisible();
  expect(host.requests(createFood)).toEqual([]);

  await userEvent.clear(codes);
  await userEvent.type(codes, '16a');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Is it an acidified food?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Food' }));
  expect(await screen.findByText('Food created successfully')).toBeVisible();
  const { body, headers } = host.requests(createFood)[0]!;
  expect(body).toEqual({
    name: 'Canned tuna',
    description: null,
    foodClass: 'human',
    industryCode: '16',
    productCodes: ['16A****'],
    facts: { ...PLAIN_FACTS, commodity: 'fish', lowAcidCanned: true },
  });
  expect(headers['Idempotency-Key']).toBeTruthy();
  await waitFor(() => expect(address()).toBe('/foods'));
});

test('an industry that is typed before the reference data is there is found when it comes', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const host = hostOf().answer(getReferenceSet, async () => {
    await held;
    return INDUSTRIES;
  });
  open('/foods?new=1', host);
  const dialog = await dialogOf('New Food');
  await userEvent.type(dialog.getByRole('combobox', { name: /^FDA industry/ }), '16');
  await waitFor(() => expect(host.requests(getReferenceSet)).toHaveLength(1));
  // Longer than the list waits for further letters.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getAllByText('Loading…')).not.toEqual([]);
  release();
  await userEvent.click(await screen.findByRole('option', { name: '16 Fishery/Seafood Products' }));
  expect(dialog.getByRole('combobox', { name: /^FDA industry/ })).toHaveValue('16 Fishery/Seafood Products');
  expect(host.requests(getReferenceSet)).toHaveLength(1);
});

test('an industry can be chosen by its digits while there is no reference data', async () => {
  open('/foods?new=1', hostOf().fail(listReferenceSets, 503));
  const dialog = await dialogOf('New Food');
  const industry = dialog.getByRole('combobox', { name: /^FDA industry/ });
  await userEvent.type(industry, '16');
  await userEvent.click(await screen.findByRole('option', { name: /^16/ }));
  expect(industry).toHaveValue('16');
});

test('an industry that the reference data does not have can be chosen by its digits', async () => {
  open('/foods?new=1');
  const dialog = await dialogOf('New Food');
  const industry = dialog.getByRole('combobox', { name: /^FDA industry/ });
  await userEvent.type(industry, '71');
  await userEvent.click(await screen.findByRole('option', { name: /^71/ }));
  expect(industry).toHaveValue('71');
});

test('the name of another food is marked in the form', async () => {
  const host = hostOf().fail(updateFood, 409, {
    detail: 'There is already a food named Green beans.',
    errors: [{ path: 'name', message: 'Another food has this name' }],
  });
  open(`/foods?edit=${FOOD_ID}`, host);
  const dialog = await dialogOf('Edit Food');
  await userEvent.type(await dialog.findByLabelText(/^Name/), '!');
  // Its industries load after the form.
  expect(await dialog.findByDisplayValue('16 Fishery/Seafood Products')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Update Food' }));
  expect(await dialog.findByText('Another food has this name')).toBeVisible();
});

test('a food is shown in place of the list; an edit sends only what changed, with If-Match', async () => {
  const host = hostOf().answer(updateFood, sampleFood());
  const { address } = open('/foods?search=shrimp', host);
  await userEvent.click(await screen.findByRole('button', { name: /^Frozen shrimp/ }));
  const page = within(await screen.findByRole('article', { name: 'Frozen shrimp' }));
  expect(page.getByRole('heading', { level: 1, name: 'Frozen shrimp' })).toBeVisible();
  expect(await page.findByText(/^No hazard analysis yet\./)).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'Details' }));
  expect(await page.findByText('16 Fishery/Seafood Products')).toBeVisible();
  const answerOf = (term: string) => page.getByText(term).nextElementSibling;
  expect(answerOf('Raw agricultural commodity')).toHaveTextContent('Yes');
  expect(answerOf('Ready to eat')).toHaveTextContent('No');
  await userEvent.click(page.getByRole('button', { name: 'Edit food' }));
  const dialog = await dialogOf('Edit Food');
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: /^FDA industry/ })).toHaveValue('16 Fishery/Seafood Products'),
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Is it ready to eat?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Update Food' }));
  expect(await screen.findByText('Food updated successfully')).toBeVisible();
  const { body, headers } = host.requests(updateFood)[0]!;
  expect(body).toEqual({ facts: { ...sampleFood().facts, readyToEat: true } });
  expect(headers['If-Match']).toBe('"3"');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(page.getByRole('button', { name: 'Back to the list' }));
  await waitFor(() => expect(address()).toBe('/foods?search=shrimp'));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Frozen shrimp/ })).toHaveFocus());
});

test('the list shows and filters the state of hazard analyses, and sorts by the day they are due', async () => {
  const analysis = {
    state: 'current' as const,
    signedId: ANALYSIS_ID,
    draftId: SET_ID,
    versionNumber: 2,
    hazardCount: 7,
    controlCount: 3,
    validUntil: '2099-05-04',
  };
  const none = { ...analysis, state: 'none' as const, signedId: null, draftId: null, validUntil: null };
  const other = (name: string, of: typeof analysis | typeof none) =>
    sampleFood({ id: `0197a000-0000-7000-8000-0000000000${name.length}0`, name, analysis: of as never });
  const { host, address } = open(
    '/foods',
    hostOf([
      sampleFood({ analysis }),
      other('Honey', none),
      other('Salmon', { ...analysis, state: 'stale' as never, draftId: null as never, controlCount: 0 }),
      other('Cashews', { ...analysis, validUntil: today() }),
    ]),
  );
  await screen.findByText('Honey');
  const [, shrimp, honey, salmon, cashews] = screen.getAllByRole('row');
  expect(shrimp!).toHaveTextContent('SignedNew draft open');
  expect(shrimp!).toHaveTextContent('73 to control');
  expect(shrimp!).toHaveTextContent('May 4, 2099');
  expect(honey!).toHaveTextContent('No analysis');
  expect(salmon!).toHaveTextContent('Facts changed');
  expect(salmon!).toHaveTextContent('none to control');
  expect(cashews!).toHaveTextContent('Due soon');
  await userEvent.click(screen.getByRole('combobox', { name: 'Hazard analysis' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Expired' }));
  await waitFor(() => expect(queryOf(host, listFoods)).toMatchObject({ analysis: 'expired' }));
  await userEvent.click(await screen.findByRole('button', { name: /Next due/ }));
  await waitFor(() => expect(queryOf(host, listFoods)).toMatchObject({ sort: 'analysisDue', order: 'asc' }));
  expect(address()).toContain('analysisState=expired');
});

test('a link to a version leads to its food: a draft to the worksheet, another one to the versions', async () => {
  const signed = sampleAnalysis({ state: 'signed', foodId: FOOD_ID });
  const host = hostOf()
    .answer(getFoodHazardAnalysis, signed)
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: [signed], total: 1, next: null })
    .answer(foodHazardAnalysisSignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(checkFoodHazardAnalysis, CHECK);
  const { address } = open(`/foods?analysis=${ANALYSIS_ID}`, host);
  await waitFor(() => expect(address()).toBe(`/foods?view=${FOOD_ID}&tab=versions&version=${ANALYSIS_ID}`));
  expect(await screen.findByRole('heading', { name: 'Result and scope' })).toBeVisible();
});

test('the files of a food are listed with their readiness', async () => {
  const host = hostOf().answer(listFsvpFiles, {
    fsvpFiles: [sampleFile()],
    total: 1,
    next: null,
    counts: { ready: 0, expiring: 0, gaps: 0, not_ready: 1 },
  });
  open(`/foods?view=${FOOD_ID}&tab=files`, host);
  expect(await screen.findByRole('link', { name: 'F-000123' })).toHaveAttribute('href', `/fsvp-files?view=${FILE_ID}`);
  expect(queryOf(host, listFsvpFiles)).toMatchObject({ foodId: FOOD_ID });
});

test('a deleted food comes back with Undo', async () => {
  const host = hostOf().answer(deleteFood, undefined).answer(restoreFood, sampleFood());
  open('/foods', host);
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Frozen shrimp' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete…' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Frozen shrimp' });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Food deleted successfully')).toBeVisible();
  expect(host.requests(deleteFood)[0]!.params).toEqual({ id: FOOD_ID });
  await userEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText('Food restored successfully')).toBeVisible();
  // The same record, not a copy.
  expect(host.requests(restoreFood)[0]!.params).toEqual({ id: FOOD_ID });
});

test('a reader sees no control that changes something', async () => {
  const offered = (user?: typeof mockViewer, at = `/foods?view=${FOOD_ID}`) =>
    offeredWrites(<FoodsPage />, { host: hostOf(), at, shown: 'Frozen shrimp', ...(user && { user }) });
  expect((await offered()).length).toBeGreaterThan(1);
  expect(await offered(mockViewer)).toEqual([]);
  expect(await offered(mockViewer, '/foods?new=1')).toEqual([]);
  expect(await offered(mockViewer, `/foods?edit=${FOOD_ID}`)).toEqual([]);
  renderInHost(<FoodsPage />, { host: hostOf(), user: mockViewer });
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Frozen shrimp' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['View']);
});
