import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '../core/calendar-day.js';
import {
  ASSURANCE_KINDS,
  ASSURANCE_RULES,
  assuranceProblem,
  assuranceTerm,
  lacksControls,
  type AssuranceKind,
} from './assurance.js';
import { REQUIREMENT_CODES } from './readiness/requirement-codes.js';
import { REQUIREMENTS } from './readiness/requirements.js';
import { checkValidUntil, STANDING_CHECK_KINDS, STANDING_CHECK_RULES } from './standing-check.js';

describe('assurances', () => {
  const term = (kind: AssuranceKind, effectiveOn: string, year?: number) =>
    Object.values(assuranceTerm({ kind, effectiveOn, year })).join(' to ');

  it('count for the periods of 21 CFR 1.507, 1.511 and 1.512', () => {
    expect(ASSURANCE_KINDS.map((kind) => [kind, term(kind, '2024-02-29')])).toEqual([
      ['AS-3', '2024-02-29 to 2025-02-28'],
      ['AS-5', '2024-02-29 to 2025-02-28'],
      ['VS-2', '2024-02-29 to 2026-02-28'],
      ['SS-1', '2024-01-01 to 2024-12-31'],
      ['SS-2', '2024-02-29 to 2026-02-28'],
    ]);
    expect(term('VS-2', '2025-05-01')).toBe('2025-05-01 to 2027-05-01');
  });

  it('of small status are for a calendar year: from October on the next one, unless another is given', () => {
    expect(term('SS-1', '2026-09-30')).toBe('2026-01-01 to 2026-12-31');
    expect(term('SS-1', '2026-10-01')).toBe('2027-01-01 to 2027-12-31');
    expect(term('SS-1', '2026-12-31', 2026)).toBe('2026-01-01 to 2026-12-31');
    expect(term('SS-1', '2027-02-01', 2027)).toBe('2027-01-01 to 2027-12-31');
    const next = Number(today().slice(0, 4)) + 1;
    const problemOf = (claim: object) => assuranceProblem({ kind: 'SS-1', fileId: 'f', ...claim });
    expect(problemOf({ year: next })).toBeUndefined();
    expect(problemOf({ year: next + 1 })).toEqual({ path: 'year', message: `Enter ${next} or an earlier year` });
    expect(problemOf({ kind: 'SS-2', year: next })).toEqual({
      path: 'year',
      message: 'Only an assurance of small status is for a calendar year',
    });
  });

  it('can take effect later where they are obtained in advance', () => {
    const effectiveOn = addDays(today(), 30);
    const later = ASSURANCE_KINDS.filter((kind) => !assuranceProblem({ kind, fileId: 'f', effectiveOn }));
    expect(later).toEqual(['AS-3', 'AS-5', 'SS-1']);
    expect(assuranceProblem({ kind: 'VS-2', fileId: 'f', effectiveOn: today() })).toBeUndefined();
  });

  it('rest on a section that their requirement cites', () => {
    for (const kind of ASSURANCE_KINDS)
      expect(
        REQUIREMENTS[kind].citations.some((cited) => cited.startsWith(ASSURANCE_RULES[kind].citation.slice(0, 8))),
      ).toBe(true);
  });

  it('of a qualified facility need its controls, the other law, or both; those to a very small importer need neither', () => {
    const lacks = (claim: object, supplier: 'qualified_facility' | 'farm' = 'qualified_facility') =>
      lacksControls({ kind: 'SS-2', ...claim }, supplier);
    const both = { controlsDescription: 'Roasting', nonFederalLawStatement: 'State law' };
    expect(lacks({})).toBe(true);
    expect(lacks({ controlsDescription: 'Roasting' })).toBe(false);
    expect(lacks({ nonFederalLawStatement: 'State law' })).toBe(false);
    expect(lacks(both)).toBe(false);
    expect(assuranceProblem({ kind: 'SS-2', fileId: 'f', ...both })).toBeUndefined();
    expect(lacks({ kind: 'VS-2' })).toBe(false);
    expect(lacks({ kind: 'SS-1' })).toBe(false);
    expect(lacks({}, 'farm')).toBe(false);
  });
});

it('each kind of record has the form of its requirement', () => {
  const withForm = (form: string) => REQUIREMENT_CODES.filter((code) => REQUIREMENTS[code].form === form);
  expect(withForm('assurance')).toEqual(ASSURANCE_KINDS);
  expect(withForm('standing-check')).toEqual(STANDING_CHECK_KINDS.map((kind) => STANDING_CHECK_RULES[kind].code));
});

describe('checks of scope and standing', () => {
  it('count for a year and for half a year, and satisfy a requirement that cites their section', () => {
    expect(checkValidUntil('scope', '2026-03-01')).toBe('2027-03-01');
    expect(checkValidUntil('standing', '2026-08-31')).toBe('2027-02-28');
    for (const kind of STANDING_CHECK_KINDS) {
      const { code, citation } = STANDING_CHECK_RULES[kind];
      expect(REQUIREMENTS[code].citations).toContain(citation);
    }
  });
});
