import { afterEach, describe, expect, it } from '@jest/globals';
import { addDays, setTimeZone, suiteTimeZone, type Day } from '../../core/calendar-day.js';
import type { Frequency } from '../verification-plans/plan-line.js';
import type { FileContext } from './evaluation.js';
import type { FileInputs, LineActivity, ResultRecord, ReviewRecord, VerificationLine } from './file-inputs.js';
import { judgeBest } from './readiness.js';
import { evaluation as vaOf } from './requirements/va-1.js';
import { evaluation as vrOf } from './requirements/vr-1.js';
import { findDueDays } from './verification-evaluations.js';

const zone = suiteTimeZone();
afterEach(() => setTimeZone(zone));

const DAY = '2026-03-10';
const record = (recordType: string, id: string) => ({ recordType, id, version: 1, title: id });
const PLAN = record('verification-plan', 'plan');

const review = (changes: Partial<ReviewRecord> = {}): ReviewRecord => ({
  ...record('result-review', 'review'),
  signedBy: 'Mia Chen',
  signedAt: '2026-03-02T12:00:00.000Z',
  qualified: true,
  adequate: true,
  changed: false,
  actionsEffective: false,
  ...changes,
});
const result = (performedOn: Day | null, changes: Partial<ResultRecord> = {}): ResultRecord => ({
  ...record('activity-result', `result ${performedOn}`),
  complete: true,
  performedOn,
  documents: [],
  review: null,
  reviewDraft: null,
  ...changes,
});
const activity = (dueOn: Day, changes: Partial<LineActivity> = {}): LineActivity => ({
  ...record('verification-activity', `activity ${dueOn}`),
  dueOn,
  done: false,
  result: null,
  ...changes,
});
const line = (activities: LineActivity[], changes: Partial<VerificationLine> = {}): VerificationLine => ({
  activity: 'audit',
  hazardNames: ['Salmonella'],
  frequency: { everyDays: 365 },
  beforeFirstImport: true,
  signedOn: '2025-03-01',
  activities,
  ...changes,
});

function contextOf(lines: VerificationLine[] | null, day: Day = DAY): FileContext {
  const verification = lines && { plan: PLAN, lines };
  return { day, inputs: { verification, windowDays: () => 60 } as unknown as FileInputs } as FileContext;
}
function judge(evaluate: typeof vaOf, lines: VerificationLine[] | null, day: Day = DAY): string {
  const file = contextOf(lines, day);
  const { findRecords, isSatisfied } = evaluate();
  if (isSatisfied?.(file)) return 'satisfied';
  const { state, reason } = judgeBest(
    findRecords!(file).map(({ evidence }) => evidence),
    day,
  );
  return reason ?? state;
}
const va = (lines: VerificationLine[] | null, day?: Day) => judge(vaOf, lines, day);
const vr = (lines: VerificationLine[] | null, day?: Day) => judge(vrOf, lines, day);
const both = (lines: VerificationLine[] | null, day?: Day) => [va(lines, day), vr(lines, day)];

describe.each(['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles'])('in %s', (timeZone) => {
  it('C-a: an audit counts for 365 days, over a leap day too', () => {
    setTimeZone(timeZone);
    const first = line([activity('2026-03-01', { result: result('2026-03-01', { review: review() }) })]);
    expect(both([first], '2026-12-30')).toEqual(['satisfied', 'satisfied']);
    expect(va([first], '2026-12-31')).toBe('expiring');
    expect(va([first], '2027-03-01')).toBe('expiring');
    expect(va([first], '2027-03-02')).toBe('expired');
    const leap = line([activity('2027-03-01', { result: result('2027-03-01', { review: review() }) })]);
    expect(va([leap], '2028-02-29')).toBe('expiring');
    expect(va([leap], '2028-03-01')).toBe('expired');
  });

  it('C-b: an audit that nobody has reviewed is performed, and not reviewed', () => {
    setTimeZone(timeZone);
    const earlier = activity('2025-03-05', { result: result('2025-03-05', { review: review() }) });
    expect(both([line([earlier, activity('2026-03-05', { result: result('2026-03-01') })])])).toEqual([
      'satisfied',
      'absent',
    ]);
  });

  it('I6: an inadequate result needs an action that was closed as effective, or a later adequate one', () => {
    setTimeZone(timeZone);
    const inadequate = (changes: Partial<ReviewRecord> = {}) =>
      activity('2026-02-01', { result: result('2026-02-01', { review: review({ adequate: false, ...changes }) }) });
    expect(both([line([inadequate()])])).toEqual(['satisfied', 'inadequate']);
    expect(vr([line([inadequate({ actionsEffective: true })])])).toBe('satisfied');
    const later = activity('2026-03-01', { result: result('2026-03-01', { review: review() }) });
    expect(vr([line([inadequate(), later])])).toBe('satisfied');
  });
});

