import { afterEach, expect, test } from '@jest/globals';
import {
  checkFoodHazardAnalysis,
  createFoodHazardAnalysis,
  foodHazardAnalysisSignatures,
  getFoodHazardAnalysis,
  listFoodHazardAnalyses,
  listHazardExamples,
  setAnalysisHazards,
  updateFoodHazardAnalysis,
  type FoodHazardAnalysis,
  type HazardExample,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import type { AnalysisHazard } from '@fsvp/contracts/program/food-hazard-analyses/analysis-hazard';
import { getReferenceSet, listReferenceSets } from '@fsvp/contracts/program/reference-set';
import { clearFormDrafts } from '@fsvp/ui';
import { MockHost, mockViewer, renderInHost } from '@fsvp/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CHECK, hazardKey, LIBRARY, sampleAnalysis, sampleHazard } from '../testing/sample-analysis.js';
import { sampleFood } from '../testing/sample-records.js';
import { AnalysisTab } from './analysis-tab.js';
import { rankExamples } from './rank-examples.js';

afterEach(clearFormDrafts);

const example = (key: string, fields: Partial<HazardExample> = {}): HazardExample => ({
  key,
  name: key,
  description: `${key} of a plant`,
  industryCodes: [],
  words: [key],
  facts: [],
  hazardCount: 7,
  exemption: null,
  ...fields,
});
const EXAMPLES = [
  example('mango', { facts: ['coveredProduce'] }),
  example('black pepper', { industryCodes: ['28'], facts: ['readyToEat'] }),
  example('chili', { industryCodes: ['28'] }),
  example('shrimp', {
    hazardCount: 0,
    exemption: {
      citation: '1.501(b)(1)',
      statements: [{ text: 'Fish under part 123 is exempt.', sources: [{ title: '21 CFR part 123', url: null }] }],
    },
  }),
];

test('those of the name come first, then those of the industry', () => {
  const keys = (name: string, industryCode: string) => {
    const { fitting, others } = rankExamples(EXAMPLES, { name, industryCode });
    return [fitting.map(({ key }) => key), others.map(({ key }) => key)];
  };
  expect(keys('Chili, whole', '28')).toEqual([
    ['chili', 'black pepper'],
    ['mango', 'shrimp'],
  ]);
  expect(keys('Ground Black-Pepper', '28')).toEqual([
    ['black pepper', 'chili'],
    ['mango', 'shrimp'],
  ]);
  expect(keys('Sugar', '36')).toEqual([[], ['mango', 'black pepper', 'chili', 'shrimp']]);
});

function start() {
  return new MockHost()
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: [], total: 0, next: null })
    .answer(listHazardExamples, { hazardExamples: EXAMPLES, total: EXAMPLES.length })
    .answer(createFoodHazardAnalysis, sampleAnalysis());
}

