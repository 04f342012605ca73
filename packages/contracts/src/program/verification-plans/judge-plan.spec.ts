import { describe, expect, it, test } from '@jest/globals';
import type { HazardAllocation } from '../supplier-evaluations/allocation.js';
import {
  findPlanProblems,
  findPlanWarnings,
  findWithoutYearlyAudit,
  isPlanOutdated,
  type JudgedPlan,
} from './judge-plan.js';
import type { Frequency, PlanLine } from './plan-line.js';
import { proposePlan } from './propose-plan.js';
import { verificationPlanSigning, type SignedPlan } from './verification-plan.record.js';

const SALMONELLA: HazardAllocation = {
  hazardKey: 'salm',
  hazardName: 'Salmonella',
  hazardClass: 'biological',
  subtype: 'pathogen',
  score: 12,
  sahcodha: true,
  requiredByPart112: false,
  controlledBy: 'foreign_supplier',
  entityName: null,
  control: null,
  evidence: [],
};
const STONES: HazardAllocation = { ...SALMONELLA, hazardKey: 'stone', hazardName: 'Stones', sahcodha: false, score: 4 };

function planOf(allocations: HazardAllocation[], more: Partial<JudgedPlan> = {}): JudgedPlan {
  const input = { regime: 'standard', band: 'fair', goodSince: null, day: '2026-11-01', redListed: false } as const;
  const { lines } = proposePlan({ ...input, allocations }, (identity) => identity);
  return { regime: 'standard', allocations, lines, droppedLines: [], justification: null, reliedOn: null, ...more };
}
const withLine = (plan: JudgedPlan, change: Partial<PlanLine>): JudgedPlan => ({
  ...plan,
  lines: plan.lines.map((line, index) => (index ? line : { ...line, ...change })),
});
const problems = (plan: JudgedPlan) => findPlanProblems(plan, 'Saigon Spices');
const paths = (plan: JudgedPlan) => problems(plan).map(({ path }) => path);
const TEXT = 'x'.repeat(100);
const JUSTIFIED = { text: TEXT, basis: ['audits' as const] };

test('the proposed plan can be signed as it is', () => {
  expect(problems(planOf([SALMONELLA, STONES]))).toEqual([]);
  expect(findPlanWarnings(planOf([SALMONELLA, STONES]))).toEqual([]);
});

describe('an alternative to the yearly audit', () => {
  const changed = withLine(planOf([SALMONELLA]), { frequency: { everyMonths: 24 }, changeReason: 'Long history' });

  test('P-c: needs a justification of 100 characters with something that it rests on', () => {
    expect(paths(changed)).toEqual(['justification.text', 'justification.basis']);
    expect(problems(changed)[0]?.message).toContain('Salmonella');
    expect(paths({ ...changed, justification: { text: TEXT.slice(1), basis: ['audits'] } })).toEqual([
      'justification.text',
    ]);
    expect(paths({ ...changed, justification: { text: TEXT, basis: [] } })).toEqual(['justification.basis']);
    expect(paths({ ...changed, justification: JUSTIFIED })).toEqual([]);
  });

  test.each<[Frequency, boolean]>([
    [{ everyDays: 365 }, true],
    [{ everyDays: 366 }, false],
    [{ everyMonths: 11 }, true],
    [{ everyMonths: 12 }, false],
    [{ once: true }, false],
    [{ everyLots: 1 }, false],
  ])('%j is yearly: %s', (frequency, isYearly) =>
    expect(findWithoutYearlyAudit(withLine(planOf([SALMONELLA]), { frequency })).length === 0).toBe(isYearly),
  );

  test('is also an audit after the first import, of somebody else, or for another hazard', () => {
    for (const change of [
      { beforeFirstImport: false },
      { addressee: { kind: 'suppliers_supplier' as const, name: 'Mill' } },
      { hazardKeys: ['stone'] },
      { activity: 'records_review' as const },
    ])
      expect(findWithoutYearlyAudit(withLine(planOf([SALMONELLA]), change))).toHaveLength(1);
  });

  test('warns while there is no audit within 36 months', () => {
    expect(findPlanWarnings(changed)).toEqual([]);
    const rare = withLine(planOf([SALMONELLA]), { frequency: { everyMonths: 37 } });
    expect(findPlanWarnings(rare)).toEqual([expect.stringContaining('FDA expects some auditing in most cases')]);
  });

  test('is signed as such, and a plan with the yearly audit is not', () => {
    const { determined, alternative_determination: alternative } = verificationPlanSigning.meanings;
    const toSign = (plan: JudgedPlan) =>
      ({ ...plan, state: 'draft', outdated: false, fileClosed: false, supplierName: 'Saigon Spices' }) as SignedPlan;
    const justified = toSign({ ...changed, justification: JUSTIFIED });
    expect(determined?.openQuestions?.(justified)).toEqual([
      { path: 'justification', message: expect.stringContaining('sign it as an alternative determination') },
    ]);
    expect(alternative?.refusal?.(justified)).toBeUndefined();
    expect(alternative?.openQuestions?.(justified)).toEqual([]);
    const yearly = toSign(planOf([SALMONELLA]));
    expect(determined?.openQuestions?.(yearly)).toEqual([]);
    expect(alternative?.refusal?.(yearly)).toContain('sign it as determined');
    expect(determined?.refusal?.({ ...yearly, outdated: true })).toContain('Another evaluation was signed');
    expect(determined?.refusal?.({ ...yearly, fileClosed: true })).toBe('This file is closed.');
  });
});

