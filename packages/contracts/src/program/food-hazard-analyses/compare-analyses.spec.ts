import { expect, it } from '@jest/globals';
import { CALL_DOCS } from '../../docs/all-docs.js';
import { compareAnalyses, findNewControls } from './compare-analyses.js';
import { foodHazardAnalysis, type FoodHazardAnalysis } from './food-hazard-analysis.js';

const first = foodHazardAnalysis.parse(CALL_DOCS.getFoodHazardAnalysis!.response) as FoodHazardAnalysis;
const [salmonella] = first.hazards;

it('finds nothing between a version and itself', () => {
  const { outcomeChanged, ...lists } = compareAnalyses(first, first);
  expect([outcomeChanged, ...Object.values(lists).flat()]).toEqual([false]);
});

it('knows a hazard by its key, and says values as people read them', () => {
  const stones = { ...salmonella!, hazardKey: 'another', name: 'Stones', requiresControl: false };
  const second: FoodHazardAnalysis = {
    ...first,
    basis: 'reviewed',
    hazards: [{ ...salmonella!, name: 'Salmonella enterica', probability: 'rare', sahcodha: false }, stones],
    factors: first.factors.map((one) => (one.factor === 'storage' ? { ...one, effect: 'Dry and cool' } : one)),
    outcome: 'no_controls_required',
  };
  const name = 'Salmonella enterica';
  const { hazardKey } = salmonella!;
  expect(compareAnalyses(first, second)).toMatchObject({
    added: [{ hazardKey: 'another', name: 'Stones', requiresControl: false }],
    removed: [],
    changed: [
      { hazardKey, name, field: 'name', before: 'Salmonella', after: name },
      { hazardKey, name, field: 'probability', before: 'Likely', after: 'Rare' },
      { hazardKey, name, field: 'sahcodha', before: 'Yes', after: 'No' },
    ],
    factors: [{ factor: 'storage', before: null, after: 'Dry and cool' }],
    fields: [{ field: 'basis', before: 'Our own analysis', after: "Another's analysis, which we reviewed" }],
    outcomeChanged: true,
  });
  expect(compareAnalyses(second, first).removed).toEqual([expect.objectContaining({ name: 'Stones' })]);
});

it('finds the new and changed hazards that require a control (H11)', () => {
  const listeria = { ...salmonella!, hazardKey: 'listeria', name: 'Listeria monocytogenes' };
  const stones = { ...salmonella!, hazardKey: 'stones', name: 'Stones', requiresControl: false };
  const found = (hazards: FoodHazardAnalysis['hazards'], from = first) =>
    findNewControls(from, { ...first, hazards }).map(({ hazard, isNew }) => [hazard.name, isNew]);
  expect(found([salmonella!, listeria, stones])).toEqual([['Listeria monocytogenes', true]]);
  expect(found([{ ...salmonella!, expectedControl: 'Irradiation' }])).toEqual([['Salmonella', false]]);
  expect(found([{ ...salmonella!, note: 'Corrected', severityReason: 'As CDC says' }])).toEqual([]);
  expect(found([], first)).toEqual([]);
  expect(found([{ ...stones, requiresControl: true }], { ...first, hazards: [stones] })).toEqual([['Stones', true]]);
});
