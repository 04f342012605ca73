import { describe, expect, it } from '@jest/globals';
import { ASSURANCE_KINDS, ASSURANCE_RULES, assuranceValidUntil, lacksControls } from './assurance.js';
import { REQUIREMENT_CODES } from './readiness/requirement-codes.js';
import { REQUIREMENTS } from './readiness/requirements.js';
import { checkValidUntil, STANDING_CHECK_KINDS, STANDING_CHECK_RULES } from './standing-check.js';

describe('assurances', () => {
  it('count for the periods of 21 CFR 1.507, 1.511 and 1.512', () => {
    expect(ASSURANCE_KINDS.map((kind) => [kind, assuranceValidUntil(kind, '2024-02-29')])).toEqual([
      ['AS-3', '2025-02-28'],
      ['AS-5', '2025-02-28'],
      ['VS-2', '2026-02-28'],
      ['SS-1', '2024-12-31'],
      ['SS-2', '2026-02-28'],
    ]);
    expect(assuranceValidUntil('VS-2', '2025-05-01')).toBe('2027-05-01');
    expect(assuranceValidUntil('SS-1', '2026-12-31')).toBe('2026-12-31');
  });

  it('rest on a section that their requirement cites', () => {
    for (const kind of ASSURANCE_KINDS)
      expect(
        REQUIREMENTS[kind].citations.some((cited) => cited.startsWith(ASSURANCE_RULES[kind].citation.slice(0, 8))),
      ).toBe(true);
  });

  it('of a qualified facility need its controls or the other law', () => {
    expect(lacksControls({ kind: 'SS-2' }, 'qualified_facility')).toBe(true);
    expect(lacksControls({ kind: 'SS-2', controlsDescription: 'Roasting' }, 'qualified_facility')).toBe(false);
    expect(lacksControls({ kind: 'VS-2', nonFederalLawStatement: 'State law' }, 'qualified_facility')).toBe(false);
    expect(lacksControls({ kind: 'SS-1' }, 'qualified_facility')).toBe(false);
    expect(lacksControls({ kind: 'SS-2' }, 'farm')).toBe(false);
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