test('a food without a draft begins with an example, and says which facts differ', async () => {
  const host = start();
  renderInHost(<AnalysisTab food={sampleFood({ name: 'Black pepper', industryCode: '28' })} />, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Start from an example' }));
  const fitting = within(await screen.findByRole('list', { name: 'For this food' }));
  expect(fitting.getAllByRole('listitem')).toHaveLength(2);
  expect(fitting.getAllByRole('listitem')[0]).toHaveTextContent('7 hazards. black pepper of a plant');
  expect(fitting.getAllByRole('listitem')[0]).toHaveTextContent('which yours does not have: Ready to eat.');
  await userEvent.click(fitting.getByRole('button', { name: 'Open as a draft: black pepper' }));
  await waitFor(() =>
    expect(host.requests(createFoodHazardAnalysis)[0]!.body).toMatchObject({
      foodId: sampleFood().id,
      example: 'black pepper',
    }),
  );
});

test('an exempt food is explained, and leads to the files instead of a draft', async () => {
  const { address } = renderInHost(<AnalysisTab food={sampleFood()} />, { host: start() });
  await userEvent.click(await screen.findByRole('button', { name: 'Start from an example' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Why exempt: shrimp' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'shrimp: exempt under §1.501(b)(1)' }));
  expect(dialog.getByText('Fish under part 123 is exempt.')).toBeVisible();
  expect(dialog.getByText('Fish under part 123 is exempt.').nextSibling).toHaveTextContent('Source: 21 CFR part 123');
  await userEvent.click(dialog.getByRole('button', { name: 'Go to the files of this food' }));
  await waitFor(() => expect(address()).toContain('tab=files'));
});

const TEXT = 'Survives drying. [FDA spice risk profile]';
const row = (number: number) =>
  sampleHazard(number, { foreseeable: true, foreseeableReason: TEXT, severityReason: TEXT, toCheck: 'row' });
const draft = (changes: Partial<FoodHazardAnalysis> = {}) =>
  sampleAnalysis({
    example: 'Black pepper',
    covers: TEXT,
    hazards: [row(1), row(2)],
    factors: sampleAnalysis().factors.map((one) => (one.factor === 'storage' ? { ...one, effect: TEXT } : one)),
    considered: sampleAnalysis().considered.map((one) =>
      one.group === 'parasites' ? { ...one, answer: 'none', reason: TEXT } : one,
    ),
    sources: [{ title: 'FDA, Risk Profile', url: null, documentId: null, retrievedOn: null }],
    toCheck: ['covers', 'considered.parasites', 'factors.storage', 'sources'],
    ...changes,
  });

async function open() {
  let stored = draft();
  const save = (changes: object) => (stored = { ...stored, ...changes, version: stored.version + 1 });
  const host = new MockHost()
    .answer(listFoodHazardAnalyses, () => ({ foodHazardAnalyses: [stored], total: 1, next: null }))
    .answer(getFoodHazardAnalysis, () => stored)
    .answer(updateFoodHazardAnalysis, ({ body }) => {
      const { factors = [], considered = [], ...rest } = body as FoodHazardAnalysis;
      return save({
        ...rest,
        factors: stored.factors.map((one) => factors.find(({ factor }) => factor === one.factor) ?? one),
        considered: stored.considered.map((one) => considered.find(({ group }) => group === one.group) ?? one),
      });
    })
    .answer(setAnalysisHazards, ({ body }) =>
      save({
        hazards: (body as { hazards: AnalysisHazard[] }).hazards.map((one) => ({ ...sampleHazard(0), ...one })),
      }),
    )
    .answer(checkFoodHazardAnalysis, CHECK)
    .answer(foodHazardAnalysisSignatures.list, { signatures: [], total: 0, recordVersion: 1 })
    .answer(listReferenceSets, { referenceSets: [], total: 0, next: null })
    .answer(getReferenceSet, LIBRARY);
  renderInHost(<AnalysisTab food={sampleFood()} />, { host });
  const grid = await screen.findByRole('grid', { name: 'Hazards' });
  return { grid, keys: userEvent.setup(), stored: () => stored };
}
const place = () => (document.activeElement as HTMLElement).dataset.place;

test('every statement is confirmed by one key, which goes on to the next one', async () => {
  const { keys, stored } = await open();
  expect(screen.getByRole('heading', { name: 'Example, not an analysis' })).toBeVisible();
  expect(screen.getByText(/^This draft began with the example "Black pepper". 6 statements/)).toBeVisible();
  expect(screen.getByText('6 statements of the example are not checked yet')).toBeVisible();
  await keys.click(screen.getByRole('button', { name: 'Go to the next one' }));
  expect(screen.getByLabelText('Products and species')).toHaveFocus();
  await keys.keyboard('{Alt>}{Enter}{/Alt}');
  await waitFor(() => expect(place()).toBe('parasites:1'));
  await keys.keyboard('{Alt>}{Enter}{/Alt}');
  await waitFor(() => expect(place()).toBe(`${hazardKey(1)}:2`));
  await keys.keyboard('{Alt>}{Enter}{/Alt}');
  // Also from a cell that is being edited.
  await waitFor(() => expect(place()).toBe(`${hazardKey(2)}:2`));
  await keys.keyboard('{Tab}My own reason{Alt>}{Enter}{/Alt}');
  await waitFor(() => expect(screen.getByLabelText('Storage and distribution')).toHaveFocus());
  expect(screen.getByText(/^This draft began.* 2 statements/)).toBeVisible();
  await keys.keyboard('{Alt>}{Enter}{/Alt}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'I checked this: Sources' })).toHaveFocus());
  await keys.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Example, not an analysis')).toBeNull());
  const result = screen.getByRole('heading', { name: 'Result and signature' });
  expect(result.closest('[data-path="signature"]')).toHaveFocus();
  expect(screen.queryByText('Example, not checked')).toBeNull();
  await waitFor(
    () => expect([stored().toCheck, stored().hazards.map(({ toCheck }) => toCheck)]).toEqual([[], [null, null]]),
    {
      timeout: 4000,
    },
  );
  expect(stored().hazards[1]!.foreseeableReason).toBe('My own reason');
}, 30_000);

test('a changed statement is checked; a probability, which the example leaves open, is no check of its row', async () => {
  const { grid, keys, stored } = await open();
  await keys.type(screen.getByLabelText('Products and species'), '!');
  const cell = grid.querySelector<HTMLElement>(`[data-hazard="${hazardKey(1)}"] [data-label="Probability"]`)!;
  act(() => cell.focus());
  await keys.keyboard('l');
  await waitFor(() => expect(stored().hazards[0]).toMatchObject({ probability: 'likely', toCheck: 'row' }), {
    timeout: 4000,
  });
  expect(stored().toCheck).not.toContain('covers');
  await keys.click(screen.getByRole('button', { name: 'I checked this: Hazard 1' }));
  await waitFor(() => expect(stored().hazards[0]!.toCheck).toBeNull(), { timeout: 4000 });
  await keys.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(stored().hazards[0]!.toCheck).toBe('row'), { timeout: 4000 });
}, 30_000);

test('whoever reads the draft is told that it is an example', async () => {
  const host = new MockHost()
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: [draft()], total: 1, next: null })
    .answer(getFoodHazardAnalysis, draft());
  renderInHost(<AnalysisTab food={sampleFood()} />, { host, user: mockViewer });
  expect(await screen.findByRole('heading', { name: 'Example, not an analysis' })).toBeVisible();
  expect(screen.getAllByText('Example, not checked')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /checked/ })).toBeNull();
});