describe('what keeps a plan from being signed', () => {
  it('is a hazard without a line, by its name', () => {
    const plan = planOf([SALMONELLA, STONES]);
    const lines = plan.lines.filter(({ hazardKeys }) => !hazardKeys.includes('stone'));
    expect(problems({ ...plan, lines })).toEqual([
      { path: 'lines', message: 'Stones has to be verified, and no activity names it.' },
    ]);
  });

  it('is a changed, an added or a left out line without a reason', () => {
    const plan = planOf([STONES]);
    for (const change of [
      { frequency: { everyMonths: 6 } },
      { beforeFirstImport: false },
      { beforeRelease: true },
      { proposed: null },
    ]) {
      expect(paths(withLine(plan, change))).toEqual(['lines.0.changeReason']);
      expect(paths(withLine(plan, { ...change, changeReason: 'Because of the season' }))).toEqual([]);
    }
    const [line] = plan.lines as [PlanLine];
    const added = { ...plan, droppedLines: [{ ...line, lineKey: 'dropped' }] };
    expect(paths(added)).toEqual(['droppedLines.0.changeReason']);
  });

  it('is not a left out yearly audit without a reason of its own: the justification gives it', () => {
    const plan = planOf([SALMONELLA]);
    const other = { ...plan.lines[0]!, activity: 'records_review' as const, proposed: null, changeReason: 'Instead' };
    expect(paths({ ...plan, lines: [other], droppedLines: plan.lines, justification: JUSTIFIED })).toEqual([]);
  });

  it('is a line without a hazard, and another activity that nobody describes', () => {
    const plan = withLine(planOf([STONES]), { activity: 'other', changeReason: 'Instead' });
    expect(paths(plan)).toEqual(['lines.0.description']);
    expect(
      paths({ ...plan, lines: [...plan.lines, { ...plan.lines[0]!, description: 'Sieves', hazardKeys: [] }] }),
    ).toEqual(['lines.0.description', 'lines.1.hazardKeys']);
  });

  it('is a determination of another entity without its review, and one of the foreign supplier', () => {
    const empty = { entity: null, qualificationEvidence: null, assessment: null };
    expect(paths(planOf([STONES], { reliedOn: empty }))).toEqual([
      'reliedOn.entity',
      'reliedOn.qualificationEvidence',
      'reliedOn.assessment',
    ]);
    const full = { entity: 'Auditors LLC', qualificationEvidence: 'Certificate', assessment: 'Fits' };
    expect(paths(planOf([STONES], { reliedOn: full }))).toEqual([]);
    expect(problems(planOf([STONES], { reliedOn: { ...full, entity: ' saigon spices ' } }))).toEqual([
      { path: 'reliedOn.entity', message: expect.stringContaining('1.506(d)(3)') },
    ]);
  });

  it('is not a hazard of the importer, of which it warns', () => {
    const plan = planOf([STONES, { ...SALMONELLA, controlledBy: 'importer' }]);
    expect(problems(plan)).toEqual([]);
    expect(findPlanWarnings(plan)).toEqual([expect.stringContaining('VD-1 stays incomplete')]);
  });

  it('is a plan of a supplement without a line', () =>
    expect(problems({ ...planOf([]), regime: 'ds_other' })).toEqual([
      { path: 'lines', message: 'Add at least one activity.' },
    ]));
});

describe('a plan and a newer evaluation', () => {
  const signed = { state: 'signed', evaluationId: 'e1', allocations: [SALMONELLA], regime: 'standard' } as const;
  const newer = { id: 'e2', allocations: [SALMONELLA], conclusionsSince: ['continue' as const] };
  const isOutdated = (evaluation: Parameters<typeof isPlanOutdated>[1], plan = {}) =>
    isPlanOutdated({ ...signed, allocations: [...signed.allocations], ...plan }, evaluation, 'standard');

  test('the same hazards and "continue" leave a signed plan; a draft is made again', () => {
    expect(isOutdated(newer)).toBe(false);
    expect(isOutdated(newer, { state: 'draft' })).toBe(true);
    expect(isOutdated({ ...newer, id: 'e1' }, { state: 'draft' })).toBe(false);
    expect(isOutdated({ ...newer, allocations: [{ ...SALMONELLA, score: 8 }] })).toBe(false);
  });

  test('other activities, another hazard, another controller or no evaluation ask for a new plan', () => {
    expect(isOutdated({ ...newer, conclusionsSince: ['continue_changed', 'continue'] })).toBe(true);
    expect(isOutdated({ ...newer, allocations: [SALMONELLA, STONES] })).toBe(true);
    expect(isOutdated({ ...newer, allocations: [] })).toBe(true);
    expect(isOutdated({ ...newer, allocations: [{ ...SALMONELLA, controlledBy: 'importer' }] })).toBe(true);
    expect(isOutdated(null)).toBe(true);
    expect(isPlanOutdated({ ...signed, allocations: [] }, newer, 'ds_other')).toBe(true);
  });
});
