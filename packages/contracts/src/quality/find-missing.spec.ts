import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, setTimeZone, suiteTimeZone, today } from '../core/calendar-day.js';
import { activityResultSet, EMPTY_RESULT, type ResultContent } from './activity-result.js';
import { findContradictions, findMissing } from './find-missing.js';
import type { ResultActivity } from './result-state.js';

const zone = suiteTimeZone();
afterEach(() => setTimeZone(zone));

const PERFORMER = { name: 'Carla Ruiz', employer: null, relation: 'third_party' as const };
const COMMON = {
  performedOn: '2028-02-29',
  performedBy: PERFORMER,
  independent: true,
  qualificationEvidence: 'Auditor',
};
const TEXTS = { procedures: 'Part 117', conclusions: 'Controlled', correctiveActions: 'none' };

/** A complete result of each activity, with the fields that the table demands. */
const COMPLETE: Record<ResultActivity, Partial<ResultContent>> = {
  audit: { ...COMMON, ...TEXTS, regulations: 'Part 117', foodSafetyPlanReviewed: 'yes' },
  inspection: {
    performedOn: '2028-02-29',
    authority: 'FDA',
    regulations: 'Part 117',
    whyAppropriate: 'Same line',
    documentIds: ['0197a000-0000-7000-8000-0000000000c1'],
  },
  sampling_testing: {
    ...COMMON,
    correctiveActions: 'none',
    food: 'Pepper',
    lotNumber: 'L1',
    samples: 5,
    tests: [{ name: 'Salmonella', method: 'BAM 5', result: 'Negative' }],
    reportedOn: '2028-03-01',
    laboratoryName: 'Lab',
    laboratoryAddress: 'Lima',
  },
  records_review: { ...COMMON, ...TEXTS },
  other: { ...COMMON, ...TEXTS },
};
const content = (activity: ResultActivity, changes: Partial<ResultContent> = {}): ResultContent => ({
  ...EMPTY_RESULT,
  activity,
  ...COMPLETE[activity],
  ...changes,
});
const missing = (result: ResultContent) => findMissing(result).map(({ path }) => path);

/** What is missing of a result without anything: the table of beyond/verification-engine.md, 5. */
const DEMANDED: Record<ResultActivity, string> = {
  audit:
    'performedOn qualificationEvidence procedures regulations conclusions correctiveActions performedBy.name performedBy.relation independent foodSafetyPlanReviewed',
  inspection: 'authority performedOn regulations whyAppropriate documentIds',
  sampling_testing:
    'food lotNumber performedOn reportedOn laboratoryName laboratoryAddress qualificationEvidence correctiveActions performedBy.name performedBy.relation independent samples tests',
  records_review:
    'performedOn qualificationEvidence procedures conclusions correctiveActions performedBy.name performedBy.relation independent',
  other:
    'performedOn qualificationEvidence procedures conclusions correctiveActions performedBy.name performedBy.relation independent',
};

describe.each(Object.keys(DEMANDED) as ResultActivity[])('the result of %s', (activity) => {
  it('needs what the section demands, and nothing else', () => {
    expect(missing({ ...EMPTY_RESULT, activity })).toEqual(DEMANDED[activity].split(' '));
    expect(missing(content(activity))).toEqual([]);
  });

  it('names each field that is taken away, in a sentence', () => {
    for (const field of Object.keys(COMPLETE[activity]) as (keyof ResultContent)[]) {
      const without = { ...content(activity), [field]: EMPTY_RESULT[field as keyof typeof EMPTY_RESULT] };
      const found = findMissing(without);
      expect([field, found.length > 0]).toEqual([field, true]);
      for (const { path, message } of found) {
        expect(path.startsWith(field)).toBe(true);
        expect(message).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});

describe('a result', () => {
  it('counts only without conflicts of interest', () => {
    expect(findMissing(content('audit', { independent: false }))).toEqual([
      { path: 'independent', message: expect.stringContaining('without financial conflicts') },
    ]);
  });

  it('of an audit without a food safety plan says why there is none', () => {
    expect(missing(content('audit', { foodSafetyPlanReviewed: 'no_plan' }))).toEqual(['foodSafetyPlanReason']);
    const reason = { foodSafetyPlanReviewed: 'no_plan' as const, foodSafetyPlanReason: 'A farm' };
    expect(missing(content('audit', reason))).toEqual([]);
  });

  it('of sampling has a method and a result for each test', () => {
    const tests = [
      { name: 'Salmonella', method: 'BAM 5', result: null },
      { name: 'Lead', method: null, result: '0.1 mg/kg' },
    ];
    expect(missing(content('sampling_testing', { tests }))).toEqual(['tests.0.result', 'tests.1.method']);
  });

  it.each([
    ['audit', true],
    ['records_review', true],
    ['other', true],
    ['inspection', true],
    ['sampling_testing', false],
  ] as const)('of %s by the supplier: refused %s', (activity, refused) => {
    const own = content(activity, { performedBy: { ...PERFORMER, relation: 'supplier' } });
    expect(findContradictions(own).map(({ path }) => path)).toEqual(refused ? ['performedBy.relation'] : []);
  });

  it('is not reported before its test, on leap days too', () => {
    const reported = (reportedOn: string) => findContradictions(content('sampling_testing', { reportedOn }));
    expect(reported('2028-02-28')).toMatchObject([{ path: 'reportedOn' }]);
    expect([reported('2028-02-29'), reported('2028-03-01')]).toEqual([[], []]);
    expect(findContradictions(content('audit', { startedOn: '2028-03-01' }))).toMatchObject([{ path: 'startedOn' }]);
  });
});

describe.each(['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles'])('days in %s', (timeZone) => {
  it('are not in the future of the suite’s time zone', () => {
    setTimeZone(timeZone);
    const refusal = (day: string) =>
      activityResultSet.safeParse({ performedOn: day }).error?.issues.map(({ path }) => path.join('.'));
    expect(refusal(today())).toBeUndefined();
    expect(refusal(addDays(today(), 1))).toEqual(['performedOn']);
  });
});

it.each([0, -1, 1.5, 'many'])('the number of samples is not %s', (samples) => {
  expect(activityResultSet.safeParse({ samples }).success).toBe(false);
});