describe('VA-1', () => {
  it('is absent without a plan, and while one of the lines is owed and nothing was done', () => {
    const done = line([activity('2026-03-01', { result: result('2026-03-01') })]);
    expect([va(null), va([line([])]), va([done, line([])])]).toEqual(['absent', 'absent', 'absent']);
  });

  it('is incomplete while an activity is completed without a result, or its result is a draft', () => {
    expect(va([line([activity('2026-03-01', { done: true })])])).toBe('incomplete');
    const draft = result(null, { complete: false });
    expect(va([line([activity('2026-03-01', { result: draft })])])).toBe('incomplete');
    const file = contextOf([line([activity('2026-03-01', { done: true })])]);
    expect(vaOf().notes?.(file, [])).toEqual(['Onsite audit (Salmonella): record the result.']);
  });

  it('owes a line that is not needed before the first import after one interval', () => {
    const later = line([], { beforeFirstImport: false, signedOn: '2026-01-31', frequency: { everyMonths: 1 } });
    expect(both([later], '2026-02-28')).toEqual(['expiring', 'satisfied']);
    expect(both([later], '2026-03-01')).toEqual(['expired', 'absent']);
    expect(findDueDays(contextOf([later], '2026-02-01'))).toEqual(['2026-03-01']);
  });

  it('has no next day for a line that is done once', () => {
    const once: Frequency = { once: true };
    expect(va([line([], { frequency: once })])).toBe('absent');
    const done = line([activity('2020-01-01', { result: result('2020-01-01') })], { frequency: once });
    expect(va([done], '2030-01-01')).toBe('satisfied');
  });

  it('wants the result of each lot that is due', () => {
    const lots = (activities: LineActivity[]) => line(activities, { frequency: { everyLots: 10 } });
    expect(va([lots([])])).toBe('satisfied');
    expect(va([lots([activity(DAY)])])).toBe('expiring');
    expect(va([lots([activity(addDays(DAY, -1))])])).toBe('expired');
    expect(va([lots([activity('2026-03-01', { done: true })])])).toBe('incomplete');
    expect(va([lots([activity('2026-03-01', { result: result('2026-03-01') })])])).toBe('satisfied');
  });

  it('is damaged while a document of the result is gone; the expiry day of a report ends nothing', () => {
    const document = { title: 'Report', language: 'en', translatedInto: [], expiryDay: '2026-03-05', whole: true };
    const withDocument = (documents: ResultRecord['documents']) =>
      va([line([activity('2026-03-01', { result: result('2026-03-01', { documents }) })])]);
    expect(withDocument([document])).toBe('satisfied');
    expect(withDocument([{ ...document, whole: false }])).toBe('damaged');
    expect(withDocument([undefined])).toBe('damaged');
  });

  it('does not know the future', () => {
    expect(va([line([activity('2026-03-01', { result: result('2026-03-11') })])], DAY)).not.toBe('satisfied');
  });
});

describe('VR-1', () => {
  it('is unsigned, stale or satisfied as the review of each result is', () => {
    const reviewed = (changes: Partial<ResultRecord>) =>
      vr([line([activity('2026-03-01', { result: result('2026-03-01', changes) })])]);
    expect(reviewed({ reviewDraft: record('result-review', 'draft') })).toBe('unsigned');
    expect(reviewed({ review: review({ changed: true }) })).toBe('stale');
    expect(reviewed({ review: review() })).toBe('satisfied');
  });

  it('says which line has an inadequate result, with its hazards', () => {
    const notes = (changes: Partial<ReviewRecord>) =>
      vrOf().notes!(
        contextOf([line([activity('2026-03-01', { result: result('2026-03-01', { review: review(changes) }) })])]),
        {} as never,
      );
    expect(notes({})).toEqual([]);
    expect(notes({ adequate: false, actionsEffective: true })).toEqual([]);
    expect(notes({ adequate: false })).toEqual([expect.stringMatching(/Salmonella.*assessed as inadequate/)]);
  });

  it('is that of the worst line', () => {
    const of = (changes: Partial<ReviewRecord>) =>
      line([activity('2026-03-01', { result: result('2026-03-01', { review: review(changes) }) })]);
    expect(vr([of({}), of({ adequate: false })])).toBe('inadequate');
    expect(vr([of({ changed: true }), of({ adequate: false })])).toBe('stale');
  });
});
