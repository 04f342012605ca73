import { expect, test } from '@jest/globals';
import { getFood, type Food } from '@fsvp/contracts/program/food';
import {
  createFoodHazardAnalysis,
  createFoodHazardAnalysisVersion,
  listHazardAdoptions,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { listFsvpFiles, type FsvpFile } from '@fsvp/contracts/program/fsvp-file';
import { getHazard, hazardAnalysis } from '@fsvp/contracts/quality/hazard-analysis';
import { MockHost, mockViewer, renderInHost, sampleRecord } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { sampleAnalysis } from '../testing/sample-analysis.js';
import { sampleFile, sampleFood, SUPPLIER_ID } from '../testing/sample-records.js';
import { AdoptHazardDialog } from './adopt-hazard.dialog.js';
import { HazardRowAdoption } from './hazard-row-adoption.js';

const FIRST = '0b0c1d7e-0000-4000-8000-000000000011';
const OTHER = '0b0c1d7e-0000-4000-8000-000000000012';
const FOOD = sampleFood();

type State = 'draft' | 'signed';
const adoption = (hazardAnalysisId: string, foodName: string, state: State, versionNumber = 1) => ({
  ...{ hazardAnalysisId, foodId: FOOD.id, foodName, analysisId: OTHER, versionNumber, state },
});
const rowOf = (hazardId: string) => <HazardRowAdoption hazardId={hazardId} hazardIds={[FIRST, OTHER]} />;

test('a card says that its row is part of no signed analysis, and leads to where it is adopted', async () => {
  const host = new MockHost().answer(listHazardAdoptions, { adoptions: [adoption(OTHER, 'Pepper', 'signed')] });
  const { container } = renderInHost(rowOf(FIRST), { host });
  expect(await screen.findByRole('link', { name: 'Adopt' })).toHaveAttribute('href', `/foods?adopt=${FIRST}`);
  expect(container).toHaveTextContent('Part of no signed analysis · Adopt');
  expect(host.requests(listHazardAdoptions)[0]!.query.getAll('hazardAnalysisId')).toEqual([FIRST, OTHER]);
});

test('who may not write is offered no adoption', async () => {
  const host = new MockHost().answer(listHazardAdoptions, { adoptions: [] });
  renderInHost(rowOf(FIRST), { host, user: mockViewer });
  expect(await screen.findByText('Part of no signed analysis')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<[ReturnType<typeof adoption>[], string]>([
  [[adoption(FIRST, 'Pepper', 'signed', 3)], 'Part of the signed hazard analysis of Pepper (version 3)'],
  [[adoption(FIRST, 'Pepper', 'draft')], 'Part of no signed analysis · In the draft for Pepper'],
  [
    [adoption(FIRST, 'Cumin', 'draft', 2), adoption(FIRST, 'Pepper', 'signed')],
    'Part of the signed hazard analysis of Pepper (version 1)',
  ],
])('an adopted card leads to the analysis of the food: %j', async (adoptions, text) => {
  const { container } = renderInHost(rowOf(FIRST), { host: new MockHost().answer(listHazardAdoptions, { adoptions }) });
  expect(await screen.findByRole('link', { name: 'Pepper' })).toHaveAttribute(
    'href',
    `/foods?view=${FOOD.id}&tab=analysis`,
  );
  expect(container).toHaveTextContent(text);
  expect(screen.queryByRole('link', { name: 'Adopt' })).toBeNull();
});

test('a failure of the service costs the line only', async () => {
  renderInHost(rowOf(FIRST), { host: new MockHost().fail(listHazardAdoptions, 503) });
  expect(await screen.findByText('Hazard analyses of foods: not available')).toBeVisible();
});

const HAZARD = sampleRecord(hazardAnalysis, {
  id: FIRST,
  supplierId: SUPPLIER_ID,
  supplierName: 'Bay Seafood',
  hazardType: 'biological',
  hazardDescription: 'Vibrio in raw shrimp',
  severity: 'high',
  likelihood: 'possible',
  riskScore: 9,
  version: 1,
});

function Adopting() {
  const [draft, setDraft] = useState<string>();
  return (
    <>
      <AdoptHazardDialog hazardId={FIRST} onClose={() => undefined} onDraft={setDraft} />
      <p>{`Worksheet of ${draft ?? 'none'}`}</p>
    </>
  );
}

const NO_ANALYSIS = {
  state: 'none',
  signedId: null,
  draftId: null,
  versionNumber: null,
  hazardCount: 0,
  controlCount: 0,
  validUntil: null,
} satisfies Food['analysis'];

function open(analysis: Partial<NonNullable<Food['analysis']>>, files: FsvpFile[]) {
  const host = new MockHost()
    .answer(getHazard, HAZARD)
    .answer(listFsvpFiles, {
      fsvpFiles: files,
      total: files.length,
      next: null,
      counts: { ready: 0, expiring: 0, gaps: 0, not_ready: 0 },
    })
    .answer(getFood, { ...FOOD, analysis: { ...NO_ANALYSIS, ...analysis } })
    .answer(createFoodHazardAnalysis, sampleAnalysis())
    .answer(createFoodHazardAnalysisVersion, sampleAnalysis());
  renderInHost(<Adopting />, { host });
  return host;
}
const FILE = sampleFile({ foodId: FOOD.id, foodName: FOOD.name, supplierId: SUPPLIER_ID });
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Adopt Into/ }));

test.each<[string, Partial<NonNullable<Food['analysis']>>, string, { id: string } | undefined]>([
  ['a draft', { draftId: OTHER }, 'Its hazard analysis has a draft, which is opened.', undefined],
  ['nothing', {}, 'It has no hazard analysis yet. A draft is started.', createFoodHazardAnalysis],
  [
    'a signed version',
    { signedId: OTHER, versionNumber: 2 },
    'Version 2 of its hazard analysis is signed and stays in force. A draft of the next version is started.',
    createFoodHazardAnalysisVersion,
  ],
])('the only food of the supplier is proposed; one with %s', async (_, analysis, sentence, call) => {
  const host = open(analysis, [FILE]);
  const content = await dialog();
  expect(await content.findByText('Vibrio in raw shrimp')).toBeVisible();
  expect(await content.findByText(sentence)).toBeVisible();
  expect(content.getByRole('combobox', { name: /^Food/ })).toHaveValue(FOOD.name);
  await userEvent.click(content.getByRole('button', { name: 'Open the draft' }));
  await waitFor(() => expect(screen.getByText(`Worksheet of ${FOOD.id}`)).toBeInTheDocument());
  for (const one of [createFoodHazardAnalysis, createFoodHazardAnalysisVersion])
    expect(host.requests(one)).toHaveLength(one === call ? 1 : 0);
});

test('of several foods none is proposed, and nothing is started without a choice', async () => {
  open({}, [FILE, sampleFile({ foodId: OTHER, foodName: 'Cumin', supplierId: SUPPLIER_ID })]);
  const content = await dialog();
  expect(await content.findByRole('combobox', { name: /^Food/ })).toHaveValue('');
  expect(content.getByRole('button', { name: 'Open the draft' })).toBeDisabled();
});
