import { describe, expect, test } from '@jest/globals';
import { addDays, addMonths } from '../../core/calendar-day.js';
import { inspectionRefusal, nextDueDay } from './clocks.js';

const yearly = { frequency: { everyDays: 365 }, beforeFirstImport: true };

describe('the next due day of a line (beyond/verification-engine.md, 9)', () => {
  test('C-a: yearly is 365 days', () => {
    const first = nextDueDay(yearly, '2026-02-01', [{ performedOn: '2026-03-01', assessment: 'adequate' }]);
    expect(first).toBe('2027-03-01');
    expect(nextDueDay(yearly, '2026-02-01', [{ performedOn: first!, assessment: 'adequate' }])).toBe('2028-02-29');
  });

  test('C-b: a result that is not reviewed, or inadequate, moves nothing', () => {
    const earlier = { performedOn: '2025-03-05', assessment: 'adequate' } as const;
    expect(nextDueDay(yearly, '2025-01-01', [earlier, { performedOn: '2026-03-01', assessment: undefined }])).toBe(
      '2026-03-05',
    );
    expect(nextDueDay(yearly, '2025-01-01', [earlier, { performedOn: '2026-03-01', assessment: 'inadequate' }])).toBe(
      '2026-03-05',
    );
  });

  test.each([
    ['2026-02-28', false],
    ['2026-03-01', true],
    ['2027-03-01', true],
    ['2027-03-02', false],
  ])('C-c: an inspection on %s for the audit due 2027-03-01', (day, accepted) => {
    expect(inspectionRefusal(day, '2027-03-01') === undefined).toBe(accepted);
  });

  test('an inspection that stands for an audit starts the next year', () => {
    expect(nextDueDay(yearly, '2025-01-01', [{ performedOn: '2026-03-01', assessment: 'adequate' }])).toBe(
      '2027-03-01',
    );
  });

  test('without a result: at once before the first import, else after one interval, over the end of a month', () => {
    expect(nextDueDay(yearly, '2026-05-31', [])).toBe('2026-05-31');
    const monthly = { frequency: { everyMonths: 9 }, beforeFirstImport: false };
    expect(nextDueDay(monthly, '2026-05-31', [])).toBe('2027-02-28');
  });

  test('a line that is done once, and a line by lots', () => {
    const once = { frequency: { once: true as const }, beforeFirstImport: true };
    expect(nextDueDay(once, '2026-05-31', [])).toBe('2026-05-31');
    expect(nextDueDay(once, '2026-05-31', [{ performedOn: '2026-06-01', assessment: 'adequate' }])).toBeNull();
    expect(nextDueDay({ frequency: { everyLots: 10 }, beforeFirstImport: false }, '2026-05-31', [])).toBeNull();
  });

  test('C-d: a reevaluation is due 36 months after the evaluation, and opens 90 days before', () => {
    expect(addMonths('2024-02-29', 36)).toBe('2027-02-28');
    expect(addDays(addMonths('2024-02-29', 36), -90)).toBe('2026-11-30');
  });
});
