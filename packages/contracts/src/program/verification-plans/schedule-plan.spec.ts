import { expect, test } from '@jest/globals';
import type { PlanLine } from './plan-line.js';
import { schedulePlan, type LineHistory } from './schedule-plan.js';

const AUDIT: PlanLine = {
  lineKey: 'audit',
  activity: 'audit',
  hazardKeys: ['salm'],
  hazardNames: ['Salmonella'],
  addressee: { kind: 'foreign_supplier', name: null },
  frequency: { everyDays: 365 },
  beforeFirstImport: true,
  beforeRelease: false,
  sampling: null,
  description: null,
  rule: 'P1',
  proposed: null,
  changeReason: null,
};
const REVIEW: PlanLine = {
  ...AUDIT,
  lineKey: 'review',
  activity: 'records_review',
  frequency: { everyMonths: 6 },
  beforeFirstImport: false,
};
const LOTS: PlanLine = { ...AUDIT, lineKey: 'lots', activity: 'sampling_testing', frequency: { everyLots: 10 } };
const NEW: LineHistory = { signedOn: '2027-08-31', results: [], open: [] };

const schedule = (lines: PlanLine[], history: Partial<LineHistory> = {}, today = '2027-08-31', to = '2029-08-31') =>
  schedulePlan(lines, () => ({ ...NEW, ...history }), 'Pepper', today, to);
const daysOf = ({ activities }: ReturnType<typeof schedule>) =>
  activities.map(({ dueOn, state }) => `${dueOn} ${state}`);

test('the next 24 months of a new plan, over a leap day and the end of months', () => {
  expect(daysOf(schedule([AUDIT]))).toEqual(['2027-08-31 due', '2028-08-30 planned', '2029-08-30 planned']);
  expect(daysOf(schedule([REVIEW]))).toEqual([
    '2028-02-29 planned',
    '2028-08-29 planned',
    '2029-02-28 planned',
    '2029-08-28 planned',
  ]);
});

test('lines by lots have no day; titles name activity, food and hazards', () => {
  const { activities, byLots } = schedule([LOTS, AUDIT]);
  expect(byLots).toEqual([{ lineKey: 'lots', title: 'Sampling and testing: Pepper (Salmonella)' }]);
  expect(activities[0]?.title).toBe('Onsite audit: Pepper (Salmonella)');
});

test('only the next activity can be overdue; the one after it counts from today', () => {
  expect(daysOf(schedule([AUDIT], { signedOn: '2025-01-01' }))).toEqual([
    '2025-01-01 overdue',
    '2028-08-30 planned',
    '2029-08-30 planned',
  ]);
});

test('a performed activity moves the next one once its result is adequate, and an open one is named', () => {
  const result = { performedOn: '2027-07-01', activityId: 'a1' };
  const reviewed = schedule([AUDIT], {
    results: [{ ...result, assessment: 'adequate' }],
    open: [{ activityId: 'a2', dueOn: '2028-06-30' }],
  });
  expect(daysOf(reviewed)).toEqual(['2027-07-01 done', '2028-06-30 planned', '2029-06-30 planned']);
  expect(reviewed.activities.map(({ activityId }) => activityId)).toEqual(['a1', 'a2', null]);
  expect(daysOf(schedule([AUDIT], { results: [{ ...result, assessment: undefined }] }))[0]).toBe(
    '2027-07-01 unreviewed',
  );
});
