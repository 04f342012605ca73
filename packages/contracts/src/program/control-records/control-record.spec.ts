import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '../../core/calendar-day.js';
import { REQUIREMENTS } from '../readiness/requirements.js';
import {
  CONTROL_KINDS,
  CONTROL_RULES,
  controlProblem,
  controlRecordCreate,
  controlValidUntil,
} from './control-record.js';

const ID = '0197a000-0000-7000-8000-0000000000a1';
const errorsOf = (changes: object) => {
  const { error } = controlRecordCreate.safeParse({
    kind: 'LACF-1',
    effectiveOn: '2026-03-05',
    documentId: ID,
    statement: 'The retort records of lot 7 show the scheduled process.',
    reviewerName: 'Dana Reyes',
    ...changes,
  });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('records of controls elsewhere', () => {
  it('satisfy the requirement of their kind, whose section it cites', () => {
    for (const kind of CONTROL_KINDS) {
      expect(REQUIREMENTS[kind].form).toBe('control-record');
      expect(
        REQUIREMENTS[kind].citations.some((cited) => cited.startsWith(CONTROL_RULES[kind].citation.slice(0, 8))),
      ).toBe(true);
    }
  });

  it('count for 12 months by our policy, a disclosure without an end', () => {
    expect(CONTROL_KINDS.map((kind) => controlValidUntil(kind, '2024-02-29'))).toEqual([
      '2025-02-28',
      null,
      '2025-02-28',
    ]);
    for (const kind of ['LACF-1', 'AS-4'] as const) expect(REQUIREMENTS[kind].needs).toContain('is our policy');
  });

  it('have what their kind needs, and nothing of another', () => {
    expect(errorsOf({})).toEqual([]);
    expect(errorsOf({ reviewerName: ' ' })).toEqual(['reviewerName: Enter who reviewed the records of production']);
    expect(errorsOf({ hazardKeys: [ID] })).toEqual(['hazardKeys: Only a disclosure names hazards']);
    expect(errorsOf({ hazardKeys: [] })).toEqual([]);
    const system = { kind: 'AS-4', reviewerName: null, useDocumentId: ID };
    expect(errorsOf(system)).toEqual([]);
    expect(errorsOf({ ...system, useDocumentId: null })).toEqual([
      'useDocumentId: Choose the document that shows that the system is used',
    ]);
    expect(errorsOf({ ...system, reviewerName: 'Dana Reyes' })).toEqual([
      'reviewerName: Only a review of production under part 113 has a reviewer',
    ]);
    const disclosure = { kind: 'AS-2', reviewerName: null, hazardKeys: [ID], customerName: 'Delta Foods' };
    expect(errorsOf(disclosure)).toEqual([]);
    expect(errorsOf({ ...disclosure, customerName: null })).toEqual([]);
    expect(errorsOf({ ...disclosure, hazardKeys: [] })).toEqual([
      'hazardKeys: Choose the hazards that the food is not processed to control',
    ]);
    expect(errorsOf({ ...disclosure, useDocumentId: ID })).toEqual([
      'useDocumentId: Only a system of later control has a document of its use',
    ]);
    expect(errorsOf({ ...system, customerName: 'Delta Foods' })).toEqual([
      'customerName: Only a disclosure has a customer',
    ]);
  });

  it('have a document, and a day that is not in the future', () => {
    expect(errorsOf({ documentId: undefined })).toEqual(['documentId: Choose the document']);
    expect(errorsOf({ statement: ' ' })).toEqual(['statement: Enter what it says']);
    expect(errorsOf({ effectiveOn: addDays(today(), 1) })).toEqual(['effectiveOn: The day is in the future']);
    expect(errorsOf({ kind: 'AS-3' })).toEqual(['kind: Choose what is recorded']);
  });

  it('are checked as a whole after a change', () => {
    expect(controlProblem({ kind: 'AS-4', useDocumentId: ID, hazardKeys: [] })).toBeUndefined();
    expect(controlProblem({ kind: 'AS-4', useDocumentId: null })?.path).toBe('useDocumentId');
  });
});
