import { expect, test } from '@jest/globals';
import {
  createFoodHazardAnalysis,
  listFoodHazardAnalyses,
  setAnalysisHazards,
  updateFoodHazardAnalysis,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import {
  listHazardTemplates,
  listTemplateRecalls,
  type HazardSupport,
  type HazardTemplate,
  type TemplateHazard,
} from '@fsvp/contracts/program/hazard-template';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleAnalysis, sampleHazard } from '../testing/sample-analysis.js';
import { FOOD_ID, sampleFood } from '../testing/sample-records.js';
import { TemplateTab } from './template-tab.js';

const support = (fields: Partial<HazardSupport>): HazardSupport => ({
  source: 'refusals',
  scope: 'category',
  count: 4637,
  of: 7882,
  share: 0.5883,
  from: '2002-01',
  to: '2016-01',
  note: null,
  charges: [{ chargeId: '9', charge: 'SALMONELLA', statement: 'It appears to contain Salmonella.', count: 4637 }],
  ...fields,
});
const hazard = (fields: Partial<TemplateHazard>): TemplateHazard => ({
  code: 'SALM',
  name: 'Salmonella',
  class: 'biological',
  subtype: 'pathogen',
  severity: 'high',
  note: null,
  inLibrary: true,
  enteredBy: ['refusals'],
  support: [
    support({}),
    support({
      source: 'recalls',
      scope: 'all_foods',
      count: 142,
      of: null,
      share: null,
      from: '2020-01-14',
      to: '2026-01-09',
    }),
  ],
  sahcodhaHint: 'likely',
  sahcodhaReason: '130 of the 142 recalls of food that name it were Class I.',
  classIRecalls: 130,
  ...fields,
});
const AFLATOXIN = hazard({
  code: 'AFLA',
  name: 'Aflatoxins',
  class: 'chemical',
  subtype: 'natural_toxin',
  support: [support({ count: 90, share: 0.0114 })],
});
const TEMPLATE: HazardTemplate = {
  id: '0197a000-0000-7000-8000-0000000000f1',
  version: 1,
  createdBy: null,
  createdAt: '2026-11-27T10:00:00.000Z',
  updatedAt: '2026-11-27T10:00:00.000Z',
  category: 'Spices, Flavors, and Salts',
  industryCodes: ['28'],
  generatedOn: '2026-11-27',
  refusals: 7882,
  hazards: [hazard({}), AFLATOXIN],
  below: [
    hazard({
      code: 'LEAD',
      name: 'Lead',
      class: 'chemical',
      subtype: 'heavy_metal',
      support: [support({ count: 3, share: 0.0004 })],
    }),
  ],
  context: [{ chargeId: '83', charge: 'NO PROCESS', statement: 'No scheduled process was filed.', count: 118 }],
  rasffCategories: [],
  unmappedCategories: [],
  inputs: [
    {
      file: 'counts.csv',
      title: 'Import refusals of food',
      publisher: 'US Food and Drug Administration',
      licence: null,
      retrievedOn: '2026-11-24',
      sha256: 'a',
    },
  ],
  rowsSha256: 'a',
  contentSha256: 'b',
};

const hostOf = (versions: FoodHazardAnalysis[], template: HazardTemplate | null = TEMPLATE) =>
  new MockHost()
    .answer(listHazardTemplates, {
      hazardTemplates: template ? [template] : [],
      total: template ? 1 : 0,
      next: null,
    })
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: versions, total: versions.length, next: null });

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });

test('shows counts with their share, the hint with its reason, and where they come from', async () => {
  renderInHost(<TemplateTab food={sampleFood()} />, { host: hostOf([]) });
  const table = await screen.findByRole('table', { name: 'Hazards of the template' });
  expect(
    within(table).getByRole('button', { name: '4,637 of 7,882 (58.8%): refusals that name Salmonella' }),
  ).toBeVisible();
  expect(rowOf('Salmonella')).toHaveTextContent('Likely130 of the 142 recalls');
  expect(rowOf('Lead')).toHaveTextContent('3 of 7,882 (< 0.1%)');
  expect(screen.getByText('NO PROCESS: 118')).toBeVisible();
  expect(screen.getByText(/^Periods: Jan 2002 to Jan 2016; Jan 14, 2020 to Jan 9, 2026\./)).toBeVisible();
});

