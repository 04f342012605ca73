import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { actionOverdue, defaultDueDay } from '../quality/corrective-action.js';
import { documentExpiry } from '../documents/document.js';
import { share } from './dashboard.js';
import { hazardRating, hazardRiskScore, LIKELIHOODS, SEVERITIES } from '../quality/hazard-analysis.js';
import {
  CHECKLIST,
  inspectionVerdict,
  temperatureComplies,
  unansweredChecklist,
} from '../quality/receiving-inspection.js';
import { rangeDays, reportFileName } from '../reports/report.js';
import { dueBadge, dueText, displayedVerificationStatus } from '../quality/verification.js';

const TODAY = '2026-11-21';

describe('hazard risk rating', () => {
  it('rates every combination by the thresholds 4, 8 and 12', () => {
    const rated = SEVERITIES.flatMap((severity) =>
      LIKELIHOODS.map((likelihood) => [
        hazardRiskScore(severity, likelihood),
        hazardRating(hazardRiskScore(severity, likelihood)),
      ]),
    );
    expect(Object.fromEntries(rated)).toEqual({
      1: 'low',
      2: 'low',
      3: 'low',
      4: 'medium',
      5: 'medium',
      6: 'medium',
      8: 'high',
      9: 'high',
      10: 'high',
      12: 'critical',
      15: 'critical',
    });
  });
});

describe('verification activity', () => {
  it.each([
    ['2026-11-20', 'Overdue', '1 day overdue'],
    ['2026-11-11', 'Overdue', '10 days overdue'],
    ['2026-11-21', 'Due Soon', 'Due today'],
    ['2026-11-22', 'Due Soon', 'Due in 1 day'],
    ['2026-11-24', 'Due Soon', 'Due in 3 days'],
    ['2026-11-25', 'Scheduled', 'Due in 4 days'],
    ['2026-11-28', 'Scheduled', 'Due in 7 days'],
    ['2026-11-29', 'Scheduled', null],
  ])('due %s reads %s, %s', (day, badge, text) => {
    expect(dueBadge(`${day}T00:00:00.000Z`, TODAY)).toBe(badge);
    expect(dueText(`${day}T23:00:00.000Z`, TODAY)).toBe(text);
  });

  it('shows Overdue only for a scheduled activity past its due day', () => {
    expect(displayedVerificationStatus({ status: 'scheduled', dueDate: '2026-11-20T23:59:00.000Z' }, TODAY)).toBe(
      'overdue',
    );
    expect(displayedVerificationStatus({ status: 'scheduled', dueDate: '2026-11-21T00:00:00.000Z' }, TODAY)).toBe(
      'scheduled',
    );
    expect(displayedVerificationStatus({ status: 'in_progress', dueDate: '2020-01-01T00:00:00.000Z' }, TODAY)).toBe(
      'in_progress',
    );
  });
});

describe('receiving inspection', () => {
  it.each([
    ['0', true],
    ['41', true],
    ['41.5', false],
    ['-1', false],
    [55, false],
    ['', null],
    ['warm', null],
    [null, null],
  ])('temperature %p complies: %p', (entry, complies) => expect(temperatureComplies(entry)).toBe(complies));

  it('returns the three sentences and lists every reason', () => {
    const questions = unansweredChecklist();
    expect(inspectionVerdict({ tempCompliant: true, questions })).toEqual({
      status: 'passed',
      message: 'All checks passed - shipment accepted',
      failureReasons: null,
      unanswered: 4,
    });
    const failing = questions.map((question, index) => ({ ...question, answer: index !== 1 }));
    expect(inspectionVerdict({ tempCompliant: true, questions: failing })).toEqual({
      status: 'failed',
      message: 'Inspection failed - quality check failed',
      failureReasons: CHECKLIST[1].question,
      unanswered: 0,
    });
    expect(inspectionVerdict({ tempCompliant: false, questions: failing })).toEqual({
      status: 'failed',
      message: 'Inspection failed - temperature out of range',
      failureReasons: `Temperature out of range; ${CHECKLIST[1].question}`,
      unanswered: 0,
    });
  });

  it('fails if and only if the temperature or an answer fails', () => {
    const answer = fc.constantFrom(true, false, undefined);
    fc.assert(
      fc.property(fc.boolean(), fc.tuple(answer, answer, answer, answer), (tempCompliant, answers) => {
        const questions = unansweredChecklist().map((question, index) => ({ ...question, answer: answers[index] }));
        return (
          (inspectionVerdict({ tempCompliant, questions }).status === 'failed') ===
          (!tempCompliant || answers.includes(false))
        );
      }),
    );
  });
});

describe('documents, actions, reports, percentages', () => {
  it.each([
    [null, null],
    ['2026-11-20', 'expired'],
    ['2026-11-21', 'expires_soon'],
    ['2026-12-21', 'expires_soon'],
    ['2026-12-22', 'valid'],
  ])('a document that expires %p is %p', (day, expiry) => expect(documentExpiry(day, TODAY)).toBe(expiry));
  it('makes a new action due in 30 days and reports active actions past their day as overdue', () => {
    expect(defaultDueDay(TODAY)).toBe('2026-12-21');
    expect(actionOverdue({ status: 'open', dueDate: '2026-11-20T00:00:00Z' }, TODAY)).toBe(true);
    expect(actionOverdue({ status: 'closed', dueDate: '2026-11-20T00:00:00Z' }, TODAY)).toBe(false);
  });
  it('includes both ends of a date range and names the file', () => {
    expect(rangeDays('7', TODAY)).toEqual({ dateFrom: '2026-11-15', dateTo: TODAY });
    expect(rangeDays('30', TODAY)).toEqual({ dateFrom: '2026-10-23', dateTo: TODAY });
    expect(rangeDays('90', TODAY)).toEqual({ dateFrom: '2026-08-24', dateTo: TODAY });
    expect(rangeDays('365', TODAY)).toEqual({ dateFrom: '2025-11-22', dateTo: TODAY });
    expect(rangeDays('custom', TODAY)).toBeNull();
    expect(reportFileName('audit-trail', 'json', TODAY)).toBe('audit-trail-report-2026-11-21.json');
  });
  it('rounds a percentage and returns 0 for an empty total', () =>
    expect([share(1, 3), share(2, 3), share(0, 0)]).toEqual([33, 67, 0]));
});
