import { expect, test } from '@jest/globals';
import type { HazardAllocation } from '@fsvp/contracts/program/supplier-evaluations/allocation';
import { sampleEvaluation } from '../../testing/sample-evaluation.js';
import { bodyFor, canShare, mergeDrafts } from './merge-evaluations.js';

const hazard = (hazardKey: string, hazardName: string, control: string | null = null): HazardAllocation => ({
  ...sampleEvaluation().allocations[0]!,
  hazardKey,
  hazardName,
  control,
});
const pepper = sampleEvaluation({
  allocations: [hazard('p1', 'Salmonella', 'Steam'), hazard('p2', 'Aflatoxins')],
  otherFactors: 'Dry containers',
  procedures: { text: 'HACCP plan', evidence: [] },
});
const nutmeg = sampleEvaluation({
  allocations: [hazard('n1', 'salmonella', 'Washing'), hazard('n2', 'Lead')],
  otherFactors: 'Dry containers',
});

test('several drafts are shown as one: each hazard once, and only what all of them answer alike', () => {
  const merged = mergeDrafts([pepper, nutmeg]);
  expect(merged.allocations.map(({ hazardKey, control }) => [hazardKey, control])).toEqual([
    ['p1', null],
    ['p2', null],
    ['n2', null],
  ]);
  expect(merged).toMatchObject({ otherFactors: 'Dry containers', procedures: { text: null } });
});

test('what was entered is written about the hazards that a draft has, and nothing else', () => {
  const merged = mergeDrafts([pepper, nutmeg]);
  const answer = { controlledBy: 'foreign_supplier' as const, entityName: null, control: 'Steam', evidence: [] };
  const entered = { allocations: ['p1', 'p2'].map((hazardKey) => ({ hazardKey, ...answer })), reason: 'None' };
  expect(bodyFor(nutmeg, entered, merged)).toEqual({ reason: 'None', allocations: [{ hazardKey: 'n1', ...answer }] });
  expect(bodyFor(nutmeg, { reason: 'None' }, merged)).toEqual({ reason: 'None' });
});

test('drafts with other conclusions, or with reasons to answer, have a form of their own', () => {
  expect(canShare(pepper, nutmeg)).toBe(true);
  expect(canShare(pepper, { ...nutmeg, kind: 'reevaluation' })).toBe(false);
});