test('a count opens its rows', async () => {
  const host = hostOf([]).answer(listTemplateRecalls, {
    recalls: [
      {
        eventId: '97019',
        class: 'Class I',
        day: '2025-06-24',
        firm: 'Example Foods Inc.',
        country: 'United States',
        products: 1,
        product: 'Ground pepper, 50 g',
        reasons: ['Possible Salmonella contamination'],
        hazards: ['SALM'],
      },
    ],
    total: 1,
  });
  renderInHost(<TemplateTab food={sampleFood()} />, { host });
  await userEvent.click(await screen.findByRole('button', { name: '142: recalls that name Salmonella' }));
  const dialog = await screen.findByRole('dialog', { name: 'FDA recalls: Salmonella' });
  expect(await within(dialog).findByText('Ground pepper, 50 g')).toBeVisible();
  expect(within(dialog).getByText('Class I · Jun 24, 2025 · Example Foods Inc. · United States')).toBeVisible();
});

test('adds what the draft lacks, with its counts as reason and without a probability', async () => {
  const draft = sampleAnalysis({ version: 4, hazards: [sampleHazard(1, { libraryCode: 'SALM', name: 'Salmonella' })] });
  const host = hostOf([draft])
    .answer(setAnalysisHazards, { ...draft, version: 5 })
    .answer(updateFoodHazardAnalysis, { ...draft, version: 6 });
  renderInHost(<TemplateTab food={sampleFood()} />, { host });
  expect(await screen.findByRole('row', { name: /^Salmonella.*Listed/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add to the draft: 1 hazard' }));
  await waitFor(() => expect(host.requests(updateFoodHazardAnalysis)).toHaveLength(1));
  const { hazards } = host.requests(setAnalysisHazards)[0]!.body as { hazards: Record<string, unknown>[] };
  expect(hazards.map(({ libraryCode }) => libraryCode)).toEqual(['SALM', 'AFLA']);
  expect(hazards[1]).toMatchObject({
    name: 'Aflatoxins',
    severity: 'high',
    foreseeable: null,
    foreseeableReason: 'FDA import refusals: 90 of 7,882 (1.1%), Jan 2002 to Jan 2016',
    probability: null,
    requiresControl: null,
    sahcodha: null,
  });
  const { considered, ...others } = host.requests(updateFoodHazardAnalysis)[0]!.body as { considered: unknown[] };
  expect(considered).toContainEqual({ group: 'other_pathogens', answer: 'found', reason: null });
  expect(others).toEqual({
    sources: [
      {
        title: 'Import refusals of food, US Food and Drug Administration',
        documentId: null,
        url: null,
        retrievedOn: '2026-11-24',
      },
    ],
  });
});

test('starts the draft of a food without an analysis', async () => {
  const draft = sampleAnalysis();
  const host = hostOf([])
    .answer(createFoodHazardAnalysis, draft)
    .answer(setAnalysisHazards, { ...draft, version: 2 })
    .answer(updateFoodHazardAnalysis, { ...draft, version: 3 });
  renderInHost(<TemplateTab food={sampleFood()} />, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Start a draft with them: 2 hazards' }));
  await waitFor(() => expect(host.requests(updateFoodHazardAnalysis)).toHaveLength(1));
  expect(host.requests(createFoodHazardAnalysis)[0]!.body).toEqual({ foodId: FOOD_ID });
});

test('names what a signed version does not have', async () => {
  const signed = sampleAnalysis({ state: 'signed', hazards: [sampleHazard(1, { libraryCode: 'SALM' })] });
  renderInHost(<TemplateTab food={sampleFood()} />, { host: hostOf([signed]) });
  expect(
    await screen.findByText('Version 1 does not have: Aflatoxins. A new version can take them over.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Add|Start)/ })).toBeNull();
});

test('says that an industry has no public counts', async () => {
  renderInHost(<TemplateTab food={sampleFood()} />, { host: hostOf([], null) });
  expect(await screen.findByText(/^There are no public counts for FDA industry \d\d\./)).toBeVisible();
});
