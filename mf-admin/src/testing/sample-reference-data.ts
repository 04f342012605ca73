import { addDays, today } from '@fsvp/contracts/core/calendar-day';
import type { ReferenceCheck, ReferenceSet, ReferenceSetSummary } from '@fsvp/contracts/program/reference-set';

export const SET_ID = '0197a000-0000-7000-8000-0000000000e1';

/** In force today. */
export function sampleSummary(changes: Partial<ReferenceSetSummary> = {}): ReferenceSetSummary {
  return {
    id: SET_ID,
    version: 1,
    createdBy: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    kind: 'federal_holidays',
    effectiveFrom: '2026-01-01',
    effectiveTo: null,
    source: 'opm.gov, federal holidays',
    retrievedOn: addDays(today(), -30),
    rowCount: 2,
    shipped: false,
    ...changes,
  };
}

export function sampleSet(changes: Partial<ReferenceSet> = {}): ReferenceSet {
  const rows = [
    { day: '2026-11-26', name: 'Thanksgiving Day' },
    { day: '2026-12-25', name: 'Christmas Day' },
  ];
  return { ...sampleSummary(changes), rows, ...changes };
}

export const CHECKED: ReferenceCheck = {
  rowCount: 2,
  added: 1,
  changed: 0,
  unchanged: 1,
  missing: 3,
  ends: [{ id: SET_ID, effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31' }],
  rows: sampleSet().rows,
};
