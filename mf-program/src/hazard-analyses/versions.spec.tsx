import { expect, test } from '@jest/globals';
import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import { compareAnalyses } from '@fsvp/contracts/program/food-hazard-analyses/compare-analyses';
import {
  checkFoodHazardAnalysis,
  compareFoodHazardAnalyses,
  createFoodHazardAnalysisVersion,
  foodHazardAnalysisSignatures,
  listFoodHazardAnalyses,
  type FoodHazardAnalysis,
} from '@fsvp/contracts/program/food-hazard-analyses/food-hazard-analysis';
import { MockHost, renderInHost } from '@fsvp/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ANALYSIS_ID, CHECK, sampleAnalysis, sampleHazard } from '../testing/sample-analysis.js';
import { FILE_ID, sampleFood } from '../testing/sample-records.js';
import { AnalysisTab } from './analysis-tab.js';
import { VersionsTab } from './versions-tab.js';

const FIRST_ID = '0197a000-0000-7000-8000-0000000000a3';
const signed = { signedByName: 'Mia Chen', signedAt: '2026-02-03T10:00:00.000Z', validUntil: addDays(today(), 900) };
const FIRST = sampleAnalysis({
  ...signed,
  id: FIRST_ID,
  state: 'superseded',
  replacedBy: 2,
  replacedAt: '2026-03-04T10:00:00.000Z',
  hazards: [sampleHazard(1, { probabilityReason: 'Dried on the ground' }), sampleHazard(2)],
});
const SECOND = sampleAnalysis({
  ...signed,
  versionNumber: 2,
  state: 'signed',
  hazards: [sampleHazard(1, { probabilityReason: 'Dried on raised beds' }), sampleHazard(3)],
});
const hostOf = (...versions: FoodHazardAnalysis[]) =>
  new MockHost()
    .answer(listFoodHazardAnalyses, { foodHazardAnalyses: versions, total: versions.length, next: null })
    .answer(checkFoodHazardAnalysis, CHECK)
    .answer(foodHazardAnalysisSignatures.list, { signatures: [], total: 0, recordVersion: 1 });

test('two versions side by side: added with a plus, removed with a minus, changed words both ways', async () => {
  const host = hostOf(SECOND, FIRST).answer(compareFoodHazardAnalyses, {
    from: { id: FIRST_ID, versionNumber: 1 },
    to: { id: ANALYSIS_ID, versionNumber: 2 },
    ...compareAnalyses(FIRST, SECOND),
    files: [{ id: FILE_ID, number: 'F-000123', importerName: 'Harbor Foods LLC', supplierName: 'Bay Seafood' }],
  });
  const { address, container } = renderInHost(<VersionsTab food={sampleFood()} />, { host });
  expect(await screen.findByText('OBSOLETE since Mar 4, 2026, replaced by version 2')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Compare version 2 with version 1' }));
  expect(address()).toContain(`version=${ANALYSIS_ID}&compare=${FIRST_ID}`);
  expect(await screen.findByText('Added:')).toBeInTheDocument();
  const [added, removed] = screen.getAllByRole('listitem');
  expect(added!).toHaveTextContent('+ Added: Hazard 3');
  expect(removed!).toHaveTextContent('− Removed: Hazard 2');
  const marked = (tag: string) => [...container.querySelectorAll(tag)].map((one) => one.textContent);
  expect([marked('del').join(' '), marked('ins').join(' ')]).toEqual(['the ground', 'raised beds']);
  expect(screen.getByRole('link', { name: 'F-000123' })).toBeVisible();
  const request = host.requests(compareFoodHazardAnalyses)[0]!;
  expect(Object.fromEntries(request.query)).toEqual({ from: FIRST_ID, to: ANALYSIS_ID });
});

test('a replaced version is headed OBSOLETE and cannot be signed', async () => {
  renderInHost(<VersionsTab food={sampleFood()} />, { host: hostOf(SECOND, FIRST), at: `/?version=${FIRST_ID}` });
  expect(await screen.findByText('OBSOLETE since Mar 4, 2026, replaced by version 2')).toBeVisible();
  expect(await screen.findByText('Not signed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeVisible();
});

test.each([
  ['Facts changed', { outdated: true }],
  ['Due soon', { validUntil: addDays(today(), 30) }],
  ['Expired', { validUntil: addDays(today(), -1) }],
])('a signed version says when to evaluate it again: %s', async (text, changes) => {
  const host = hostOf({ ...SECOND, ...changes }).answer(
    createFoodHazardAnalysisVersion,
    sampleAnalysis({ versionNumber: 3 }),
  );
  renderInHost(<AnalysisTab food={sampleFood()} />, { host });
  expect(await screen.findByRole('heading', { name: `${text} Evaluate it again` })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Confirm: no change…' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'New version' }));
  await waitFor(() => expect(host.requests(createFoodHazardAnalysisVersion)).toHaveLength(1));
});

test('before a signature the dialog says which requirements and files its result closes', async () => {
  const host = hostOf(SECOND)
    .answer(checkFoodHazardAnalysis, {
      ...CHECK,
      closes: ['EV-1', 'AV-1'],
      files: [{ id: FILE_ID, number: 'F-000123', importerName: 'Harbor Foods LLC', supplierName: 'Bay Seafood' }],
    })
    .answer(foodHazardAnalysisSignatures.preview, {
      service: 'program',
      type: 'food-hazard-analysis',
      id: ANALYSIS_ID,
      version: 1,
      contentSha256: 'a'.repeat(64),
      rows: [],
      meanings: [{ meaning: 'confirmed', activity: 'hazard_analysis', refusal: null, reasonRequired: true }],
      languages: [],
    } as never);
  renderInHost(<AnalysisTab food={sampleFood()} />, { host });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm: no change…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign this food hazard analysis' }));
  expect(
    await dialog.findByText('Once it is signed, EV-1, AV-1 no longer apply to the files below (21 CFR 1.504(f)).'),
  ).toBeVisible();
  expect(dialog.getByRole('link', { name: /^F-000123/ })).toBeVisible();
});
